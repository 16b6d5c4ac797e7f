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
    `${after.toLocaleString("en")} matches against ${before.toLocaleString("en")}. ${verdict}.`,
  chooseDeck: "Choose a deck.",
  whoMeets: (decks: number, isCompared: boolean): string => {
    const twice = isCompared ? ", each match twice on the same seed" : "";
    return `${decks === 1 ? "One deck against itself" : "Every deck against every other"}, taking turns to go first${twice}.`;
  },
  accuracy: (points: number, decks: number): string =>
    `Win rates are accurate to about ±${points} points; smaller differences between ${decks === 1 ? "seats" : "decks"} do not show.`,
  standardNumber: "That takes about a minute at most. Enter more matches for closer figures.",

  // In several places
  changeHead: "Change",
  matches: "Matches",

  // CardTable
  in: "In",
  cardsOf: "Cards of",
  allDecks: "all decks",
  card: "Card",
  drawn: "Drawn",
  winsWhenDrawn: "Wins when drawn",
  againstUndrawn: "Against undrawn",
  played: "Played",
  winsWhenPlayed: "Wins when played",
  shrunk: "Shrunk",
  winsInOpeningHand: "Wins in opening hand",
  turnPlayed: "Turn played",
  stuck: "Stuck in hand",
  ofMatches: (count: number): string => `${count.toLocaleString("en")} matches`,
  whatFiguresMean: "What these figures mean",
  definitions: [
    [
      "Drawn",
      "Matches of a deck with the card in which a copy came into its hand, at any time and by any way (games in hand).",
    ],
    [
      "Wins when drawn",
      "The share of them that the deck won (GIH win rate). Compare it with what the deck wins in all.",
    ],
    [
      "Shrunk",
      "The same, moved towards what the decks with the card win in all: the further, the fewer matches it is of, and all the way where the cards differ no more than by chance (empirical Bayes).",
    ],
    [
      "Against undrawn",
      "Wins when drawn less wins when not drawn, in points (IWD). Cards that come in long matches are favoured where their decks win long matches.",
    ],
    [
      "Wins in opening hand",
      "Of matches with a copy in hand when the first turn began, after what was put back (OH win rate).",
    ],
    ["Played", "Matches in which the deck played a copy from its hand, with the share that it won."],
    ["Turn played", "The deck’s own turn in which a copy was first played, on average."],
    ["Stuck in hand", "The share of matches with the card in hand in which no copy was ever played."],
  ] as readonly (readonly [title: string, meaning: string])[],
  goToTheCard: "Go to the card",
  cardIsGone: "This card is no longer there",

  // CurveChart
  curveOverTurns: (title: string): string => `${title} over the turns of each deck`,
  ownTurn: (turn: number): string => `Own turn ${turn}`,

  // DeckTables
  deck: "Deck",
  wins: "Wins",
  asSeat: (seat: string): string => `as ${seat}`,
  seat: "Seat",

  // LengthChart
  matchesByNumberOfTurns: "Matches by number of turns",
  before: (length: string): string => ` Before: ${length}`,
  nowPrefix: "Now: ",

  // SimulationForm
  simulationSettings: "Simulation settings",
  game: "Game",
  decksAndPlayers: "Decks and players",
  playerOf: (name: string): string => `Player of ${name}`,
  rules: "Rules",
  matchesPerPair: "Matches per pair",
  seed: "Seed",
  compareWith: "Compare with",
  nothing: "nothing",
  stopWhenKnown: "Stop when known",
  neverEarly: "never early",
  toWithin: (points: number): string => `to ±${points} ${points === 1 ? "point" : "points"}`,
  whenItStops: (isCompared: boolean, points: number, error: string): string =>
    `It stops once ${isCompared ? "the change of each deck" : "the win rate of each deck"} is known to ±${points} ${points === 1 ? "point" : "points"}. Whenever it stops, the chance that one of these intervals is wrong is at most ${error}.`,
  standingCards: "current cards",
  cardsAsOpened: "cards as opened",
  cardsKeptAt: (time: string): string => `cards kept at ${time}`,
  aboutKeepingCards: "Remember the cards as they are now, to compare later runs with",
  keepCardsForComparison: "Keep cards for comparison",
  stopAndKeepTheResults: "Stop and keep the results so far",
  stop: "Stop",
  run: "Run",
  runMatches: (matches: string): string => `Run ${matches} matches`,

  // SimulationPane
  simulation: "Simulation",
  closeSimulation: "Close simulation",
  aRunningOneContinues: "a running one continues",

  // SimulationProgress
  matchesPlayed: "Matches played",
  ofAboutSoMany: (some: string, needed: string, failed: string): string =>
    `${some} of about ${needed} matches that are needed${failed}`,
  matchesInSeconds: (all: string, seconds: string, failed: string): string => `${all} matches in ${seconds} s${failed}`,
  stoppedAfter: (some: string, all: string, failed: string): string =>
    `Stopped: results from ${some} of ${all} matches${failed}`,
  endedAfter: (some: string, all: string, message: string): string =>
    `Ended after ${some} of ${all} matches: ${message}`,

  // SimulationResults
  winRates: "Win rates",
  whoWins: "Who wins",
  length: "Length",
  howLongItTakes: "How long it takes",
  cards: "Cards",
  matchesOfSeed: (matches: string, rules: string, seed: number): string =>
    `${matches} matches of ${rules}, seed ${seed}`,
  drawnMatches: (count: string): string => `, ${count} drawn`,
  eachAlsoWith: (cards: string): string => `. Each also with the cards ${cards}, on the same seed`,
  alsoWith: {
    standing: "outside the what-if",
    kept: "that were kept",
    opened: "as the folder was opened",
  },
  csv: "CSV",
  json: "JSON",
  didNotFinish: (failures: string): string => `${failures} matches did not finish and are not counted`,
  curves: "Curves",
  counter: "Counter",
  momentOfTheTurn: "Moment of the turn",
  atTheStart: "at the start of the turn",
  atTheEnd: "at the end of the turn",

  // MatrixTable
  matrix: "Against each other",
  matchesOf: "Seat of the deck in the line",
  inAllSeats: "in all seats",
  winsOf: "Wins of",
  against: (name: string): string => `against ${name}`,
  weight: "Weight",
  weightOf: (name: string): string => `Weight of ${name} in the field`,
  inField: "In the field",
  inMix: "In the Nash mix",
  aboutMatrix:
    "In the field: what the deck wins, a drawn match being half a won one, where the decks are met as often as their weights say; against itself a deck is even. The Nash mix is how often each deck is brought so that no deck wins more than half against it; of few matches it is a rough guess.",

  // SequenceTable
  sequence: "Known so far, whenever one looks",
  aboutSequence: (error: string): string =>
    `These intervals hold at every moment, so that a simulation may stop by them: the chance that any of them ever misses the true figure is at most ${error} in all (mixture of multinomial likelihoods; Robbins 1970, Lindon and Malek 2022). All other intervals are meant for a number of matches that was fixed beforehand.`,
  winRate: "Win rate",
  interval: "Interval",

  // WinChart
  aboutWinChart: "Win rates of decks and seats; the table beside has the figures",

  // format
  tooFewToJudge: (fewestMatches: number): string => `Too few to judge: fewer than ${fewestMatches} matches`,
  mayAsWellBe: "may as well be",
  surelyAbove: "clearly above",
  surelyBelow: "clearly below",
  surelyGain: "More than chance: the whole interval is a gain",
  surelyLoss: "More than chance: the whole interval is a loss",
  mayBeChance: "May be chance: no change is within the interval",
  secondsLeft: (seconds: number): string => `about ${seconds} s left`,
  minutesLeft: (minutes: number): string => `about ${minutes} min left`,
  hoursLeft: (hours: number): string => `about ${hours} h left`,
};
