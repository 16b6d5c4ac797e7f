import { removingFix, type RowFacts, type RowRule } from "../../../validate/index.js";
import { serialKeys } from "../serial/serial.js";
import { designDocument, info } from "./info.js";
import { hasPrintRun } from "./print-run.js";

/** What a card is in play, as its serial number encodes it. Its name is not part of that: lore has names too. */
const gameKeys = serialKeys.filter((key) => key !== "name");

function isEmpty(row: RowFacts, key: string): boolean {
  const value = row.value(key);
  return value?.kind === "array" ? value.items.length === 0 : row.text(key)?.trim() === "";
}

export const loreInert: RowRule = {
  kind: "row",
  ...info(
    "lore-inert",
    "error",
    "Lore cards are not played",
    "A lore card tells a story. It has no level, stats or effects, so that players without it miss nothing.",
    designDocument,
  ),
  sheets: ["lore-cards"],
  fault: "relation",
  reads: gameKeys,
  check: (row, lookup) => {
    if (!hasPrintRun(lookup)) return [];
    return gameKeys
      .filter((key) => row.has(key) && !isEmpty(row, key))
      .map((key) => ({
        column: key,
        message: "Lore cards carry no game text",
        fixes: [removingFix("clear", `Remove ${key}`, key)],
      }));
  },
};
