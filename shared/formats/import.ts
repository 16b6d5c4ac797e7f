import { ok, type Result } from "../base/index.js";
import {
  columnPath,
  diffCells,
  idKeyOf,
  isSpreadArray,
  matchRows,
  newRowEntries,
  readSheet,
  type CellDifference,
  type SheetFacts,
} from "../sheet/index.js";
import {
  appendRows,
  parseDocument,
  removeKey,
  setKeys,
  setValue,
  type Edited,
  type NewRow,
  type Path,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import type { ImportedRows, RowPlace } from "./pair-rows.js";
import { printToml } from "./toml-print.js";

export interface Imported {
  readonly document: TomlDocument;
  /** Cells whose value changed, keys that came and went included. */
  readonly cells: number;
  readonly added: number;
  /** Rows of the table in which a cell changed, and those that hold what their imported row says already. */
  readonly changed: number;
  readonly unchanged: number;
  /** Rows of the table that no imported row is about; they stay as they are. */
  readonly untouched: number;
}

export interface ImportOptions {
  /** The id of a row that brings none. */
  readonly makeId: (facts: SheetFacts, row: readonly RowEntry[]) => string;
  /** What rows have as ids, as far as the game of the table says. */
  readonly ids?: SheetFacts["ids"];
  /** Whether an empty text stays where a row has nothing: spreadsheets do not tell one from the other. */
  readonly keepsEmptyTexts?: boolean;
  /** Where each row belongs, as `pairRows` found it; where absent, rows are found by id, content and place. */
  readonly places?: readonly RowPlace[];
}

/**
 * Brings rows into a table by the edits that a person would make: cells that differ are set, new rows are added behind the
 * last, rows whose place is ambiguous are left out. Nothing is deleted and nothing else changes.
 */
export function importRows(
  document: TomlDocument,
  table: readonly string[],
  { rows, keys }: ImportedRows,
  { makeId, ids, places: given, keepsEmptyTexts = false }: ImportOptions,
): Result<Imported> {
  const asDocument = parseDocument(printToml(nested(table, rows)));
  if (!asDocument.ok) return asDocument;
  const read = readSheet(document, table);
  const facts = ids === undefined ? read : { ...read, ids };
  const places = given ?? matchRows(document, asDocument.value, table, { idKey: idKeyOf(facts) }).map(placeOf);
  let current = document;
  let cells = 0;
  const added: NewRow[] = [];
  let changed = 0;
  let unchanged = 0;
  for (const [at, row] of rows.entries()) {
    const found = places[at];
    if (found?.kind === "ambiguous") continue;
    if (found?.kind !== "at") {
      const values = row.map(({ key, value }) => [{ path: [key] }, value] as const);
      added.push({ entries: newRowEntries(facts, (entries) => makeId(facts, entries), values) });
      continue;
    }
    const { place } = found;
    const differences = diffCells(current, place, asDocument.value, at, table).filter(
      (difference) =>
        isSpokenOf(difference.column.path[0] ?? "", row, keys) &&
        !isSameNumber(difference) &&
        !(keepsEmptyTexts && isEmptied(difference)),
    );
    const merged = applyDifferences(current, [...table, place], differences, facts.keyOrder);
    if (!merged.ok) return merged;
    current = merged.value;
    cells += differences.length;
    if (differences.length > 0) changed += 1;
    else unchanged += 1;
  }
  const grown = appendRows(current, table, added);
  if (!grown.ok) return grown;
  return ok({
    document: grown.value.doc,
    cells,
    added: added.length,
    changed,
    unchanged,
    untouched: facts.rowCount - places.filter(({ kind }) => kind === "at").length,
  });
}

const placeOf = (place: number | null): RowPlace => (place === null ? { kind: "new" } : { kind: "at", place });

const nested = (table: readonly string[], rows: readonly (readonly RowEntry[])[]): ReadonlyMap<string, TomlValue> => {
  const items = rows.map((row): TomlValue => ({
    kind: "table",
    entries: new Map(row.map((each) => [each.key, each.value])),
  }));
  const [first = "", ...rest] = table;
  const inner = rest.reduceRight<TomlValue>((value, key) => ({ kind: "table", entries: new Map([[key, value]]) }), {
    kind: "array",
    items,
  });
  return new Map([[first, inner]]);
};

const isSpokenOf = (key: string, row: readonly RowEntry[], keys: readonly string[]): boolean =>
  keys.includes(key) || row.some((entry) => entry.key === key);

/** Whether a float comes back without its fraction of zero, as spreadsheets and JSON write it: `1` for `1.0`. */
const isSameNumber = ({ before, after }: CellDifference): boolean =>
  before?.kind === "float" && after?.kind === "integer" && Number(after.value) === before.value;

const isEmptied = ({ before, after }: CellDifference): boolean =>
  before?.kind === "string" && before.value === "" && after === undefined;

/** Carries out the differences of one row: whole keys together, then lists, from their end where they are longer or shorter. */
function applyDifferences(
  document: TomlDocument,
  row: Path,
  differences: readonly CellDifference[],
  order: readonly string[],
): Result<TomlDocument> {
  const keys = differences.flatMap(keySet);
  const set = setKeys(document, row, keys, { order });
  if (!set.ok) return set;
  let current = set.value;
  for (const difference of differences) {
    if (keySet(difference).length > 0) continue;
    const { column, before, after } = difference;
    const cell = [...row, ...columnPath(column)];
    const edited =
      before && after && isSpreadArray(before) && isSpreadArray(after)
        ? setItems(current, cell, before.items, after.items)
        : applied(after ? setValue(current, cell, after, { order }) : removeKey(current, cell));
    if (!edited.ok) return edited;
    current = edited.value;
  }
  return ok(current);
}

/** The key of a row that a difference sets as a whole; none where it removes one, or changes a list or table within. */
function keySet({ column, before, after }: CellDifference): readonly RowEntry[] {
  const [key, ...within] = columnPath(column);
  if (!after || typeof key !== "string" || within.length > 0) return [];
  return before && isSpreadArray(before) && isSpreadArray(after) ? [] : [{ key, value: after }];
}

const applied = (edited: Result<Edited>): Result<TomlDocument> => (edited.ok ? ok(edited.value.doc) : edited);

function setItems(
  document: TomlDocument,
  array: Path,
  before: readonly TomlValue[],
  after: readonly TomlValue[],
): Result<TomlDocument> {
  let edited: Result<TomlDocument> = ok(document);
  const edit = (change: (current: TomlDocument) => Result<Edited>): void => {
    if (edited.ok) edited = applied(change(edited.value));
  };
  for (let at = before.length - 1; at >= after.length; at -= 1) {
    edit((current) => removeKey(current, [...array, at], { keepEmpty: true }));
  }
  for (const [at, item] of after.entries()) edit((current) => setValue(current, [...array, at], item));
  return edited;
}
