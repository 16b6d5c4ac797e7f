import { NONE, type LogEntry } from "../../../../match/index.js";
import { entryWords, winnerOf, type EntryFacts, type EntryTable } from "../../../entry-words.js";
import { seatNames } from "../options/config.js";
import type { TtcgReader } from "../types.js";
import { zones } from "./layout.js";

const zoneTitle = (zone: string): string =>
  (zones as Readonly<Record<string, { readonly title: string }>>)[zone]?.title.toLowerCase() ?? zone;

const verbOf = ({ cards }: LogEntry, one: string, several: string): string => (cards.length === 1 ? one : several);

const phaseWords: Readonly<Record<string, string>> = { main: "Main phase", battle: "Battle phase" };

const reasons: Readonly<Record<string, string>> = {
  countered: "was countered and does nothing",
  unread: "has a text that cannot be read; it does nothing",
  condition: "does nothing: its condition does not hold",
  targets: "does nothing: its targets are gone",
};

/** The words of each kind of entry; a kind that is missing says nothing worth reading. */
const words: EntryTable = {
  turn: ({ who, entry }) => `Turn ${entry.turn}: ${who}`,
  phase: ({ word }) => phaseWords[word("phase")] ?? null,
  rolled: ({ entry }) => `The die shows ${entry.amount}`,
  mulligan: ({ who }) => `${who} draws a new hand`,
  played: ({ who, cards, entry }) =>
    entry.from === "hand" ? `${who} plays ${cards}` : `${cards} comes onto the field`,
  levelled: ({ card }) => `${card(0)} covers ${card(1)}`,
  surfaced: ({ cards }) => `${cards} is active again`,
  drawn: ({ who, cards, entry }) =>
    entry.cards.includes(NONE)
      ? `${who} draws ${entry.cards.length === 1 ? "a card" : `${entry.cards.length} cards`}`
      : `${who} draws ${cards}`,
  "deck-out": ({ who, entry }) => `${who} cannot draw and loses ${entry.amount} points`,
  points: ({ who, entry, word }) =>
    entry.amount < 0
      ? `${who} loses ${pointsOf(-entry.amount)}: ${word("points")} left`
      : `${who} gains ${pointsOf(entry.amount)}: ${word("points")}`,
  tapped: ({ cards }) => `${cards} is tapped`,
  untapped: ({ cards }) => `${cards} is untapped`,
  attacks: ({ card, entry, other }) => `${card(0)} attacks ${entry.cards.length > 1 ? card(1) : other}`,
  compared: ({ card, word }) => `${card(0)} has ${word("attack")} attack, ${card(1)} ${word("defense")} defense`,
  "countered-attack": () => "The attack is countered",
  redirected: ({ cards }) => `${cards} is aimed at instead`,
  destroyed: ({ cards, entry }) => `${cards} ${verbOf(entry, "is", "are")} destroyed`,
  replaced: ({ cards }) => `${cards} goes to the discard pile instead`,
  discarded: ({ who, cards }) => `${who} discards ${cards}`,
  milled: ({ cards }) => `${cards} goes from the deck to the discard pile`,
  sent: ({ cards }) => `${cards} is sent to the discard pile`,
  returned: ({ cards, entry }) =>
    `${cards} goes ${entry.to === "hand" ? "to its owner's hand" : "into its owner's deck"}`,
  "placed-under": ({ card }) => `${card(0)} is placed under ${card(1)}`,
  swapped: ({ card }) => `${card(1)} takes the place of ${card(0)}`,
  "moved-column": ({ cards, word }) => `${cards} moves to column ${word("column")}`,
  equipped: ({ card }) => `${card(0)} is equipped to ${card(1)}`,
  released: ({ cards }) => `${cards} is equipped to nothing any more`,
  activated: ({ who, cards, word }) => `${who} uses ${cards}: ${word("text")}`,
  "no-effect": ({ cards, word }) => `${cards} ${reasons[word("why")] ?? "does nothing"}`,
  countered: ({ cards }) => `The effect of ${cards} is countered`,
  accepted: ({ who, cards }) => `${who} accepts the offer of ${cards}`,
  declined: ({ who, cards }) => `${who} declines the offer of ${cards}`,
  skipped: ({ who, word }) => `${who} skips the ${word("what") === "turn" ? "turn" : `${word("what")} phase`}`,
  "will-skip": ({ who, word }) =>
    `${who} will skip the next ${word("what") === "turn" ? "turn" : `${word("what")} phase`}`,
  "extra-play": ({ who, entry }) => `${who} may play ${entry.amount} more this turn`,
  moved: ({ entry, cards }) => movedWords(entry, cards),
  shuffled: ({ who }) => `${who} shuffles the deck`,
  shown: ({ cards }) => `${cards} is revealed`,
  created: ({ cards, entry }) => `${cards} appears in the ${zoneTitle(entry.to)}`,
  counted: ({ who, word, entry }) => `By hand: ${word("counter")} of ${who} is ${entry.amount}`,
  over: overWords,
};

const pointsOf = (count: number): string => (count === 1 ? "1 point" : `${count} points`);

/** Only the moves that no other entry reports: those by hand. */
const movedWords = ({ cause, from, to }: LogEntry, cards: string): string | null =>
  cause.kind === "hand" ? `${cards} goes from the ${zoneTitle(from)} to the ${zoneTitle(to)}` : null;

function overWords({ entry }: EntryFacts): string {
  const winner = winnerOf(entry);
  if (winner !== undefined) return `${seatNames[winner] ?? ""} wins`;
  return entry.data.reason === "turn-cap" ? "The match has lasted too long: it is a draw" : "The match is a draw";
}

/** An entry of the log in words; `null` for what says nothing worth reading. */
export const tell = ({ state, constants }: TtcgReader, entry: LogEntry): string | null =>
  entryWords(words, entry, seatNames, (id) => {
    const card = state.cards[id];
    return card && constants.blueprints[card.definition]?.definition.name;
  });
