import type { RowRule } from "../../../validate/index.js";
import { unknownDeckCard } from "./decks.js";
import { cardsById } from "./indexes.js";
import { cardwright, info } from "./info.js";

export const unknownCard: RowRule = {
  kind: "row",
  ...info(
    "unknown-card",
    "error",
    "Printings and decks refer to existing cards",
    "They refer to a card by its id. If no card has that id, there is nothing to print or play.",
    cardwright,
  ),
  sheets: ["printings", "decks"],
  fault: "reference",
  reads: ["card", "cards"],
  check: (row, lookup) => {
    if (row.kind === "decks") return unknownDeckCard(row, lookup);
    const id = row.text("card") ?? "";
    if (lookup.has(cardsById.name, id)) return [];
    return [{ column: "card", message: id === "" ? "A printing must name its card" : `No card has the id ${id}` }];
  },
};
