import { columnPath, schemaAt, type ColumnId, type SheetSchema } from "../../sheet/index.js";
import type { ListChange } from "../../toml/index.js";

/** What a change of a list is called in the history: `Add ability`, `Delete 2 alterations`, `Move ability up`. */
export function listLabel(schema: SheetSchema | undefined, column: ColumnId, change: ListChange<unknown>): string {
  const keys = columnPath(column).filter((step) => typeof step === "string");
  const type = schema && schemaAt(schema, keys)?.type;
  const one = type?.kind === "rows" ? type.rows.title.toLowerCase() : singular(keys.at(-1) ?? "item");
  const count = change.op === "insert" ? change.items.length : change.count;
  const things = count === 1 ? one : `${count} ${plural(one)}`;
  switch (change.op) {
    case "insert":
      return `Add ${things}`;
    case "remove":
      return `Delete ${things}`;
    case "duplicate":
      return `Duplicate ${things}`;
    case "move":
      return `Move ${things} ${change.to < change.from ? "up" : "down"}`;
  }
}

const singular = (key: string): string => {
  const word = key.replaceAll(/[-_]/gu, " ");
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
};

const plural = (word: string): string => (/[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);
