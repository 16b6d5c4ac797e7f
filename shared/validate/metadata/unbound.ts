import { cellText, type SheetSchema } from "../../sheet/index.js";
import type { Binding } from "../binding.js";
import type { TomlValue } from "../../toml/index.js";
import { freshIdFix } from "../fresh-id.js";
import { guess, settingFix, textValue } from "../rule-kit.js";
import type { CheckedGame, FindingFix, Index, Lookup, RowFacts, RowRule } from "../rule.js";

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
const keyOfId = ({ sheet }: RowFacts, id: string): string => JSON.stringify([sheet.file, sheet.table, id]);

const keyOf = (row: RowFacts): string | undefined => {
  const value = row.value(column);
  const id = value === undefined || value.kind === "array" || value.kind === "table" ? "" : cellText(value).trim();
  return id === "" ? undefined : keyOfId(row, id);
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

/** Numbers that are tried for a row; where all are taken, somebody else has to choose. */
const mostTries = 1_000;

/**
 * An id of its own for a row: a new UUID for a UUID, the number of the row behind another text, a free number for a number.
 * The number of the row keeps rows apart that are fixed at once.
 */
function newIdFixes(row: RowFacts, first: RowFacts, lookup: Lookup): readonly FindingFix[] {
  const value = row.value(column);
  const at = lookup.numberOf(row);
  const isFree = (id: string): boolean => !lookup.has(rowsById.name, keyOfId(row, id));
  const fixes = (id: string, to: TomlValue): readonly FindingFix[] => [
    guess(
      settingFix(
        "new-id",
        `Set id to ${id}; ${first.title()} in row ${lookup.numberOf(first)} keeps this one`,
        column,
        to,
      ),
    ),
  ];
  if (value?.kind === "string") {
    if (uuid.test(value.value)) return [guess(freshIdFix(row, first, lookup, rowsById.name))];
    const id = `${value.value.trim()}-${at}`;
    return isFree(id) ? fixes(id, textValue(id)) : [];
  }
  if (value?.kind !== "integer") return [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const number = value.value + BigInt(at + tries);
    if (isFree(String(number))) return fixes(String(number), { kind: "integer", value: number });
  }
  return [];
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

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
    const fixes = newIdFixes(row, first, lookup);
    return [{ column, message: `${first.title()} already has this id.`, related, fixes }];
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
