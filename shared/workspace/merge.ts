import { blockText, rowEntries, sourceAt, valueAt, type TomlValue } from "../toml/index.js";
import { isCarriedOut } from "../metadata/index.js";
import type { ColumnId } from "../sheet/index.js";
import { applyOperation } from "./apply.js";
import { cellPath, placeOf, sameRow, sameValue, tableOf } from "./content.js";
import type { RowKey } from "./identity.js";
import { cellName, rowTitle } from "./journal.js";
import type { Conflict, Content, FileState, Operation, PendingOperation, TableState } from "./state.js";
import type { Transition } from "./transition.js";

export interface Merged {
  readonly content: Content;
  /** The operations that now stand on top of the outside version. */
  readonly pending: readonly PendingOperation[];
}

type CellOperation = Extract<Operation, { kind: "cell" }>;

/** Finds a row in a version of the file. */
interface Found {
  readonly table: TableState;
  readonly place: number;
}

function find(content: Content, path: readonly string[], key: RowKey): Found | undefined {
  const table = tableOf(content, path);
  const place = table ? placeOf(table.keys, key) : -1;
  return table && place !== -1 ? { table, place } : undefined;
}

function valueIn(content: Content, { table, rowKey }: CellOperation, column: ColumnId): TomlValue | undefined {
  const found = find(content, table, rowKey);
  return found && valueAt(content.document, cellPath(table, found.place, column));
}

function sourceIn(content: Content, { table, rowKey }: CellOperation, column: ColumnId): string | null {
  const found = find(content, table, rowKey);
  return (found && sourceAt(content.document, cellPath(table, found.place, column))) ?? null;
}

/**
 * The column to compare for an edit of an array element: the element while all versions have the array at one length,
 * else the whole array, because places inside it no longer mean the same (editor 4.6).
 */
function comparedColumn(operation: CellOperation, versions: readonly Content[]): ColumnId {
  if (operation.column.index === undefined) return operation.column;
  const whole: ColumnId = { path: operation.column.path };
  const lengths = versions.map((version) => {
    const value = valueIn(version, operation, whole);
    return value?.kind === "array" ? value.items.length : -1;
  });
  return lengths.every((length) => length === lengths[0]) ? operation.column : whole;
}

type Verdict = "apply" | "done" | "conflict";

/** The cell rules of editor 4.6. */
function judgeCell(base: TomlValue | undefined, theirs: TomlValue | undefined, ours: TomlValue | undefined): Verdict {
  if (sameValue(theirs, ours) || sameValue(base, ours)) return "done";
  return sameValue(base, theirs) ? "apply" : "conflict";
}

/** Merges the unsaved operations of a file into what another program wrote; conflicts are added to the step. */
export function mergeOutside(step: Transition, file: FileState, theirs: Content): Merged {
  const merge = new Merge(step, file, theirs);
  for (const pending of file.pending) merge.take(pending);
  merge.rescueDrafts();
  step.journalDone(merge.finished);
  return { content: merge.content, pending: merge.pending };
}

class Merge {
  content: Content;
  readonly pending: PendingOperation[] = [];
  readonly finished: string[] = [];
  private readonly ours: Content;
  private readonly base: Content;
  private readonly rowsByUs = new Set<RowKey>();
  private readonly lostRows = new Set<RowKey>();
  private readonly conflictOfCell = new Map<string, string>();

  constructor(
    private readonly step: Transition,
    private readonly file: FileState,
    private readonly theirs: Content,
  ) {
    this.content = theirs;
    this.ours = file.content ?? theirs;
    this.base = file.base?.content ?? this.ours;
    for (const { operation } of file.pending) if (operation.kind === "insert") this.rowsByUs.add(operation.rowKey);
  }

  take(pending: PendingOperation): void {
    const { operation } = pending;
    switch (operation.kind) {
      case "cell":
        this.takeCell(pending, operation);
        return;
      case "delete":
        this.takeDelete(pending, operation);
        return;
      case "text":
        this.takeText(pending, operation);
        return;
      case "metadata":
        if (isCarriedOut(this.content.document, operation.changes)) this.finished.push(pending.id);
        else this.apply(pending);
        return;
      case "insert":
      case "move":
      case "width":
      case "order":
      case "waive":
      case "severity":
      case "image-folder":
        this.apply(pending);
    }
  }

  /** Text typed into a row that is gone is kept as a conflict of that row. */
  rescueDrafts(): void {
    for (const draft of this.file.drafts.values()) {
      if (find(this.content, draft.sheet.table, draft.rowKey)) continue;
      this.loseRow(draft.sheet.table, draft.rowKey, draft.journalId);
    }
  }

