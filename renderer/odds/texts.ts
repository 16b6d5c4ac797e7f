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
  wantedByTurn: "One more copy each turn",
  by: "By",
  atMost: (column: string): string => `${column}, at most`,
  cards: "Cards",
  drawsFirst: "The first turn draws",
  hands: "Hands",
  plainHands: "Random draws (exact odds)",
  handsByRules: "Dealt by the rules (estimated)",
  keepHands: "Where the rules ask, keep",
  keepAll: "Every hand",
  keepWith: (name: string): string => `Hands with ${name}`,
  dealing: "Dealing hands by the rules…",
  noHands: "No match can be set up with this deck and these options, so that no hand is dealt.",
  dealt: (hands: number, rules: string, held: string, margin: string): string =>
    `${hands} hands dealt by ${rules}, ${held} cards on average, before the first turn. Chances are at most ${margin} points off in 95 of 100 cases.`,
  redrawn: (share: string, keep: string): string =>
    `${share} % of them were put back. Where the rules ask, ${keep === "" ? "every hand is kept" : `hands with ${keep} are kept and others put back`}; all else is answered by chance.`,
  noMulligans: "These rules put no hand back, and do not ask.",
  reading: "Reading the cards…",
  noDecks: "This folder has no deck, and no cards to make one of.",
  emptyDeck: "This deck has no cards.",
  oddsOf: (deck: string): string => `Odds of ${deck}`,
  card: "Card",
  copies: "Copies",
  inHand: "In hand",
  putBack: "Put back",
  byTurn: (turn: number): string => `Turn ${turn}`,
  about: (wanted: Wanted, isGrouped: boolean, isDealt: boolean): string => {
    const [one, several] = isGrouped ? ["one such card", "such cards"] : ["one copy", "copies"];
    const count = wanted === 1 ? one : `${wanted} ${several}`;
    const said = wanted === "turn" ? `as many ${several} as the turn, and ${one} in the opening hand` : count;
    const how = isDealt
      ? "Hands are those that were dealt; later turns draw from the top of the rest of the deck, and cards that draw or search are left out."
      : "The deck is shuffled once and drawn from its top: mulligans, and cards that draw or search, are left out.";
    return `The chance to have drawn at least ${said}. ${how}`;
  },
  moreCards: (count: number): string => `${count.toLocaleString("en")} more cards are in the CSV alone.`,
  sample: "Sample hand",
  another: "Another hand",
  seed: (seed: number): string => `Seed ${seed}`,
  nothing: "nothing",
  csv: "CSV",
  exportCsv: "Export the odds as CSV",
};
