import { blockText } from "../../toml/index.js";
import { openConflict, type NewConflict } from "./conflicts.js";
import { nameRow } from "../content/row-name.js";
import { findRow } from "../operations/row-site.js";
import { specOf, type Location, type Verdict } from "../operations/index.js";
import type { RowKey } from "../identity.js";
import type { Content, FileState, PendingOperation } from "../state.js";
import type { Transition } from "../transition.js";

export interface Merged {
  readonly content: Content;
  /** The operations that now apply on top of the outside version. */
  readonly pending: readonly PendingOperation[];
}

/** The keys of the rows that were added and are not on disk yet: no other program knows them. */
export const addedRows = ({ pending }: FileState): ReadonlySet<RowKey> =>
  new Set(pending.flatMap(({ operation }) => specOf(operation).addedRow?.(operation) ?? []));

/**
 * Merges the unsaved operations of a file into what another program wrote, by MERGE-4 to MERGE-7; conflicts are added
 * to the step.
 */
export function mergeOutside(step: Transition, file: FileState, theirs: Content): Merged {
  const merge = new Merge(step, file, theirs);
  for (const pending of file.pending) merge.take(pending);
  merge.keepDrafts();
  step.journalDone(merge.finished);
  return { content: merge.content, pending: merge.pending };
}

class Merge {
  content: Content;
  readonly pending: PendingOperation[] = [];
  /** Records of the journal that need not be offered again. */
  readonly finished: string[] = [];
  readonly #ours: Content;
  readonly #base: Content;
  readonly #ownRows: ReadonlySet<RowKey>;
  /** The ids of the conflicts of this merge, by what they are about. */
  readonly #conflicts = new Map<string, string>();

  readonly #step: Transition;
  readonly #file: FileState;
  readonly #theirs: Content;

  constructor(step: Transition, file: FileState, theirs: Content) {
    this.#step = step;
    this.#file = file;
    this.#theirs = theirs;
    this.content = theirs;
    this.#ours = file.content ?? theirs;
    this.#base = file.base?.content ?? this.#ours;
    this.#ownRows = addedRows(file);
  }

  take(pending: PendingOperation): void {
    const { operation } = pending;
    const versions = { base: this.#base, ours: this.#ours, theirs: this.#theirs, merged: this.content };
    this.#follow(pending, specOf(operation).merge(operation, { ...versions, ownRows: this.#ownRows }));
  }

  /** Text typed into a row that is gone is kept as a conflict of that row. */
  keepDrafts(): void {
    for (const { sheet, rowKey, journalId } of this.#file.drafts.values()) {
      const row = { table: sheet.table, rowKey };
      if (!findRow(this.content, row)) this.#loseRow(row, journalId);
    }
  }

  #follow(pending: PendingOperation, verdict: Verdict): void {
    switch (verdict.kind) {
      case "apply":
        this.#apply(pending);
        return;
      case "done":
        this.finished.push(pending.id);
        return;
      case "conflict":
        this.#conflict(verdict.thing ?? pending.id, pending.id, () => verdict.conflict);
        return;
      case "row-lost":
        this.#loseRow(verdict.row, pending.id);
    }
  }

  #apply(pending: PendingOperation): void {
    const { operation } = pending;
    const [file, step] = [this.#file, this.#step];
    const applied = specOf(operation).apply(operation, this.content, { file: file.file, fresh: step.fresh });
    if (applied.ok) {
      this.content = applied.value.content;
      this.pending.push(pending);
      return;
    }
    this.finished.push(pending.id);
    step.notice("warning", `An edit no longer fits ${file.file}: ${applied.error.message}`, file.file);
  }

  /** Our edit was in a row that the disk no longer has. */
  #loseRow(row: Location, journalId: string): void {
    const ours = findRow(this.#ours, row);
    if (!ours) {
      this.finished.push(journalId);
      return;
    }
    this.#conflict(JSON.stringify(["row", row.table, row.rowKey]), journalId, () => ({
      ...nameRow(this.#ours, row.table, row.rowKey),
      kind: "row-deleted-on-disk",
      block: blockText(this.#ours.document, row.table, ours.place),
      after: ours.table.keys[ours.place - 1] ?? null,
    }));
  }

  /** Adds the record to the conflict of this merge about the thing, which is opened first where there is none. */
  #conflict(thing: string, journalId: string, make: () => NewConflict): void {
    const known = this.#step.state.conflicts.get(this.#conflicts.get(thing) ?? "");
    if (known) this.#step.addConflict({ ...known, journalIds: [...known.journalIds, journalId] });
    else this.#conflicts.set(thing, openConflict(this.#step, this.#file.file, [journalId], make()).id);
  }
}
