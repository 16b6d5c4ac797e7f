import { neverHappens } from "../base/index.js";
import { columnKey, idOf, typeText, columnFacts, columnTitle } from "../sheet/index.js";
import { isCarriedOut, rulesFor } from "../metadata/index.js";
import { blockText, printDocument, toWire } from "../toml/index.js";
import { typedChange, type CellChange } from "./apply.js";
import { cellOf, cellSource, tableOf } from "./content.js";
import { Edit } from "./edit.js";
import { freshRowKey } from "./adopt.js";
import { rowTitle } from "./journal.js";
import type { JournalRecord } from "./protocol.js";
import { refused, type Reply } from "./reply.js";
import { whyNotEditable } from "./saving.js";
import type { Content, TableState, WorkspaceState } from "./state.js";
import type { Transition } from "./transition.js";
import type { RecoveryView } from "./views.js";
import { replaceText } from "./intents/text.js";

interface Found {
  readonly content: Content;
  readonly table: TableState;
  /** -1 where the row is not in the file. */
  readonly place: number;
}

/** Finds the row of a record in the file as it is now: by its id, else by its place when rows have no ids. */
function find(state: WorkspaceState, record: JournalRecord): Found | undefined {
  const content = state.files.get(record.file)?.content;
  const table = content && tableOf(content, record.table);
  if (!content || !table) return undefined;
  const { id, index } = record.row;
  if (id === null) return { content, table, place: index < table.keys.length ? index : -1 };
  const wanted = JSON.stringify(id);
  const holds = (place: number): boolean => {
    const value = idOf(content.document, table.facts, place);
    return value !== undefined && JSON.stringify(toWire(value)) === wanted;
  };
  if (index >= 0 && index < table.keys.length && holds(index)) return { content, table, place: index };
  return { content, table, place: table.keys.findIndex((_, place) => holds(place)) };
}

const blocksOf = ({ content, table }: Found): string[] =>
  table.keys.map((_, place) => blockText(content.document, table.path, place).trim());

/** Whether the disk already holds what the record wanted; then it is not worth offering. */
function isDone(state: WorkspaceState, record: JournalRecord): boolean {
  const { change } = record;
  const content = state.files.get(record.file)?.content;
  switch (change.kind) {
    case "cell": {
      const found = find(state, record);
      return (
        found !== undefined &&
        found.place !== -1 &&
        cellSource(found.content, found.table, found.place, change.column) === change.after
      );
    }
    case "draft":
      return false;
    case "insert": {
      const found = find(state, record);
      return found !== undefined && record.row.id !== null && found.place !== -1;
    }
    case "delete": {
      const found = find(state, record);
      if (!found) return false;
      return record.row.id === null ? !blocksOf(found).includes(change.block.trim()) : found.place === -1;
    }
    case "move":
      return find(state, record)?.place === change.to;
    case "text":
      return content !== undefined && printDocument(content.document) === change.after;
    case "metadata":
      return content !== undefined && isCarriedOut(content.document, change.changes);
    case "width":
    case "order":
    case "waive":
    case "severity":
    case "image-folder":
      return true;
    default:
      return neverHappens(change);
  }
}

/** Keeps the records of the last run that never reached their files, the newest of each cell; the rest are done with. */
export function offerRecovery(step: Transition, journal: readonly JournalRecord[]): void {
  const newest = new Map<string, JournalRecord>();
  const superseded: string[] = [];
  for (const record of journal) {
    const name = recoveryName(record);
    const earlier = newest.get(name);
    if (earlier) {
      superseded.push(earlier.id);
      newest.delete(name);
    }
    newest.set(name, earlier ? withFirstBefore(record, earlier) : record);
  }
  const offered = new Map<string, JournalRecord>();
  for (const record of newest.values()) {
    if (isDone(step.state, record)) superseded.push(record.id);
    else offered.set(record.id, record);
  }
  step.update({ recovery: offered });
  step.journalDone(superseded);
}

const recoveryName = ({ id, file, table, row, change }: JournalRecord): string =>
  change.kind === "cell" || change.kind === "draft"
    ? JSON.stringify([file, table, row.id ?? row.index, columnKey(change.column)])
    : change.kind === "text"
      ? JSON.stringify([file])
      : id;

/** Several unsaved edits of one cell count as one, from the first value to the last. */
function withFirstBefore(record: JournalRecord, earlier: JournalRecord): JournalRecord {
  const { change } = record;
  if (change.kind === "cell" && earlier.change.kind === "cell") {
    return { ...record, change: { ...change, before: earlier.change.before } };
  }
  if (change.kind === "text" && earlier.change.kind === "text") {
    return { ...record, change: { ...change, before: earlier.change.before } };
  }
  return record;
}

