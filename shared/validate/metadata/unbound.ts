import { cellText, type SheetSchema } from "../../sheet/index.js";
import type { Binding } from "../binding.js";
import type { CheckedGame, Index, RowFacts, RowRule } from "../rule.js";

const column = "id";

const rows: SheetSchema = {
  kind: "rows",
  title: "Rows",
  tables: [],
  signature: [column],
  idColumn: column,
  holdsCards: false,
};

/** Tables of no game have nothing to do with each other: an id is unique within its own. */
const keyOf = (row: RowFacts): string | undefined => {
  const value = row.value(column);
  const id = value === undefined || value.kind === "array" || value.kind === "table" ? "" : cellText(value).trim();
  return id === "" ? undefined : JSON.stringify([row.sheet.file, row.sheet.table, id]);
};

const rowsById: Index = {
  name: "rows-by-id",
  sheets: [rows.kind],
  reads: [column],
  carries: [column],
  keys: (row) => {
    const key = keyOf(row);
    return key === undefined ? [] : [key];
  },
};

const idUnique: RowRule = {
  kind: "row",
  id: "id-unique",
  severity: "warning",
  title: "Every row has an id of its own",
  explanation:
    "This table belongs to no game, but its rows have ids. Two rows with one id cannot be told apart by what refers to them, nor be found again when the file changes or rows are imported. Only the column id itself is looked at.",
  source: "Cardwright",
  sheets: [rows.kind],
  fault: "repetition",
  reads: [column],
  check: (row, lookup) => {
    const key = keyOf(row);
    const first = key === undefined ? undefined : lookup.first(rowsById.name, key);
    if (!first || first.rowKey === row.rowKey) return [];
    const related = [{ row: first, column, message: "It is here first." }];
    return [{ column, message: `${first.title()} already has this id.`, related }];
  },
};

/** What is known of tables that no game claims and whose rows have ids, in the form of a game. */
export const unboundTables: CheckedGame = {
  id: "metadata",
  title: "Metadata",
  sheets: [rows],
  invariants: { indexes: [rowsById], tallies: [], rules: [idUnique] },
};

const unbound: Binding = { game: unboundTables, schema: rows };

/** What checks a table with these columns that no game claims. */
export const unboundBinding = (columns: ReadonlySet<string>): Binding | undefined =>
  columns.has(column) ? unbound : undefined;
