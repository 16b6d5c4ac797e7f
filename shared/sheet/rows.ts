import { withValueWithin, type RowEntry, type TomlValue } from "../toml/index.js";
import type { ColumnId } from "./column.js";
import type { ColumnFacts } from "./columns.js";
import type { SheetFacts } from "./facts.js";
import { idColumnOf } from "./id.js";

/**
 * How an emptied cell is written: as most empty cells of its column are (SHEET-5). The elements of an array are always
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
  const row: Draft = new Map();
  for (const [column, value] of cells) put(row, column, value);
  return [...row].map(([key, part]) => ({ key, value: finished(part) }));
}

/** A row being put together: its tables and arrays grow in place, since a cell may be one of very many. */
type Draft = Map<string, Part>;
type Part = TomlValue | Draft | TomlValue[];

function put(row: Draft, { path, index, inner }: ColumnId, value: TomlValue): void {
  let table = row;
  for (const key of path.slice(0, -1)) {
    let members = table.get(key);
    if (!(members instanceof Map)) table.set(key, (members = membersOf(members)));
    table = members;
  }
  const key = path.at(-1) ?? "";
  const present = table.get(key);
  if (inner) table.set(key, withValueWithin(present && finished(present), inner, value) ?? value);
  else if (index === undefined || value.kind === "array") table.set(key, value);
  else if (Array.isArray(present)) present.push(value);
  else table.set(key, [...itemsOf(present), value]);
}

const membersOf = (part: Part | undefined): Draft =>
  new Map(part !== undefined && "kind" in part && part.kind === "table" ? part.entries : []);

const itemsOf = (part: Part | undefined): readonly TomlValue[] =>
  part !== undefined && "kind" in part && part.kind === "array" ? part.items : [];

function finished(part: Part): TomlValue {
  if (Array.isArray(part)) return { kind: "array", items: part };
  if (!(part instanceof Map)) return part;
  return { kind: "table", entries: new Map([...part].map(([key, member]) => [key, finished(member)])) };
}

/**
 * The keys of a new row in the order of the sheet, keys new to it behind them: the cells given, and an id from `makeId` where
 * the sheet has ids and none was given (TOML-5, SHEET-6).
 */
export function newRowEntries(
  facts: SheetFacts,
  makeId: (entries: readonly RowEntry[]) => string,
  cells: Iterable<NewCell> = [],
): RowEntry[] {
  const entries = entriesOfCells(cells);
  const id = idColumnOf(facts)?.path[0];
  if (id !== undefined && !entries.some(({ key }) => key === id)) {
    entries.push({ key: id, value: { kind: "string", value: makeId(entries) } });
  }
  const places = new Map(facts.keyOrder.map((key, place) => [key, place]));
  const rank = ({ key }: RowEntry): number => places.get(key) ?? places.size;
  return entries.sort((a, b) => rank(a) - rank(b));
}

/** The name of a copied row: `Ember (copy)`, and `Ember (copy 2)` where that is taken. */
export function copyName(name: string, isTaken: (name: string) => boolean): string {
  const plain = name.replace(/ \(copy(?: \d+)?\)$/, "");
  let candidate = `${plain} (copy)`;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${plain} (copy ${number})`;
  return candidate;
}
