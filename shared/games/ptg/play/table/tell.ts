import { NONE, type LogEntry } from "../../../../match/index.js";
import { entryWords, winnerOf, type EntryFacts, type EntryTable } from "../../../entry-words.js";
import { seatNames } from "../config.js";
import type { PtgReader } from "../types.js";
import { zones } from "./layout.js";

const zoneTitle = (zone: string): string =>
  (zones as Readonly<Record<string, { readonly title: string }>>)[zone]?.title.toLowerCase() ?? zone;

const signed = (value: string): string => (value.startsWith("-") ? value : `+${value}`);

const phaseWords: Readonly<Record<string, string>> = {
  attack: "Attackers are declared",
  defense: "Blockers are declared",
  combat: "Combat",
};

/** The words of each kind of entry; a kind that is missing says nothing worth reading. */
const words: EntryTable = {
  turn: ({ who, entry }) => `Turn ${entry.turn}: ${who}`,
  phase: ({ word }) => phaseWords[word("phase")] ?? null,
  played: ({ who, cards }) => `${who} plays ${cards}`,
  drawn: ({ who, cards, entry }) =>
    entry.cards.includes(NONE)
      ? `${who} draws ${entry.cards.length === 1 ? "a card" : `${entry.cards.length} cards`}`
      : `${who} draws ${cards}`,
  paid: ({ who, word }) => `${who} pays ${word("cost")}`,
  "gained-mana": ({ who, word }) => `${who} gains ${word("mana")} until the end of the turn`,
  activated: ({ who, cards, word }) =>
    word("ability") === "" ? `${who} activates ${cards}` : `${who} activates ${word("ability")} of ${cards}`,
  attacks: ({ cards }) => `${cards} attacks`,
  blocks: ({ card }) => `${card(0)} blocks ${card(1)}`,
  damaged: ({ cards, entry }) => `${cards} takes ${entry.amount} damage`,
  "healed-card": ({ cards, entry }) => `${cards} is healed by ${entry.amount}`,
  died: ({ cards }) => `${cards} dies`,
  "player-damaged": ({ who, entry, word }) => `${who} takes ${entry.amount} damage: ${word("health")} health left`,
  "player-healed": ({ who, entry, word }) => `${who} is healed by ${entry.amount}: ${word("health")} health`,
  buffed: ({ cards, entry, word }) =>
    entry.cards.length === 0
      ? null
      : `${cards} ${entry.cards.length === 1 ? "gets" : "get"} ${signed(word("attack"))}/${signed(word("defense"))}`,
  "stats-set": ({ cards, word }) => `${cards} becomes ${word("attack") || "–"}/${word("defense") || "–"}`,
  "change-ended": ({ cards }) => `What changed ${cards} ends`,
  discarded: ({ who, cards }) => `${who} discards ${cards} at random`,
  recycled: ({ who, entry }) =>
    `${who} shuffles ${entry.amount} ${entry.amount === 1 ? "card" : "cards"} of the graveyard into the deck`,
  "no-target": ({ word }) => `No target for ${word("ability")}.`,
  "too-many": () => "Too many triggers; the rest is dropped.",
  created: ({ cards, entry }) =>
    entry.to === "battlefield" ? `${cards} appears` : `${cards} appears in the ${zoneTitle(entry.to)}`,
  moved: movedWords,
  shown: ({ cards }) => `${cards} is revealed`,
  counted: ({ who, word, entry }) => `By hand: ${word("counter")} of ${who} is ${entry.amount}`,
  over: overWords,
};

/** Leaves out moves that another entry reports: cards that are played, drawn, discarded or dead. */
function movedWords({ entry: { from, to, cause }, cards, source }: EntryFacts): string | null {
  if (to === "ceased") return `${cards} ceases to exist`;
  if (from === "battlefield" && to === "hand") return `${cards} returns to its owner's hand`;
  if (to === "battlefield" && from !== "hand") return `${cards} comes onto the battlefield from the ${zoneTitle(from)}`;
  if (to === "battlefield" && cause.card !== NONE) return `${source} puts ${cards} onto the battlefield`;
  if (from === "deck" && to === "graveyard") return `${cards} goes from the deck to the graveyard`;
  return null;
}

function overWords({ entry }: EntryFacts): string {
  const winner = winnerOf(entry);
  if (winner !== undefined) return `${seatNames[winner] ?? ""} wins`;
  return entry.data.reason === "turn-limit" ? "The match has lasted too long: it is a draw" : "The match is a draw";
}

/** An entry of the log in words; `null` for what says nothing worth reading. */
export const tell = ({ state, constants }: PtgReader, entry: LogEntry): string | null =>
  entryWords(words, entry, seatNames, (id) => {
    const card = state.cards[id];
    return card && constants.blueprints[card.definition]?.definition.name;
  });
