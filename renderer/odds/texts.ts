import type { Wanted } from "../../shared/odds/index.js";

/** What the dialog of hands and odds says. */
export const texts = {
  handsAndOdds: "Hands and odds",
  deck: "Deck",
  deckOf: (name: string, cards: number): string =>
    `${name} (${cards === 1 ? "1 card" : `${cards.toLocaleString("en")} cards`})`,
  hand: "Opening hand",
  perTurn: "Cards a turn",
  turns: "Turns",
  wanted: "Copies at least",
  wantedByTurn: "As many as the turn",
  by: "By",
  atMost: (column: string): string => `${column}, at most`,
  cards: "Cards",
  drawsFirst: "The first turn draws",
  reading: "Reading the cards…",
  noDecks: "This folder has no deck, and no cards to make one of.",
  emptyDeck: "This deck has no cards.",
  oddsOf: (deck: string): string => `Odds of ${deck}`,
  card: "Card",
  copies: "Copies",
  inHand: "In hand",
  byTurn: (turn: number): string => `Turn ${turn}`,
  about: (wanted: Wanted, isGrouped: boolean): string => {
    const [one, several] = isGrouped ? ["one such card", "such cards"] : ["one copy", "copies"];
    const count = wanted === 1 ? one : `${wanted} ${several}`;
    const said = wanted === "turn" ? `as many ${several} as the turn, and ${one} in the opening hand` : count;
    return (
      `The chance to have drawn at least ${said}. The deck is shuffled once and drawn from its ` +
      "top: mulligans, and cards that draw or search, are left out."
    );
  },
  moreCards: (count: number): string => `${count.toLocaleString("en")} more cards are in the CSV alone.`,
  sample: "Sample hand",
  another: "Another hand",
  seed: (seed: number): string => `Seed ${seed}`,
  nothing: "nothing",
  csv: "CSV",
  exportCsv: "Export the odds as CSV",
};
