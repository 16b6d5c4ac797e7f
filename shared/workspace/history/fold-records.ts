import { describeHeldRow, marksOfRow } from "../content/row-name.js";
import { blockText } from "../../toml/index.js";
import { specOf, type Operation } from "../operations/index.js";
import type { RowKey } from "../identity.js";
import type { JournalRecord } from "../protocol.js";
import type { Content } from "../state.js";
import { findRow } from "../operations/row-site.js";

/** An operation of an act with what the journal says of it. */
export interface Recorded {
  readonly operation: Operation;
  readonly record: JournalRecord;
}

/** The versions of a file before an act and after it. */
export interface ActVersions {
  readonly before: Content;
  readonly after: Content;
}

/**
 * The records of an act, with what its rows hold. A row that was added and then changed is one that was added as it is now, and
 * one that was changed and then deleted was deleted as it was: what happens on the way is never on disk, and may look like
 * another row, as a copy has the id of its original at first.
 */
export function foldRecords(
  recorded: readonly Recorded[],
  versionsOf: (file: string) => ActVersions | undefined,
): JournalRecord[] {
  const ofRows = byRow(recorded);
  const instead = new Map<Recorded, JournalRecord | undefined>();
  for (const [first] of ofRows) {
    const versions = first && versionsOf(first.record.file);
    if (versions) instead.set(first, held(first, versions));
  }
  for (const all of ofRows) {
    const [first, ...later] = all;
    const last = later.at(-1);
    const versions = first && last && versionsOf(first.record.file);
    if (!versions) continue;
    const isAddedFirst = first.operation.kind === "insert";
    const isDeletedLast = last.operation.kind === "delete";
    if (isAddedFirst === isDeletedLast || countOf(all) > 1) continue;
    for (const each of all) instead.set(each, undefined);
    const kept = isAddedFirst ? first : last;
    instead.set(kept, recordAt(kept, isAddedFirst ? versions.after : versions.before) ?? kept.record);
  }
  return recorded.flatMap((each) => {
    const record = instead.has(each) ? instead.get(each) : each.record;
    return record ? [record] : [];
  });
}

/** The operations of each row of each file, in the order of the first of each. */
function byRow(recorded: readonly Recorded[]): readonly (readonly Recorded[])[] {
  const ofFiles = new Map<string, Map<RowKey, Recorded[]>>();
  const all: Recorded[][] = [];
  for (const each of recorded) {
    const rowKey = rowOf(each.operation);
    if (rowKey === undefined) continue;
    const ofRows = ofFiles.get(each.record.file) ?? new Map<RowKey, Recorded[]>();
    ofFiles.set(each.record.file, ofRows);
    const known = ofRows.get(rowKey);
    if (known) {
      known.push(each);
      continue;
    }
    const first = [each];
    ofRows.set(rowKey, first);
    all.push(first);
  }
  return all;
}

/** How often the row was added or deleted. */
const countOf = (all: readonly Recorded[]): number =>
  all.filter(({ operation: { kind } }) => kind === "insert" || kind === "delete").length;

function rowOf(operation: Operation): RowKey | undefined {
  switch (operation.kind) {
    case "insert":
    case "delete":
    case "cell":
    case "list":
    case "spelling":
    case "move":
      return operation.rowKey;
    default:
      return undefined;
  }
}

/** What the journal says of the addition or deletion of a row as it is in a version. */
function recordAt({ operation, record }: Recorded, content: Content): JournalRecord | undefined {
  if (operation.kind !== "insert" && operation.kind !== "delete") return undefined;
  const site = findRow(content, operation);
  if (!site) return undefined;
  const block = blockText(content.document, operation.table, site.place);
  const entry = specOf(operation).record({ ...operation, block }, content, content);
  return { ...record, ...entry, row: describeHeldRow(content, operation.table, operation.rowKey) };
}

/** The record with what its row holds: once for each act, since a paste into a wide row has a record for each of its cells. */
function held({ operation, record }: Recorded, { before, after }: ActVersions): JournalRecord {
  const rowKey = rowOf(operation);
  if (rowKey === undefined) return record;
  const marks = marksOfRow(after, record.table, rowKey) ?? marksOfRow(before, record.table, rowKey) ?? "";
  return marks === "" ? record : { ...record, row: { ...record.row, marks } };
}
