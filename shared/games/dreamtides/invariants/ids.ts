import { freshIdFix, settingFix, textValue, uniqueRule, type Index, type RowRule } from "../../../validate/index.js";
import { cardKinds, info } from "./info.js";

const hyphenated = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** A UUID in the form ids are compared in; undefined where the game reads none (LANG-17). */
export function uuidOf(text: string): string | undefined {
  const plain = text.toLowerCase();
  if (hyphenated.test(plain)) return plain;
  const inside = /^\{(.*)\}$/u.exec(plain)?.[1] ?? /^urn:uuid:(.*)$/u.exec(plain)?.[1] ?? plain;
  if (hyphenated.test(inside)) return inside;
  if (!/^[0-9a-f]{32}$/u.test(inside)) return undefined;
  return inside.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
}

/** Ids that are no UUIDs are compared as they are. */
export const idKey = (text: string): string => uuidOf(text) ?? text.trim();

/** All cards of the game's tables by their ids. */
export const cardsById: Index = {
  name: "cards-by-id",
  sheets: cardKinds,
  reads: ["id"],
  carries: ["id"],
  keys: (row) => {
    const id = row.text("id")?.trim() ?? "";
    return id === "" ? [] : [idKey(id)];
  },
};

export const idForm: RowRule = {
  kind: "row",
  ...info(
    "id-form",
    "error",
    "Ids are UUIDs",
    "The game reads ids as UUIDs, such as 6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b90. Any other text makes it reject the whole file.",
  ),
  sheets: cardKinds,
  fault: "form",
  reads: ["id"],
  check: (row) => {
    const id = row.text("id");
    if (id === undefined || uuidOf(id) !== undefined) return [];
    const trimmed = uuidOf(id.trim());
    return [
      {
        column: "id",
        message: `“${id}” is not a UUID, so the game does not load this file.`,
        fixes: trimmed === undefined ? [] : [settingFix("trim", `Set to ${trimmed}`, "id", textValue(trimmed))],
      },
    ];
  },
};

export const idUnique: RowRule = uniqueRule({
  ...info(
    "id-unique",
    "error",
    "Card ids are unique",
    "Cards in all of the game's tables are identified by their ids. If two cards have the same id, the game silently keeps only the last one it reads.",
  ),
  sheets: cardKinds,
  column: "id",
  index: cardsById.name,
  key: idKey,
  fixesBeside: (row, first, lookup) => [freshIdFix(row, first, lookup, cardsById.name)],
  message: (_, other) => `This id is already used by ${other.title()}; the game keeps only one of the two.`,
});
