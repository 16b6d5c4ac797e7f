import type { RowRule } from "../../../validate/index.js";
import { unknownDeckCard } from "./decks.js";
import { cardsById } from "./indexes.js";
import { cardwright, info } from "./info.js";

export const unknownCard: RowRule = {
  kind: "row",
  ...info(
    "unknown-card",
    "error",
    "Printings and decks name cards that exist",
    "They name a card by its id. Where no card has it, there is nothing to print or to play.",
    cardwright,
  ),
  sheets: ["printings", "decks"],
  fault: "reference",
  reads: ["card", "cards"],
  check: (row, lookup) => {
    if (row.kind === "decks") return unknownDeckCard(row, lookup);
    const id = row.text("card") ?? "";
    if (lookup.has(cardsById.name, id)) return [];
    return [{ column: "card", message: id === "" ? "A printing names its card" : `No card has the id ${id}` }];
  },
};
