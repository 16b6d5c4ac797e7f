import { NONE, type LogEntry } from "../../../../match/index.js";
import { entryWords, winnerOf, type EntryFacts, type EntryTable } from "../../../entry-words.js";
import { seatNames } from "../config.js";
import { definitionOf, nameOf, topOf } from "../rules/units.js";
import { isObject, listOf, textOf } from "../runtime/values.js";
import type { TcgReader } from "../types.js";

const many = (count: number, one: string): string => (count === 1 ? one : `${count} ${one.replace(/^an? /, "")}s`);

const conditionWords: Readonly<Record<string, string>> = {
  ASLEEP: "asleep",
  BURNED: "burned",
  CONFUSED: "confused",
  PARALYZED: "paralyzed",
  POISONED: "poisoned",
};

const reasons: Readonly<Record<string, string>> = {
  prizes: "the last prize is taken",
  "no-units": "no unit is left",
  "deck-out": "there is no card to draw",
  draw: "neither is ahead",
  "turn-limit": "the turn limit is reached",
};

/** What damage is made of: `: 60 (Slam) + 40 (Coil Badger: Wind Up) × 2 (weakness)`. */
function madeOf({ data: { steps } }: LogEntry): string {
  const said = listOf(steps).map((step) =>
    isObject(step) ? ` ${textOf(step["change"])} (${textOf(step["by"])})` : "",
  );
  return said.length === 0 ? "" : `:${said.join("")}`;
}

/** The words of each kind of entry; a kind that is missing says nothing worth reading. */
const words: EntryTable = {
  turn: ({ who, entry }) => `Turn ${entry.turn}: ${who}`,
  mulligan: ({ who }) => `${who} has no basic unit, shows the hand and draws another`,
  drawn: ({ who, cards, entry }) =>
    entry.cards.includes(NONE) ? `${who} draws ${many(entry.cards.length, "a card")}` : `${who} draws ${cards}`,
  played: ({ who, cards }) => `${who} plays ${cards}`,
  "turned-over": ({ who, cards }) => `${who} turns over ${cards}`,
  benched: ({ who, cards }) => `${who} benches ${cards}`,
  evolved: ({ who, card }) => `${who} evolves ${card(0)} into ${card(1)}`,
  attached: ({ who, card }) => `${who} attaches ${card(0)} to ${card(1)}`,
  "moved-energy": ({ card }) => `${card(0)} moves to ${card(1)}`,
  discarded: ({ cards }) => `${cards} is discarded`,
  shown: ({ who, cards, isKnown }) => (isKnown ? `${who === "Nobody" ? "All" : who} may see ${cards}` : null),
  shuffled: ({ who }) => `${who} shuffles`,
  flipped: ({ word }) => `The coin shows ${word("side")}`,
  reflip: () => "The coins are flipped again",
  attacks: ({ cards, word }) => `${cards} attacks with ${word("move")}`,
  used: ({ cards }) => `${cards} uses an ability`,
  weakness: ({ cards, entry, word }) => `${cards} is weak to it: ${word("before")} becomes ${entry.amount}`,
  resistance: ({ cards, entry, word }) => `${cards} resists: ${word("before")} becomes ${entry.amount}`,
  "damage-changed": ({ source, entry, word }) =>
    `${source || "An effect"} changes damage: ${word("before")} becomes ${entry.amount}`,
  changed: () => null,
  damaged: ({ cards, entry }) => `${cards} takes ${entry.amount} damage${madeOf(entry)}`,
  undamaged: ({ cards, entry }) => `${cards} takes no damage${madeOf(entry)}`,
  healed: ({ cards, entry }) => `${cards} is healed by ${entry.amount}`,
  condition: ({ cards, word }) => `${cards} is now ${conditionWords[word("condition")] ?? word("condition")}`,
  recovered: ({ cards }) => `${cards} recovers`,
  switched: ({ card }) => `${card(1)} takes the place of ${card(0)}`,
  retreats: ({ cards }) => `${cards} retreats`,
  promoted: ({ who, cards }) => `${who} makes ${cards} active`,
  "knocked-out": ({ cards }) => `${cards} is knocked out`,
  prizes: ({ who, entry }) => `${who} takes ${many(entry.amount, "a prize")}`,
  prevented: ({ source }) => (source === "" ? "It is prevented" : `${source} prevents it`),
  refused: ({ word }) => word("message"),
  said: ({ word }) => word("text"),
  warned: ({ word }) => word("text"),
  "sudden-death": () => "Both players have won: a match with one prize decides",
  over: (facts: EntryFacts) => {
    const winner = winnerOf(facts.entry);
    const reason = reasons[facts.word("reason")] ?? facts.word("reason");
    return winner === undefined ? `Nobody wins: ${reason}` : `${seatNames[winner] ?? "Nobody"} wins: ${reason}`;
  },
};

/** Kinds of cards whose playing has no entry of its own, as benching, evolving and attaching have. */
const onlyPlayed: ReadonlySet<string> = new Set(["item", "supporter", "stadium"]);

function isSaidOtherwise(r: TcgReader, { type, cards: [id = NONE] }: LogEntry): boolean {
  return type === "played" && r.state.cards[id] !== undefined && !onlyPlayed.has(definitionOf(r, id)["card-kind"]);
}

export const tell = (r: TcgReader, entry: LogEntry): string | null =>
  isSaidOtherwise(r, entry)
    ? null
    : entryWords(words, entry, seatNames, (id) => (r.state.cards[id] === undefined ? undefined : nameOf(r, id)));

/** Events that come with every turn and action and say nothing by themselves. */
const silent = new Set(["CHECK_ABILITIES", "PREVENT_PLAY_ENERGY", "PREVENT_RETREAT"]);

/** An event of the log by its name in scripts, with what it happens to. */
export function tellEvent(r: TcgReader, { from, cards, seat }: LogEntry): string | null {
  if (silent.has(from)) return null;
  const [target = NONE] = cards;
  const card = r.state.cards[target];
  if (card === undefined) return cards.length > 0 ? `${from}: a card` : `${from}: ${seatNames[seat] ?? "all"}`;
  return `${from}: ${nameOf(r, card.zone === "play" && card.unit === target ? topOf(r, target) : target)}`;
}