  private apply(pending: PendingOperation): void {
    const applied = applyOperation(this.file.file, this.content, pending.operation, this.step.fresh);
    if (applied.ok) {
      this.content = applied.value.content;
      this.pending.push(pending);
      return;
    }
    this.finished.push(pending.id);
    this.step.notice("warning", `An edit no longer fits ${this.file.file}: ${applied.error.message}`, this.file.file);
  }

  private takeCell(pending: PendingOperation, operation: CellOperation): void {
    if (this.rowsByUs.has(operation.rowKey)) {
      this.apply(pending);
      return;
    }
    if (!find(this.theirs, operation.table, operation.rowKey)) {
      this.loseRow(operation.table, operation.rowKey, pending.id);
      return;
    }
    const column = comparedColumn(operation, [this.base, this.theirs, this.ours]);
    const verdict = judgeCell(
      valueIn(this.base, operation, column),
      valueIn(this.theirs, operation, column),
      valueIn(this.ours, operation, column),
    );
    if (verdict === "apply") this.apply(pending);
    else if (verdict === "done") this.finished.push(pending.id);
    else this.cellConflict(pending, operation, column);
  }

  private cellConflict(pending: PendingOperation, operation: CellOperation, column: ColumnId): void {
    const name = cellName(operation.table, operation.rowKey, column);
    const known = this.conflictOfCell.get(name);
    const conflict = known === undefined ? undefined : this.step.state.conflicts.get(known);
    if (conflict) {
      this.step.addConflict({ ...conflict, journalIds: [...conflict.journalIds, pending.id] });
      return;
    }
    const id = `c${this.step.fresh()}`;
    this.conflictOfCell.set(name, id);
    this.step.addConflict({
      ...this.about(operation.table, operation.rowKey, this.theirs),
      id,
      journalIds: [pending.id],
      kind: "cell",
      column,
      before: sourceIn(this.base, operation, column),
      mine: sourceIn(this.ours, operation, column),
      disk: sourceIn(this.theirs, operation, column),
    });
  }

  private takeDelete(pending: PendingOperation, operation: Extract<Operation, { kind: "delete" }>): void {
    const theirs = find(this.theirs, operation.table, operation.rowKey);
    if (!theirs && !this.rowsByUs.has(operation.rowKey)) {
      this.finished.push(pending.id);
      return;
    }
    const base = find(this.base, operation.table, operation.rowKey);
    const untouched =
      !base ||
      !theirs ||
      sameRow(
        rowEntries(this.base.document, operation.table, base.place),
        rowEntries(this.theirs.document, operation.table, theirs.place),
      );
    if (untouched) {
      this.apply(pending);
      return;
    }
    const id = `c${this.step.fresh()}`;
    this.step.addConflict({
      ...this.about(operation.table, operation.rowKey, this.theirs),
      id,
      journalIds: [pending.id],
      kind: "row-changed-on-disk",
      block: operation.block,
      disk: blockText(this.theirs.document, operation.table, theirs.place),
    });
  }

  private takeText(pending: PendingOperation, operation: Extract<Operation, { kind: "text" }>): void {
    const id = `c${this.step.fresh()}`;
    this.step.addConflict({
      id,
      file: this.file.file,
      table: [],
      rowKey: "-",
      rowTitle: this.file.file,
      journalIds: [pending.id],
      kind: "text",
      mine: operation.after,
      disk: this.theirs.document.chunks.map(({ text }) => text).join(""),
    });
  }

  /** Our edit was in a row that the disk no longer has. */
  private loseRow(path: readonly string[], rowKey: RowKey, journalId: string): void {
    const id = `c-lost-${rowKey}`;
    const known = this.step.state.conflicts.get(id);
    if (known && this.lostRows.has(rowKey)) {
      this.step.addConflict({ ...known, journalIds: [...known.journalIds, journalId] });
      return;
    }
    const ours = find(this.ours, path, rowKey);
    if (!ours) {
      this.finished.push(journalId);
      return;
    }
    this.lostRows.add(rowKey);
    this.step.addConflict({
      ...this.about(path, rowKey, this.ours),
      id,
      journalIds: [journalId],
      kind: "row-deleted-on-disk",
      block: blockText(this.ours.document, path, ours.place),
      after: ours.table.keys[ours.place - 1] ?? null,
    });
  }

  private about(
    table: readonly string[],
    rowKey: RowKey,
    content: Content,
  ): Pick<Conflict, "file" | "table" | "rowKey" | "rowTitle"> {
    const found = find(content, table, rowKey);
    return {
      file: this.file.file,
      table,
      rowKey,
      rowTitle: found ? rowTitle(content, found.table, found.place) : rowKey,
    };
  }
}
