import { columnIndex, type Finding, type Lookup, type RowFacts, type RowRule } from "../../../validate/index.js";
import { cardsById } from "./cards.js";
import { info } from "./info.js";

const size = 60;
const mostCopies = 4;
const sheets = ["decks"];
const reads = ["deck-name", "card", "copies"];

/** The lines of a deck by its name. */
export const deckLines = columnIndex("tcgone-deck-lines", sheets, "deck-name", ["card", "copies"]);

/** The lines of the deck that begins at a row; none for the other rows of it. */
function deckFrom(row: RowFacts, lookup: Lookup): readonly RowFacts[] {
  const name = row.text("deck-name");
  if (name === undefined || lookup.first(deckLines.name, name)?.rowKey !== row.rowKey) return [];
  return lookup.rows(deckLines.name, name);
}

const copiesOf = (line: RowFacts): number => line.integer("copies") ?? 1;
const sum = (lines: readonly RowFacts[]): number => lines.reduce((total, line) => total + copiesOf(line), 0);

/** TCGONE-5. */
export const deckSize: RowRule = {
  kind: "row",
  ...info("deck-size", "warning", "A deck has 60 cards", "The rules of the duel ask for 60; an option allows others."),
  sheets,
  fault: "bounds",
  reads,
  check: (row, lookup) => {
    const lines = deckFrom(row, lookup);
    const count = sum(lines);
    if (lines.length === 0 || count === size) return [];
    return [{ column: "deck-name", message: `The deck has ${String(count)} cards; ${String(size)} are wanted` }];
  },
};

/** TCGONE-5. */
export const deckCopies: RowRule = {
  kind: "row",
  ...info(
    "deck-copies",
    "warning",
    "At most 4 cards of a name in a deck",
    "Basic energies are not limited. Cards with the same name count together.",
  ),
  sheets,
  fault: "bounds",
  reads,
  check: (row, lookup) => {
    const byName = new Map<string, { count: number; last: RowFacts }>();
    for (const line of deckFrom(row, lookup)) {
      const card = lookup.first(cardsById.name, line.text("card") ?? "");
      if (card === undefined || card.text("card-kind") === "basic-energy") continue;
      const name = card.text("name") ?? "";
      const count = (byName.get(name)?.count ?? 0) + copiesOf(line);
      byName.set(name, { count, last: line });
    }
    return [...byName].flatMap(([name, { count, last }]): readonly Finding[] =>
      count <= mostCopies
        ? []
        : [{ row: last, column: "copies", message: `${String(count)} cards "${name}"; at most ${String(mostCopies)}` }],
    );
  },
};

/** TCGONE-5. */
export const deckHasBasic: RowRule = {
  kind: "row",
  ...info("deck-no-basic", "error", "A deck has a basic unit", "Without one there is nothing to begin the duel with."),
  sheets,
  fault: "relation",
  reads,
  check: (row, lookup) => {
    const lines = deckFrom(row, lookup);
    const hasBasic = lines.some((line) => {
      const card = lookup.first(cardsById.name, line.text("card") ?? "");
      return card?.text("card-kind") === "unit" && card.text("stage") === "basic";
    });
    return lines.length === 0 || hasBasic ? [] : [{ column: "deck-name", message: "The deck has no basic unit" }];
  },
};
