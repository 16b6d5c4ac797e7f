import { NONE, type LogEntry } from "../match/index.js";
import { listed } from "../text/index.js";

/** What the words of a log entry are put together from, in every game. */
export interface EntryFacts {
  readonly entry: LogEntry;
  /** The player whose doing it is; Nobody for the rules. */
  readonly who: string;
  /** The other player of the two. */
  readonly other: string;
  /** The names of its cards, as a sentence lists them. */
  readonly cards: string;
  /** Whether all of its cards are known to the viewer. */
  readonly isKnown: boolean;
  /** The card whose ability made it happen; empty for the rules and for players. */
  readonly source: string;
  /** A word or number of its data; empty where there is none. */
  readonly word: (name: string) => string;
  /** The name of one of its cards. */
  readonly card: (at: number) => string;
}

/** The words of each kind of entry; a kind that is missing, and null, says nothing worth reading. */
export type EntryTable = Readonly<Record<string, (facts: EntryFacts) => string | null>>;

/** An entry of the log of a game of two seats as a sentence; null for what says nothing worth reading. */
export function entryWords(
  table: EntryTable,
  entry: LogEntry,
  seatNames: readonly string[],
  cardName: (id: number) => string | undefined,
): string | null {
  const say = table[entry.type];
  if (say === undefined) return null;
  const nameOf = (id: number): string => cardName(id) ?? "a card";
  const said = say({
    entry,
    who: seatNames[entry.seat] ?? "Nobody",
    other: seatNames[1 - entry.seat] ?? "Nobody",
    cards: listed(entry.cards.map(nameOf), "and"),
    isKnown: entry.cards.length > 0 && !entry.cards.includes(NONE),
    source: entry.cause.card === NONE ? "" : nameOf(entry.cause.card),
    word: (name) => wordOf(entry, name),
    card: (at) => nameOf(entry.cards[at] ?? NONE),
  });
  return said === null ? null : said.charAt(0).toUpperCase() + said.slice(1);
}

function wordOf({ data }: LogEntry, name: string): string {
  const value = data[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The seat that a match ended for; undefined for a draw. */
export function winnerOf({ data }: LogEntry): number | undefined {
  const winner: unknown = Array.isArray(data.winners) ? data.winners[0] : undefined;
  return typeof winner === "number" ? winner : undefined;
}
