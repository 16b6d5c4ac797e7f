import { failed, ok, type Fault, type Result } from "../base/index.js";
import { mostCopies } from "./copies.js";

/** A line of a deck list. */
export interface DeckEntry {
  readonly copies: number;
  /** The name or the id of a card. */
  readonly card: string;
  /** From 1. */
  readonly line: number;
}

const tooMany = (copies: number, line: number): Fault => ({
  code: "deck/too-many-copies",
  message: `${copies} copies of one card are too many: ${mostCopies} are the most.`,
  line,
  column: 1,
});

/**
 * Reads a deck list as people write it: on each line a number of copies and a card, such as `3 Anchor`, `3x Anchor` or
 * `Anchor`. Blank lines and those that begin with `#` or `//` say nothing.
 */
export function readDeckList(text: string): Result<readonly DeckEntry[]> {
  const entries: DeckEntry[] = [];
  for (const [at, written] of text.split(/\r\n|\n|\r/u).entries()) {
    // A byte order mark goes, too: it counts as white space.
    const line = written.trim();
    if (line === "" || line.startsWith("#") || line.startsWith("//")) continue;
    const [, count, card = line] = /^(\d{1,9})\s*[x×]?\s+(\S.*)$/iu.exec(line) ?? [];
    const copies = count === undefined ? 1 : Number(count);
    if (copies > mostCopies) return failed(tooMany(copies, at + 1));
    entries.push({ copies, card, line: at + 1 });
  }
  return ok(entries);
}

/**
 * How often each card is in a deck. A card is named by its id or its name, in any case of letters; the first of several with
 * the same name is meant. Fails at the first line that names none.
 */
export function copiesByDeck<Card extends { readonly id: string; readonly name: string }>(
  deck: readonly DeckEntry[],
  cards: readonly Card[],
): Result<ReadonlyMap<Card, number>> {
  const known = new Map<string, Card>();
  const key = (text: string): string => text.trim().normalize("NFC").toLowerCase();
  for (const card of cards) if (!known.has(key(card.name))) known.set(key(card.name), card);
  for (const card of cards) if (card.id !== "") known.set(key(card.id), card);
  const copies = new Map<Card, number>();
  for (const { card: named, copies: count, line } of deck) {
    const card = known.get(key(named));
    if (!card) {
      const message = `No card with a face among those chosen is called “${named}”.`;
      return failed({ code: "deck/unknown-card", message, expected: "the name or the id of a card", line, column: 1 });
    }
    const together = (copies.get(card) ?? 0) + count;
    if (together > mostCopies) return failed(tooMany(together, line));
    copies.set(card, together);
  }
  return ok(copies);
}
