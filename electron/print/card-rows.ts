import type { FolderTable } from "../../shared/games/index.js";
import { cellText, isIdKey, nameKeys } from "../../shared/sheet/index.js";
import { fromWire, type TomlValue } from "../../shared/toml/index.js";

/** The cells of a row, by their keys; none where it is no table. */
export function cellsOf(row: unknown): ReadonlyMap<string, TomlValue> {
  const value = fromWire(row);
  return value.ok && value.value.kind === "table" ? value.value.entries : new Map();
}

export const textIn = (cells: ReadonlyMap<string, TomlValue>, key: string): string => {
  const value = cells.get(key);
  return value === undefined ? "" : cellText(value).trim();
};

/** What a card is called, and where it stands. */
export interface CardHead {
  /** Its place in its table. */
  readonly row: number;
  readonly id: string;
  readonly name: string;
}

/** What a row of a table is called: by its name, else by its id, else by its place. */
export function headOf(
  { table, binding }: Pick<FolderTable, "table" | "binding">,
  row: number,
  cells: ReadonlyMap<string, TomlValue>,
): CardHead {
  const id = textIn(cells, binding?.schema.idColumn ?? [...cells.keys()].find(isIdKey) ?? "");
  return { row, id, name: nameOf(cells, binding?.schema.rowName) || id || `${table.join(".")} ${row}` };
}

/** What people call a card: by a column for names, else by the columns that name a row of its game. */
function nameOf(cells: ReadonlyMap<string, TomlValue>, rowName: readonly string[] = []): string {
  const usual = nameKeys.map((key) => textIn(cells, key)).find((name) => name !== "");
  return (
    usual ??
    rowName
      .map((key) => textIn(cells, key))
      .filter((name) => name !== "")
      .join(", ")
  );
}
