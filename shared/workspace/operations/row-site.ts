import { applyChanges, failed, ok, type Fault, type Result, type TextChange } from "../../base/index.js";
import { updateSheet } from "../../sheet/index.js";
import { applyTextChanges, blockText, type Edited, type TomlDocument } from "../../toml/index.js";
import { placeOf, tableOf } from "../content/content.js";
import type { TouchedRow } from "../content/row-events.js";
import type { RowKey } from "../identity.js";
import type { Content, TableState } from "../state.js";
import type { Applied, FoundRow, Location, Replay } from "./spec.js";

const rowGone = (): Fault => ({ code: "workspace/row-gone", message: "The row is no longer in the file." });

export const tableGone = (path: readonly string[]): Fault => ({
  code: "workspace/table-gone",
  message: `The table ${path.join(".")} is no longer in the file.`,
});

/** Where a row is in a version of its file. */
export interface RowSite {
  readonly table: TableState;
  readonly place: number;
}

/** Finds the row of an operation; fails where it, or its table, is not in the file. */
export function rowSite(content: Content, { table: path, rowKey }: Location): Result<RowSite> {
  const table = tableOf(content, path);
  if (!table) return failed(tableGone(path));
  const place = placeOf(table.keys, rowKey, table.keys.length - 1);
  return place === -1 ? failed(rowGone()) : ok({ table, place });
}

/** As `rowSite`; undefined where it is not in the file. */
export function findRow(content: Content, row: Location): RowSite | undefined {
  const site = rowSite(content, row);
  return site.ok ? site.value : undefined;
}

/** Where a row that follows `after` will be: first for null, last where that row is gone. */
export function newSite(content: Content, path: readonly string[], after: RowKey | null): Result<RowSite> {
  const table = tableOf(content, path);
  return table ? ok({ table, place: placeBehind(table.keys, after) }) : failed(tableGone(path));
}

export function placeBehind(keys: readonly RowKey[], after: RowKey | null): number {
  if (after === null) return 0;
  const place = placeOf(keys, after, keys.length - 1);
  return place === -1 ? keys.length : place + 1;
}

/** How a change of the text changed a table: the place of the row before and after it, null where it is not there. */
export interface RowStep {
  readonly table: TableState;
  readonly before: number | null;
  readonly after: number | null;
  readonly touched: TouchedRow;
  /** The version that comes of it. */
  readonly id: number;
}

/** Makes keys, facts and the page follow a change of the text that carried out an operation on a row. */
export function followRow(content: Content, edited: Edited, { table, before, after, touched, id }: RowStep): Applied {
  const isMoved = touched.kind === "move";
  const facts = isMoved ? table.facts : updateSheet(table.facts, content.document, before, edited.doc, after);
  let keys = table.keys;
  if (touched.kind !== "set") {
    if (before !== null) keys = keys.toSpliced(before, 1);
    if (after !== null) keys = keys.toSpliced(after, 0, touched.key);
  }
  const changed: TableState = { ...table, facts, keys };
  return {
    content: {
      ...content,
      id,
      document: edited.doc,
      tables: content.tables.map((each) => (each === table ? changed : each)),
    },
    inverse: edited.inverse,
    rows: [facts.columns === table.facts.columns ? touched : { kind: "reset", table: table.path }],
    touched: [touched],
  };
}

/**
 * Uses an edit of one row where it makes just the text that the changes make: changes of the text that reach over several
 * rows have the whole file read again, which would be once for each row of a paste.
 */
export function replayed(content: Content, edited: Result<Edited>, { changes }: Replay): Result<Edited> {
  const isSame = edited.ok && makeSameText(content.document, edited.value.changes, changes);
  return isSame ? edited : applyTextChanges(content.document, changes);
}

/** Whether changes make the same text: what is equal around a row may be counted to its beginning or to its end. */
function makeSameText({ chunks }: TomlDocument, some: readonly TextChange[], others: readonly TextChange[]): boolean {
  const both = [...some, ...others];
  if (some.length === 0 || others.length === 0) return both.length === 0;
  const from = Math.min(...both.map((change) => change.from));
  const to = Math.max(...both.map((change) => change.to));
  const first = chunks.placeAt(from);
  const offset = chunks.offsetOf(first);
  let text = "";
  for (let at = first; at < chunks.length && offset + text.length < to; at += 1) text += chunks.at(at)?.text ?? "";
  const made = (changes: readonly TextChange[]): string =>
    applyChanges(
      text,
      changes.map((change) => ({ ...change, from: change.from - offset, to: change.to - offset })),
    );
  return made(some) === made(others);
}

/** The text of a row without the blank lines around it. */
export const blockAt = ({ content, table }: FoundRow, place: number): string =>
  blockText(content.document, table.path, place).trim();
