import type { LogEntry } from "../../../../match/index.js";
import { textOf } from "../../cards/json.js";
import { entryWords, winnerOf, type EntryTable } from "../../../entry-words.js";
import { seatNames } from "../config.js";
import { isFieldZone } from "../board-of.js";
import type { SummonerReader } from "../types.js";

const reasons: Readonly<Record<string, string>> = {
  margin: "by the lead in one battle",
  "victory-points": "by victory points",
  "last-summoner": "as no summoner is left",
};

/** The words of each kind of entry; a kind that is missing says nothing worth reading. */
const words: EntryTable = {
  turn: ({ who, entry }) => `Turn ${entry.turn}: ${who}`,
  ready: ({ who }) => `${who} is ready`,
  redrawn: ({ who }) => `${who} draws a new hand`,
  drawn: ({ who, cards, isKnown }) => `${who} draws ${isKnown ? cards : "a card"}`,
  "empty-deck": ({ who }) => `${who} has no card left to draw`,
  played: ({ who, cards, isKnown }) => `${who} plays ${isKnown ? cards : "a card"}`,
  covered: () => null,
  moved: ({ entry, cards, isKnown }) =>
    isFieldZone(entry.from) && isFieldZone(entry.to) && isKnown ? `${cards} goes to ${entry.to}` : null,
  exchanged: ({ cards }) => `${cards} change places`,
  summoner: ({ who, cards }) => `${who} battles with ${cards} now`,
  summoners: () => "The next summoners battle",
  "sp-round": () => "Sp cards may be played now",
  passed: ({ who }) => `${who} passes`,
  "cannot-play": ({ who }) => `${who} cannot play`,
  battle: ({ who, entry }) =>
    entry.seat < 0
      ? `The battle is a draw (${textOf(entry.data.totals)})`
      : `${who} wins the battle by ${entry.amount} (${textOf(entry.data.totals)})`,
  shown: ({ cards }) => `${cards} is revealed`,
  counted: ({ who, entry }) => `By hand: ${textOf(entry.data.counter)} of ${who} is ${entry.amount}`,
  over: ({ entry }) => {
    const winner = winnerOf(entry);
    const reason = reasons[textOf(entry.data.reason)];
    if (winner === undefined) return "The match is a draw";
    return `${seatNames[winner] ?? ""} wins${reason === undefined ? "" : ` ${reason}`}`;
  },
};

/** An entry of the log in words; null for what says nothing worth reading. */
export const tell = ({ state, constants }: SummonerReader, entry: LogEntry): string | null =>
  entryWords(words, entry, seatNames, (id) => {
    const card = state.cards[id];
    return card && constants.blueprints[card.definition]?.name;
  });
