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

/**
 * The keys of a new row in the order of the sheet, keys new to it behind them: the values given, and an id from `makeId`
 * where the sheet has ids and none was given (editor 3.6, 3.7).
 */
export function newRowEntries(
  facts: SheetFacts,
  makeId: () => string,
  values: Iterable<readonly [column: ColumnId, value: TomlValue]> = [],
): RowEntry[] {
  const row = new Map<string, TomlValue>();
  for (const [{ path, index }, value] of values) put(row, path, index, value);
  const id = idColumnOf(facts)?.path[0];
  if (id !== undefined && !row.has(id)) row.set(id, { kind: "string", value: makeId() });
  const known = facts.keyOrder.filter((key) => row.has(key));
  const added = [...row.keys()].filter((key) => !facts.keyOrder.includes(key));
  return [...known, ...added].map((key) => ({ key, value: row.get(key) as TomlValue }));
}

/** Puts a value where its column says; the elements of an array are taken in the order they come, without gaps. */
function put(row: Map<string, TomlValue>, path: readonly string[], index: number | undefined, value: TomlValue): void {
  const [key, ...members] = path;
  if (key === undefined) return;
  const present = row.get(key);
  if (members.length > 0) {
    const inner = new Map(present?.kind === "table" ? present.entries : []);
    put(inner, members, index, value);
    row.set(key, { kind: "table", entries: inner });
  } else if (index !== undefined) {
    row.set(key, { kind: "array", items: [...(present?.kind === "array" ? present.items : []), value] });
  } else {
    row.set(key, value);
  }
}

/** The name of a copied row: `Ember (copy)`, and `Ember (copy 2)` where that is taken. */
export function copyName(name: string, isTaken: (name: string) => boolean): string {
  const plain = name.replace(/ \(copy(?: \d+)?\)$/, "");
  let candidate = `${plain} (copy)`;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${plain} (copy ${number})`;
  return candidate;
}
