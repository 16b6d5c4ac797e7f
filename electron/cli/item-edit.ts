import { failed, ok, visibleName, type Result } from "../../shared/base/index.js";
import { games } from "../../shared/games/index.js";
import {
  cellValue,
  columnName,
  columnPath,
  fitsSchema,
  listOptions,
  type ColumnId,
  type SheetSchema,
} from "../../shared/sheet/index.js";
import {
  changeList,
  toWire,
  type ListChange,
  type Path,
  type TomlDocument,
  type TomlValue,
} from "../../shared/toml/index.js";
import { editFile } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findRow, openSheet, readKey, type OpenSheet } from "./place.js";

/** A change of a list as it was asked for on the command line. */
export interface ItemRequest {
  readonly file: string;
  readonly row: string;
  readonly key: string;
  readonly table?: string | undefined;
  readonly json: boolean;
}

/** The list that a key leads to, and the item of it that the key names. */
export interface NamedList {
  readonly list: ColumnId;
  readonly item: number | undefined;
  /** How many items it has. */
  readonly length: number;
}

export type ItemChange = (named: NamedList) => Result<ListChange<TomlValue>>;

interface Changed {
  readonly table: readonly string[];
  readonly row: number;
  readonly list: ColumnId;
  readonly after: TomlValue | undefined;
}

/** Changes a list of a row; `takes` says whether the key leads to the list or to an item of it. */
export async function editItems(
  output: Output,
  request: ItemRequest,
  takes: "list" | "item",
  change: ItemChange,
): Promise<ExitCode> {
  const { file, json } = request;
  const changed = await editFile(file, output, (document) => carryOut(document, request, takes, change));
  if (!changed.ok) return refuse(output, changed.error, file);
  const { table, row, list, after } = changed.value;
  const key = columnName(list);
  if (json) printJsonLine(output, { file, table, row, key, after: after ? toWire(after) : null });
  else output.say(`${visibleName(file)}: row ${row}, ${key}: ${itemsInWords(after)}\n`);
  return exitCodes.fine;
}

/** Without items a list may lose its key. That is said: nothing of it is left in the file. */
function itemsInWords(list: TomlValue | undefined): string {
  if (!list) return "no items are left, so the key was removed";
  const count = list.kind === "array" ? list.items.length : 0;
  if (count === 0) return "no items are left in the list";
  return count === 1 ? "1 item" : `${count} items`;
}

function carryOut(
  document: TomlDocument,
  request: ItemRequest,
  takes: "list" | "item",
  change: ItemChange,
): Result<{ readonly document: TomlDocument; readonly value: Changed }> {
  const sheet = openSheet(document, request.file, request.table);
  if (!sheet.ok) return sheet;
  const row = findRow(sheet.value, request.row);
  if (!row.ok) return row;
  const { table, facts } = sheet.value;
  const column = readKey(request.key, facts);
  if (!column.ok) return column;
  const named = namedList(columnPath(column.value), takes);
  if (!named) return failed(noItem(request.key));
  const { list } = named;
  const before = cellValue(document, table, row.value, list);
  const asked = change({ ...named, length: before?.kind === "array" ? before.items.length : 0 });
  if (!asked.ok) return asked;
  const options = { order: facts.keyOrder, ...listOptions(schemaFor(sheet.value), list) };
  const edited = changeList(document, [...table, row.value, ...columnPath(list)], asked.value, options);
  if (!edited.ok) return edited;
  const { doc } = edited.value;
  return ok({ document: doc, value: { table, row: row.value, list, after: cellValue(doc, table, row.value, list) } });
}

function namedList(steps: Path, takes: "list" | "item"): Pick<NamedList, "list" | "item"> | undefined {
  const last = steps.at(-1);
  if (takes === "item" && typeof last !== "number") return undefined;
  const [key = "", ...inner] = takes === "item" ? steps.slice(0, -1) : steps;
  const list = { path: [String(key)], ...(inner.length > 0 ? { inner } : {}) };
  return { list, item: takes === "item" ? Number(last) : undefined };
}

const noItem = (key: string) => ({
  code: "cli/no-item",
  message: `“${key}” names no item of a list.`,
  expected: "a place from 0, such as abilities[0]",
});

/** What a game says of such a table, where only one could have it. */
function schemaFor({ table, facts }: OpenSheet): SheetSchema | undefined {
  const columns = new Set(facts.keys.map(({ key }) => key));
  const fitting = games.flatMap(({ sheets }) =>
    sheets.filter((each) => fitsSchema(each, table.join("."), { columns })),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
