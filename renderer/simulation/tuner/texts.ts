const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;

/** What is said about tuning a number of a card. */
export const texts = {
  tune: "Tune a number of this card",
  tuneOf: (card: string): string => `Tune a number of ${card}`,
  aim: "Bots play matches with one value after another, the smallest change first, on the same seeds, until the deck’s win rate is surely within the target. The result is a proposal: nothing is written unless you ask for it.",
  noRow: "Select a cell of the card whose number is to be tuned.",
  noNumbers: "This card has no number that can be tuned.",
  reading: "Reading the cards…",
  noDecks: "Tuning takes two decks that can play against each other. This folder does not have them.",

  // the form
  settings: "What to tune",
  number: "Number",
  second: "Second number",
  noSecond: "(none)",
  from: "From",
  to: "To",
  step: "Step",
  ofNumber: (bound: string, number: string): string => `${bound} of ${number}`,
  nowIs: (value: number): string => `now ${value.toLocaleString("en")}`,
  deck: "Deck",
  against: "Against",
  allOthers: "All other decks",
  players: "Played by",
  theirPlayer: "Others played by",
  rules: "Rules",
  targetFrom: "Target from %",
  targetTo: "to %",
  matches: "At most, for each pair",
  seed: "Seed",
  expected: (message: string, expected: string): string => `${message} Expected: ${expected}.`,
  badRange: "Each range goes from a number up to another, in steps above 0.",
  badTarget: "The target goes from a share up to a larger one, between 0 and 100 %.",
  go: (values: number): string => `Try ${counted(values, "value", "values")}`,
  goPairs: (pairs: number): string => `Try ${counted(pairs, "pair", "pairs")}`,
  stop: "Stop",

  // progress
  progress: "Values tried",
  trying: (values: string, at: number, all: number): string => `Trying ${values}: ${at} of ${all}.`,
  otherRuns: (card: string): string => `A number of ${card} is being tuned. Stop that first, or wait for it.`,
  finished: (values: number, matches: number, seconds: string): string =>
    `${counted(values, "value", "values")} tried in ${counted(matches, "match", "matches")}, ${seconds} s.`,
  stopped: (values: number): string => `Stopped after ${counted(values, "value", "values")}.`,
  failed: (message: string): string => `The tuning ended: ${message}`,
  failedNotice: (card: string, message: string): string => `The tuning of ${card} ended: ${message}`,
  failures: (count: number): string => `${counted(count, "match", "matches")} failed and not counted.`,
  endedNotice: (card: string): string =>
    `The tuning of ${card} has ended. “Tune a number of this card” shows the result.`,

  // the table
  trials: "Values tried",
  caption: (deck: string, others: string, player: string, theirs: string): string =>
    player === theirs
      ? `Win rate of ${deck} against ${others}, all played by “${player}”.`
      : `Win rate of ${deck}, played by “${player}”, against ${others}, played by “${theirs}”.`,
  error: (share: string): string =>
    `Intervals hold at any time, however often you look: the chance that any verdict below, within or above the target is wrong is at most ${share} in all.`,
  verdict: "Verdict",
  wins: "Win rate",
  interval: "Interval",
  matchesHead: "Matches",
  verdicts: {
    inside: "✓ within the target",
    above: "▴ above the target",
    below: "▾ below the target",
    close: "≈ at an end of the target",
    open: "? too few matches to tell",
    playing: "… being played",
  },
  intervalText: (low: string, high: string): string => `${low} to ${high}`,

  // the proposal
  proposal: "Proposal",
  value: (column: string, value: number): string => `${column} ${value.toLocaleString("en")}`,
  proposed: (values: string, before: string): string => `${values} instead of ${before}`,
  staysAsItIs: "The card is within the target as it is: nothing has to change.",
  noneInside: "No value is surely within the target.",
  closest: (values: string, share: string): string => `The closest is ${values}, with ${share}.`,
  changedSince: "The card was changed since this was played. Try again with its numbers of now.",
  write: "Write into the sheet",
  writeWhatIf: (name: string): string => `Put into what-if “${name}”`,
  tryOut: "Try as a what-if",
  label: (values: string, card: string): string => `Tune ${card}: ${values}`.slice(0, 200),
  written: (values: string, card: string): string => `${card}: ${values}.`,
  whatIfName: (values: string, card: string): string => `${card}: ${values}`.slice(0, 90),
};