/** Carries out the records a person wants back and forgets those given up. What no longer fits stays offered. */
export function recover(step: Transition, accept: readonly string[], discard: readonly string[]): Reply {
  const problems: string[] = [];
  const edit = new Edit(step, "edit");
  const finished = discard.filter((id) => step.state.recovery.has(id));
  for (const id of accept) {
    const record = step.state.recovery.get(id);
    if (!record) continue;
    const problem = bringBack(step, edit, record);
    if (problem === undefined) finished.push(id);
    else problems.push(problem);
  }
  edit.commit("Recover unsaved edits");
  const recovery = new Map(step.state.recovery);
  for (const id of finished) recovery.delete(id);
  step.update({ recovery });
  step.journalDone(finished);
  return problems.length === 0
    ? { kind: "done" }
    : refused({ code: "recovery/does-not-fit", message: problems.join(" ") });
}

function bringBack(step: Transition, edit: Edit, record: JournalRecord): string | undefined {
  const file = step.file(record.file);
  const closed = file ? whyNotEditable(file) : { message: `${record.file} is not in the workspace.` };
  if (closed && record.change.kind !== "text") return closed.message;
  const { change } = record;
  if (change.kind === "text") {
    const replaced = replaceText(step, record.file, change.after);
    return replaced.ok ? undefined : replaced.error.message;
  }
  if (change.kind === "metadata") {
    const applied = edit.apply(record.file, change);
    return applied.ok ? undefined : applied.error.message;
  }
  const found = find(step.state, record);
  if (!found) return `${record.file} has no table ${record.table.join(".")} any more.`;
  if (change.kind === "insert") {
    const last = found.table.keys.at(-1) ?? null;
    const after = record.row.index > 0 ? (found.table.keys[record.row.index - 1] ?? last) : null;
    const rowKey = freshRowKey(step.fresh);
    const applied = edit.apply(record.file, {
      kind: "insert",
      table: record.table,
      rowKey,
      block: change.block,
      after,
    });
    return applied.ok ? undefined : applied.error.message;
  }
  const rowKey = found.table.keys[found.place];
  if (rowKey === undefined) return `The row ${record.row.title} is not in ${record.file} any more.`;
  return bringBackRow(edit, record, found, rowKey);
}

function bringBackRow(edit: Edit, { file, change }: JournalRecord, found: Found, rowKey: string): string | undefined {
  const { content, table, place } = found;
  const previous = table.keys[place - 1] ?? null;
  switch (change.kind) {
    case "cell":
    case "draft": {
      const { column } = change;
      const before = cellSource(content, table, place, column);
      let cell: CellChange;
      if (change.kind === "cell") {
        cell = change.after === null ? { kind: "remove" } : { kind: "source", source: change.after };
      } else {
        const facts = columnFacts(table.facts, column);
        const current = cellOf(content, table, place, column);
        const typed = typeText(change.text, { current, column: facts, rules: rulesFor(content.metadata, column) });
        if (!typed.ok) return typed.error.message;
        cell = typedChange(typed.value);
      }
      const applied = edit.change(file, { kind: "cell", table: table.path, rowKey, column, before, after: null }, cell);
      return applied.ok ? undefined : applied.error.message;
    }
    case "delete": {
      const block = blockText(content.document, table.path, place);
      const applied = edit.apply(file, { kind: "delete", table: table.path, rowKey, block, after: previous });
      return applied.ok ? undefined : applied.error.message;
    }
    case "move": {
      const others = table.keys.toSpliced(place, 1);
      const after = change.to > 0 ? (others[change.to - 1] ?? others.at(-1) ?? null) : null;
      const applied = edit.apply(file, { kind: "move", table: table.path, rowKey, from: previous, after });
      return applied.ok ? undefined : applied.error.message;
    }
    default:
      return undefined;
  }
}

/** An offered record in words. */
export function recoveryView(state: WorkspaceState, record: JournalRecord): RecoveryView {
  const { id, file, row, change } = record;
  const found = find(state, record);
  const current =
    found && found.place !== -1 && (change.kind === "cell" || change.kind === "draft")
      ? cellSource(found.content, found.table, found.place, change.column)
      : undefined;
  const title = found && found.place !== -1 ? rowTitle(found.content, found.table, found.place) : row.title;
  const view = (description: string, before: string | null, after: string | null, clashes: boolean): RecoveryView => ({
    id,
    file,
    description,
    before,
    after,
    clashes,
  });
  switch (change.kind) {
    case "cell":
      return view(`${columnTitle(change.column)} of ${title}`, change.before, change.after, current !== change.before);
    case "draft":
      return view(
        `${columnTitle(change.column)} of ${title}, typed and not committed`,
        change.before,
        change.text,
        current !== change.before,
      );
    case "insert":
      return view(`New row ${title}`, null, change.block, false);
    case "delete":
      return view(`Deletion of ${title}`, change.block, null, false);
    case "move":
      return view(`Move of ${title} to place ${change.to + 1}`, null, null, false);
    case "text":
      return view(`The whole text of ${file}`, change.before, change.after, false);
    case "metadata":
      return view(`Settings of ${file}`, null, null, false);
    case "width":
    case "order":
    case "waive":
    case "severity":
    case "image-folder":
      return view("A setting", null, null, false);
    default:
      return neverHappens(change);
  }
}
