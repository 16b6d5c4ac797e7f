/** What is said before a match is on the table, and beside it. */
export const launchTexts = {
  // LeaveDialog
  askNewMatch: "Start a new match?",
  newTakesItsPlace: "A new one takes its place.",
  startNewMatch: "Start new match",
  askOtherMatch: "Open another match?",
  otherTakesItsPlace: "The other one takes its place.",
  openMatch: "Open match",
  askEndMatch: "End match?",
  cannotResume: "You cannot resume it.",
  endMatch: "End match",
  goBackToTheMatch: "Go back to the match",
  matchIsOn: (turn: number, asks: string): string => `A match is on the table: turn ${turn}. ${asks}`,

  // MatchStrip
  onTableInTurn: (turn: number): string => `A match is on the table: turn ${turn}.`,
  onTableOver: "The match on the table is over.",
  backToTheTable: "Back to the table",

  // PlayDialog
  playAMatch: "Play a match",
  play: "Play",
  game: "Game",
  rules: "Rules",
  seed: "Seed",
  random: "Random",
  beginWithTheSelectedCards: "Start with the selected cards in hand",
  readingTheCards: "Reading the cards…",
  noFolderIsOpen: "No folder is open.",

  // SeatFields
  noDeck: "none",
  aPersonAtThisWindow: "A person at this window",
  bot: (bot: string): string => `Bot: ${bot}`,
  playedBy: "Played by",
  deck: "Deck",
  default: "Default",

  // play
  noPlayableCards: "There are no cards here that can be played.",
  noCards: "The folder has no cards to play with.",
  emptyDeck: (name: string): string => `${name} has no cards that are in this folder. Choose another deck.`,

  // playable
  noPlayableSheet: "No sheet of this folder has cards that can be played.",
  gameNotPlayable: (title: string): string => `Matches of ${title} cannot be played yet.`,
  goToOtherSheet: (cannot: string, title: string, other: string): string =>
    `${cannot} To play ${title}, go to one of its sheets, such as ${other}.`,
  withSelectedInHand: (title: string, selected: number): string =>
    `rules ${title}, with ${selected === 1 ? "the selected card" : "the selected cards"} in hand`,

  // Sandbox
  match: "Match",
  shuffling: "Shuffling…",
};
