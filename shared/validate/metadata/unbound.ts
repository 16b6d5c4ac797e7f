import { cellText, freeNear, isBlankId, type SheetSchema } from "../../sheet/index.js";
import type { Binding } from "../binding.js";
import type { TomlValue } from "../../toml/index.js";
import { drawnUuid, freshIdFix } from "../fresh-id.js";
import { guess, settingFix, textValue } from "../rule-kit.js";
import type { CheckedGame, FindingFix, Index, Lookup, RowFacts, RowRule, Tally } from "../rule.js";

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

const keyOfSheet = ({ sheet }: RowFacts): string => JSON.stringify([sheet.file, sheet.table]);

const rowsWithIds: Index = {
  name: "rows-with-ids",
  sheets: [rows.kind],
  reads: [column],
  carries: [column],
  keys: (row) => (keyOf(row) === undefined ? [] : [keyOfSheet(row)]),
};

const haveIds: Tally = {
  name: "have-ids",
  sheets: [rows.kind],
  reads: [column],
  entry: (row) => ({ group: keyOfSheet(row), value: keyOf(row) === undefined ? "no" : "yes" }),
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

/** The next free id of the form that the first row with one has: a UUID, or a number behind the same beginning. */
function missingIdFixes(row: RowFacts, first: RowFacts | undefined, lookup: Lookup): readonly FindingFix[] {
  const value = first?.value(column);
  if (!first || !value) return [];
  const isTaken = (id: string): boolean => lookup.has(rowsById.name, keyOfId(row, id));
  const id = cellText(value).trim();
  const steps = lookup.numberOf(row) - lookup.numberOf(first);
  const set = (to: string, typed: TomlValue): FindingFix[] => [
    guess(settingFix("new-id", `Set id to ${to}`, column, typed)),
  ];
  if (value.kind === "string" && uuid.test(id)) {
    const drawn = drawnUuid(row, id, lookup, isTaken);
    return set(drawn, textValue(drawn));
  }
  const [, beginning = "", digits] = /^(.*?)(\d{1,15})$/u.exec(id) ?? [];
  if (digits === undefined || (value.kind !== "string" && value.kind !== "integer")) return [];
  const width = digits.startsWith("0") ? digits.length : 1;
  const free = freeNear(beginning, width, Math.max(1, Number(digits) + steps), isTaken);
  if (free === undefined) return [];
  return set(free, value.kind === "string" ? textValue(free) : { kind: "integer", value: BigInt(free) });
}

const idMissing: RowRule = {
  kind: "row",
  id: "id-missing",
  severity: "warning",
  title: "Every row has an id where most rows have one",
  explanation:
    "This table belongs to no game, but most of its rows have ids. A row without one cannot be referred to, nor be found again for sure when the file changes or rows are imported. It gets an id when one of its cells is given a value, or by the fix.",
  source: "Cardwright",
  sheets: [rows.kind],
  fault: "absence",
  reads: [column],
  check: (row, lookup) => {
    const value = row.value(column);
    if (!isBlankId(value) || lookup.mode(haveIds.name, keyOfSheet(row)) !== "yes") return [];
    const first = lookup.first(rowsWithIds.name, keyOfSheet(row));
    return [
      {
        column,
        message: "The row has no id; most rows of this table have one.",
        fixes: missingIdFixes(row, first, lookup),
      },
    ];
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
    const fixes = newIdFixes(row, first, lookup);
    return [{ column, message: `${first.title()} already has this id.`, related, fixes }];
  },
};

/** What is known of tables that no game claims and whose rows have ids, in the form of a game. */
export const unboundTables: CheckedGame = {
  id: "metadata",
  title: "Metadata",
  sheets: [rows],
  invariants: { indexes: [rowsById, rowsWithIds], tallies: [haveIds], rules: [idMissing, idUnique] },
};

const unbound: Binding = { game: unboundTables, schema: rows };

/** What checks a table with these columns that no game claims. */
export const unboundBinding = (columns: ReadonlySet<string>): Binding | undefined =>
  columns.has(column) ? unbound : undefined;
