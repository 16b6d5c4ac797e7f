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
  drawsFirst: "The first turn draws",
  reading: "Reading the cards…",
  noDecks: "This folder has no deck, and no cards to make one of.",
  emptyDeck: "This deck has no cards.",
  oddsOf: (deck: string): string => `Odds of ${deck}`,
  card: "Card",
  copies: "Copies",
  inHand: "In hand",
  byTurn: (turn: number): string => `Turn ${turn}`,
  about: (wanted: number): string =>
    `The chance to have drawn at least ${wanted === 1 ? "one copy" : `${wanted} copies`}. The deck is shuffled once and drawn from its ` +
    "top: mulligans, and cards that draw or search, are left out.",
  moreCards: (count: number): string => `${count.toLocaleString("en")} more cards are in the CSV alone.`,
  sample: "Sample hand",
  another: "Another hand",
  seed: (seed: number): string => `Seed ${seed}`,
  nothing: "nothing",
  csv: "CSV",
  exportCsv: "Export the odds as CSV",
};
