/** The sentences about simulations and what they measured. */
export const texts = {
  reading: "Reading the cards…",
  noCards: "The folder has no cards that can be played with.",
  begin:
    "Choose decks on the left and press Run: bots play them many times with the cards as shown on screen. The results show who wins, how long matches take, and which cards win them.",
  firstMatches: "The first matches are being played…",
  noneFinished: "No match was finished.",
  intervals: "Intervals are 95 % confidence intervals; among many cards, some stand out by chance.",
  cardSigns: (fewest: number): string =>
    `★ and ▼: the whole 95 % interval is above or below what the decks with the card win in all. Grey: fewer than ${fewest} matches, too few to judge.`,
  turns: (mean: string, half: number, tenth: number, most: number): string =>
    `${mean} turns on average, half are over after ${half}, a tenth after ${tenth}, nine tenths after ${most}.`,
  change: (after: number, before: number, verdict: string): string =>
    `${after.toLocaleString()} matches against ${before.toLocaleString()}. ${verdict}.`,
  chooseDeck: "Choose a deck.",
  whoMeets: (decks: number, isCompared: boolean): string => {
    const twice = isCompared ? ", each match twice on the same seed" : "";
    return `${decks === 1 ? "One deck against itself" : "Every deck against every other"}, taking turns to go first${twice}.`;
  },
  accuracy: (points: number, decks: number): string =>
    `Win rates are accurate to about ±${points} points; smaller differences between ${decks === 1 ? "seats" : "decks"} do not show.`,
  standardNumber: "That takes about a minute at most. Enter more matches for closer figures.",
};
