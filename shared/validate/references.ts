import { isIdKey, type SheetSchema } from "../sheet/index.js";
import type { TomlValue } from "../toml/index.js";
import type { Index, RowFacts } from "./rule.js";

/** The words of a key: `card-id`, `card_id` and `cardId` are `card` and `id`. */
const wordsOf = (key: string): string[] =>
  key
    .replace(/(?<=[a-z\d])(?=[A-Z])/gu, " ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether a key names other rows by what it is called: `card-id`, `cardIds`; `card` and `cards`, which are named by ids too. */
export function isReferenceKey(key: string): boolean {
  if (isIdKey(key)) return false;
  const words = wordsOf(key);
  const last = words.at(-1);
  return last === "id" || last === "ids" || (words.length === 1 && (last === "card" || last === "cards"));
}

/** The keys of a sheet whose values name rows by their ids: those its game says, and those that are called so. */
export const referenceKeys = (keyOrder: readonly string[], schema: SheetSchema | undefined): readonly string[] =>
  keyOrder.filter(
    (key) => isReferenceKey(key) || schema?.columns?.find((column) => column.key === key)?.type.kind === "reference",
  );

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** How an id is looked for: UUIDs are the same in either case. */
export function idText(value: TomlValue | undefined): string | undefined {
  const text = value?.kind === "string" ? value.value.trim() : value?.kind === "integer" ? String(value.value) : "";
  if (text === "") return undefined;
  return uuid.test(text) ? text.toLowerCase() : text;
}

/** The ids a value names: a text, a list of texts, and members called so of tables in it, as `{ card = id, copies = 2 }`. */
export function idsIn(value: TomlValue): readonly string[] {
  switch (value.kind) {
    case "array":
      return value.items.flatMap(idsIn);
    case "table":
      return [...value.entries].flatMap(([key, member]) => (isReferenceKey(key) || isIdKey(key) ? idsIn(member) : []));
    default: {
      const id = idText(value);
      return id === undefined ? [] : [id];
    }
  }
}

/** The rows of all sheets, bound to a game or not, by the ids they name. What a sheet reads for it is `referenceKeys`. */
export const referenceIndex = (keysOf: (row: RowFacts) => readonly string[]): Index => ({
  name: "references",
  sheets: [],
  reads: [],
  carries: [],
  keys: (row) =>
    keysOf(row).flatMap((key) => {
      const value = row.value(key);
      return value ? idsIn(value) : [];
    }),
});
