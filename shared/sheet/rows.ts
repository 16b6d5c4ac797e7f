import type { RowEntry, TomlValue } from "../toml/index.js";
import type { ColumnId } from "./column.js";
import type { ColumnFacts } from "./columns.js";
import type { SheetFacts } from "./facts.js";
import { idColumnOf } from "./id.js";

/**
 * How an emptied cell is written: as most empty cells of its column are (editor 3.5). The elements of an array are always
 * removed; a column without empty cells loses the key.
 */
export const clearing = ({ id, counts, absent }: ColumnFacts): "remove" | "empty-string" =>
  id.index === undefined && counts.blank > absent ? "empty-string" : "remove";

/** A cell with its value, for rows that are put together from cells. */
export type NewCell = readonly [column: ColumnId, value: TomlValue];

/**
 * The keys of a row made of cells, in the order in which they come. Elements of an array are taken as they come, without
 * gaps; an array given for an element stands for all of them.
 */
export function entriesOfCells(cells: Iterable<NewCell>): RowEntry[] {
  const row = new Map<string, TomlValue>();
  for (const [{ path, index }, value] of cells) put(row, path, index, value);
  return [...row].map(([key, value]) => ({ key, value }));
}

function put(row: Map<string, TomlValue>, path: readonly string[], index: number | undefined, value: TomlValue): void {
  const [key = "", ...members] = path;
  const present = row.get(key);
  if (members.length > 0) {
    const inner = new Map(present?.kind === "table" ? present.entries : []);
    put(inner, members, index, value);
    row.set(key, { kind: "table", entries: inner });
  } else if (index === undefined || value.kind === "array") {
    row.set(key, value);
  } else {
    row.set(key, { kind: "array", items: [...(present?.kind === "array" ? present.items : []), value] });
  }
}

/**
 * The keys of a new row in the order of the sheet, keys new to it behind them: the cells given, and an id from `makeId` where
 * the sheet has ids and none was given (editor 3.6, 3.7).
 */
export function newRowEntries(facts: SheetFacts, makeId: () => string, cells: Iterable<NewCell> = []): RowEntry[] {
  const entries = entriesOfCells(cells);
  const id = idColumnOf(facts)?.path[0];
  if (id !== undefined && !entries.some(({ key }) => key === id)) {
    entries.push({ key: id, value: { kind: "string", value: makeId() } });
  }
  const rank = ({ key }: RowEntry): number => {
    const place = facts.keyOrder.indexOf(key);
    return place === -1 ? facts.keyOrder.length : place;
  };
  return entries.sort((a, b) => rank(a) - rank(b));
}

/** The name of a copied row: `Ember (copy)`, and `Ember (copy 2)` where that is taken. */
export function copyName(name: string, isTaken: (name: string) => boolean): string {
  const plain = name.replace(/ \(copy(?: \d+)?\)$/, "");
  let candidate = `${plain} (copy)`;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${plain} (copy ${number})`;
  return candidate;
}
