import type { SimulationQueue } from "../../shared/bridge/index.js";

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
  show: "Show",
  views: { wins: "win rates", play: "hand and play", all: "all figures" },
  cardFigures: "Figures of cards",
  ofMatches: (count: number): string => `${count.toLocaleString("en")} matches`,
  whatFiguresMean: "What these figures mean",
  edited: "edited",
  aboutEdited:
    "This card was edited after these matches were played: the figures are of the card as it was. Run again.",
  cardsEdited: (count: number): string =>
    `${count === 1 ? "1 card was" : `${count.toLocaleString("en")} cards were`} edited after these matches were played. The figures are of the cards as they were, until they are played again.`,
  aboutEditedDeck:
    "The list of this deck was changed after these matches were played: the figures are of the deck as it was. Run again.",
  decksEdited: (decks: readonly string[]): string =>
    `${decks.length === 1 ? "The list" : "The lists"} of ${new Intl.ListFormat("en").format(decks)} ${decks.length === 1 ? "was" : "were"} changed after these matches were played. The figures are of ${decks.length === 1 ? "the deck as it was, until it is" : "the decks as they were, until they are"} played again.`,
  columns: {
    draws: ["Drawn", "# GIH"],
    drawn: ["Wins when drawn", "GIH WR"],
    aboveDeck: ["Above its deck", "GIH − GP"],
    shrunk: ["Shrunk", "GIH WR"],
    lift: ["Against undrawn", "IWD"],
    opening: ["Wins in opening hand", "OH WR"],
    later: ["Wins when drawn later", "GD WR"],
    kept: ["Kept", "Kept %"],
    plays: ["Played", "# played"],
    played: ["Wins when played", "Played WR"],
    turn: ["Turn played", "own turn"],
    stuck: ["Stuck in hand", "Stuck %"],
  },
  meanings: {
    draws:
      "Matches of a deck with the card in which a copy came into its hand, at any time and by any way (games in hand).",
    drawn:
      "The share of them that the deck won (GIH win rate). The stars compare it with what the same decks win in all, each weighed by how often it drew the card.",
    aboveDeck: "Wins when drawn less what the same decks win in all (GP win rate), in points.",
    shrunk:
      "Wins when drawn, moved towards what the decks with the card win in all: the further, the fewer matches it is of, and all the way where the cards differ no more than by chance (empirical Bayes).",
    lift: "Wins when drawn less wins when not drawn, in points (IWD), in each deck by itself and then together. Cards that come in long matches are favoured where their decks win long matches.",
    opening:
      "Of matches with a copy in hand before the first turn, after what was put back (OH win rate, also mulligan win rate).",
    later: "Of matches in which a copy came once the first turn had begun (GD win rate).",
    kept: "How often a copy stayed where the card was in the first hand, before anything was put back. Empty for decks that never put a card back, such as those of games without mulligans.",
    plays: "Matches in which the deck played a copy of the card.",
    played: "The share of them that the deck won. Cards that are played late or when ahead look better than they are.",
    turn: "The deck’s own turn in which a copy was first played, on average.",
    stuck: "The share of matches with the card in hand in which no copy was ever played.",
  },
  goToTheCard: "Go to the card",
  cardIsGone: "This card is no longer there",

  // PairTable
  pairs: "Pairs of cards",
  pair: "Cards",
  kindOfPairs: "Kind of pairs",
  pairKinds: { all: "of one deck, and against each other", with: "of one deck", against: "against each other" },
  bothDrawn: "Both drawn",
  winsWithBoth: "Wins with both",
  pairLift: "Lift",
  byChance: "By chance",
  corrected: "Corrected",
  withCard: "with",
  againstCard: "against",
  ofDeck: (deck: string): string => `of ${deck}`,
  pairsFound: (found: number, judged: number, tooFew: number): string =>
    `${found.toLocaleString("en")} of ${judged.toLocaleString("en")} pairs are more than chance; ${tooFew.toLocaleString("en")} more are of too few matches to judge.`,
  pairsShown: (shown: number): string =>
    `The ${shown.toLocaleString("en")} that are least by chance are shown; CSV and JSON have all.`,
  noPairs:
    "No pair was drawn in enough matches to judge, with one card, the other, both and neither: enter more matches.",
  aboutPairTable:
    "Lift is what the first card adds to the win rate with the second, less what it adds without it, in points: 0 where each does its work by itself. “By chance” is how often a pair without lift shows as much; “corrected” allows for how many pairs are looked at, so that of those marked at most one in twenty is expected to be false (Benjamini and Hochberg 1995). Both cards drawn also means a long match.",

  // PlayedBy
  playedBy: (bots: string): string => `played by ${bots}`,

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
  alsoCounted: "Also counted",
  mirrors: "Each deck against itself",
  aboutMirrors: "As a check: the first of the two must win every second match. It counts for no deck or card.",
  pairsOfCards: "Pairs of cards",
  aboutPairs:
    "What two cards win together, and against each other, beyond what each does by itself; needs many matches",
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
  playedOn: "Played on",
  thisComputer: "this computer",
  workersOfQueue: "the workers of a queue",
  queueAddress: "Address of the queue",
  queueExample: "redis://localhost:6379",
  aboutQueue:
    "redis://…, postgres://…, or env:NAME for a variable that holds it. Workers are started by “cardwright worker --queue” and get the cards from the queue. The address is kept until this page is closed, and stored nowhere; one with a password is covered unless you type in it.",
  onQueue: ({ shown, workers }: SimulationQueue): string => {
    if (workers === null) return `on ${shown}`;
    return workers === 0
      ? `on ${shown}: no worker yet. Start one: cardwright worker --queue …`
      : `on ${shown}: ${workers === 1 ? "1 worker" : `${workers} workers`}`;
  },
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
  aboutMirrorChecks: (off: readonly string[]): string =>
    off.length === 0
      ? "Against itself, the first of two copies of each deck wins every second match, as it must."
      : `Against itself, the first of two copies must win every second match that somebody wins. ${off.join(" and ")} ${off.length === 1 ? "is" : "are"} off: by chance that is so in 5 of 100 checks; otherwise seats or rules favour somebody by mistake.`,
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
