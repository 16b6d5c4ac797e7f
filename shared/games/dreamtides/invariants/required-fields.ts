import {
  missingIdFixes,
  type Finding,
  type FindingFix,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { dreamtidesSheets } from "../schema.js";
import { cardsById } from "./ids.js";
import { info } from "./info.js";

/** Fields without which a card is not built; a name may be empty (LANG-18). */
const fields: Readonly<Record<string, readonly string[]>> = {
  cards: ["id", "name", "card-type", "image-number"],
  dreamwell: ["id", "name", "energy-produced", "image-number"],
};

const none = ["", "*"];

export const requiredField: RowRule = {
  kind: "row",
  ...info(
    "required-field",
    "error",
    "Fields that every card needs",
    "A card without one of these fields is left out of the game: id, name, image-number, and card-type, or for a dreamwell card energy-produced.",
  ),
  sheets: ["cards", "dreamwell"],
  fault: "absence",
  reads: [...new Set(Object.values(fields).flat())],
  check: (row, lookup) =>
    (fields[row.kind] ?? []).flatMap((key): Finding[] => {
      const isMissing = !row.has(key) || (key === "energy-produced" && none.includes(row.text(key) ?? "-"));
      const fixes = isMissing && key === "id" ? newIdFixes(row, lookup) : [];
      return isMissing ? [{ column: key, message: `The card has no ${key}, so the game leaves it out.`, fixes }] : [];
    }),
};

function newIdFixes(row: RowFacts, lookup: Lookup): readonly FindingFix[] {
  const schema = dreamtidesSheets.find(({ kind }) => kind === row.kind);
  return schema ? missingIdFixes(row, schema, lookup, (id) => lookup.has(cardsById.name, id)) : [];
}
