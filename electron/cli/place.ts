import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { games } from "../../shared/games/index.js";
import {
  cellText,
  idColumnOf,
  idOf,
  idsOfKind,
  isMistyped,
  isTooDeep,
  listTables,
  mostSteps,
  readColumnName,
  readSheet,
  type ColumnId,
  type SheetFacts,
} from "../../shared/sheet/index.js";
import type { TomlDocument } from "../../shared/toml/index.js";
import { noSettings, TableBindings } from "../../shared/validate/index.js";

/** A sheet of a file as a command works on it. */
export interface OpenSheet {
  readonly document: TomlDocument;
  readonly table: readonly string[];
  readonly facts: SheetFacts;
  /** Id of the game that the table belongs to, as far as the table itself says. */
  readonly game: string | undefined;
  /** The kind of sheet that it is in that game. */
  readonly kind: string | undefined;
}

export const tableName = (table: readonly string[]): string => table.join(".");

/**
 * The sheet a command means: the one named, else the one the file is named after, else the only one. A name that the file
 * does not know is a sheet without rows where `create` allows it.
 */
export function openSheet(
  document: TomlDocument,
  path: string,
  name: string | undefined,
  create: "create" | "must-exist" = "must-exist",
): Result<OpenSheet> {
  const tables = listTables(document, path);
  const open = (table: readonly string[]): Result<OpenSheet> =>
    ok({ document, table, ...withIds(path, readSheet(document, table)) });
  if (name !== undefined) {
    const { path: wanted, index, inner } = readColumnName(name);
    const isTable = index === undefined && inner === undefined;
    const found = isTable && tables.find(({ table }) => tableName(table) === tableName(wanted));
    if (found) return open(found.table);
    if (isTooDeep(name)) return failed(tooDeep);
    if (!isTable || isMistyped(name) || name.trim() === "") return failed(noTableName(name));
    if (create === "create") return open(wanted);
  }
  const [first] = tables;
  if (name === undefined && first && (tables.length === 1 || !first.title.includes(" / "))) return open(first.table);
  return failed(
    noTable(
      tables.map(({ table }) => tableName(table)),
      name,
    ),
  );
}

/** The facts of a table, with the ids that its game gives its rows as far as the table itself says which game that is. */
function withIds(path: string, facts: SheetFacts): Pick<OpenSheet, "facts" | "game" | "kind"> {
  const address = { file: path, table: facts.table };
  const bindings = new TableBindings(games);
  const kindsOf = (key: string) => facts.keys.find((each) => each.key === key)?.kinds;
  bindings.put({ address, columns: new Set(facts.keyOrder), kindsOf }, noSettings);
  const { binding } = bindings.of(address);
  const ids = binding && { ids: idsOfKind(binding.schema) };
  return { facts: { ...facts, ...ids }, game: binding?.game.id, kind: binding?.schema.kind };
}

const noTableName = (name: string): Fault => ({
  code: "cli/not-a-table",
  message: `“${name}” is not a name of a table.`,
  expected: "a name such as cards or sets.cards, or the whole name in quotes",
});

function noTable(tables: readonly string[], name: string | undefined) {
  const known =
    tables.length === 0 ? "The file has no table of rows." : `The file has the tables ${tables.join(", ")}.`;
  if (name !== undefined) return { code: "cli/no-such-table", message: `There is no table ${name}. ${known}` };
  return tables.length === 0
    ? { code: "cli/no-table", message: known }
    : { code: "cli/several-tables", message: known, suggestion: "--table NAME" };
}

/** A key that ends like an element of a list, but with no place in it. */
const noElement = /\[[^\]]*\]$/;

const tooDeep: Fault = { code: "cli/too-deep", message: `A name has at most ${mostSteps} steps.` };

/**
 * The column that a key on the command line names. What reads like a path and is none, such as tags[-1] or a..b, is refused
 * unless the sheet has such a key: it would become a key of its own.
 */
export function readKey(key: string, { keys }: SheetFacts): Result<ColumnId> {
  const column = readColumnName(key);
  if (isTooDeep(key)) return failed(tooDeep);
  if (keys.some((each) => each.key === column.path[0])) return ok(column);
  if (key.trim() === "")
    return failed({ code: "cli/no-key", message: "The key is empty.", expected: "a key such as cost" });
  if (!isMistyped(key)) return ok(column);
  if (noElement.test(key)) {
    return failed({
      code: "cli/no-element",
      message: `“${key}” names no element of a list.`,
      expected: "a place from 0, such as tags[0], or the whole key in quotes",
    });
  }
  return failed({
    code: "cli/not-a-key",
    message: `“${key}” is not a key.`,
    expected: "a key such as cost, stats.power or tags[0], or the whole key in quotes",
  });
}

/** The place of a row given as digits or as `id:X`. */
export function findRow({ document, table, facts }: OpenSheet, row: string): Result<number> {
  if (row.startsWith("id:")) return findId(document, facts, row.slice("id:".length));
  const place = /^\d{1,9}$/.test(row) ? Number(row) : Number.NaN;
  if (Number.isNaN(place)) {
    return failed({
      code: "cli/not-a-row",
      message: `“${row}” is not a row: give its number, from 0, or id: and its id.`,
    });
  }
  if (place < facts.rowCount) return ok(place);
  const rows = facts.rowCount === 1 ? "1 row" : `${facts.rowCount} rows`;
  return failed({ code: "cli/no-such-row", message: `${tableName(table)} has ${rows}; there is no row ${place}.` });
}

function findId(document: TomlDocument, facts: SheetFacts, id: string): Result<number> {
  const column = idColumnOf(facts);
  if (!column) return failed({ code: "cli/no-ids", message: `The rows of ${tableName(facts.table)} have no ids.` });
  const found: number[] = [];
  for (let place = 0; place < facts.rowCount; place += 1) {
    const value = idOf(document, facts, place);
    if (value && cellText(value) === id) found.push(place);
  }
  const [first] = found;
  if (first === undefined) return failed({ code: "cli/no-such-id", message: `No row has the id ${id}.` });
  if (found.length === 1) return ok(first);
  return failed({ code: "cli/duplicate-id", message: `The id ${id} is that of several rows: ${found.join(", ")}.` });
}

/** Where a new or moved row goes: to a number, before a row or after a row; by default to the end. */
export interface Destination {
  readonly at?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The place the row will have among `count` other rows; rows are identified by where they are now. */
export function findPlace(sheet: OpenSheet, { at, before, after }: Destination, moving?: number): Result<number> {
  const said = [at, before, after].filter((each) => each !== undefined);
  if (said.length > 1) return failed({ code: "cli/one-place", message: "Give only one place." });
  const last = sheet.facts.rowCount - (moving === undefined ? 0 : 1);
  if (at !== undefined) {
    const place = /^\d{1,9}$/.test(at) ? Number(at) : Number.NaN;
    if (place <= last) return ok(place);
    return failed({ code: "cli/no-such-place", message: `“${at}” is not a place: they run from 0 to ${last}.` });
  }
  const neighbour = before ?? after;
  if (neighbour === undefined) return ok(last);
  const found = findRow(sheet, neighbour);
  if (!found.ok) return found;
  const closedUp = moving !== undefined && moving < found.value ? found.value - 1 : found.value;
  if (found.value === moving) return ok(moving);
  return ok(before === undefined ? closedUp + 1 : closedUp);
}
