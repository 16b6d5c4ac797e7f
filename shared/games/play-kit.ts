import type { JsonObject, Seat } from "../match/index.js";
import type { BoundTable } from "./artifact.js";
import type { Row } from "./folder-tables.js";
import type { DefinitionOrigin, PlayDeck } from "./play.js";

/** A row with the place it came from. */
export interface PlacedRow {
  readonly row: Row;
  readonly origin: DefinitionOrigin;
}

/** The rows of a kind of sheet, in the order of the files. */
export const placedRows = (tables: readonly BoundTable[], wanted: string): readonly PlacedRow[] =>
  tables.flatMap(({ file, table, kind, rows }) =>
    kind === wanted ? rows.map((row, index) => ({ row, origin: { file, table: table.join("."), index } })) : [],
  );

/** No deck that people play has as many cards; each of them is a card of the match. */
const mostCards = 10_000;

/** A deck while its lines are read. A line may ask for any number of copies: what no match can hold is left out, with a remark. */
export class DeckList {
  readonly #cards: number[] = [];
  #isFull = false;

  constructor(readonly name: string) {}

  /** Adds copies of a definition by its index. */
  add(definition: number, copies: number): void {
    const room = mostCards - this.#cards.length;
    if (copies > room) this.#isFull = true;
    for (let copy = 0; copy < Math.min(copies, room); copy += 1) this.#cards.push(definition);
  }

  get deck(): PlayDeck {
    return { name: this.name, cards: this.#cards };
  }

  /** What was left out, in sentences. */
  get remarks(): readonly string[] {
    if (!this.#isFull) return [];
    return [`The deck ${this.name} has more than ${mostCards.toLocaleString("en")} cards; the others are left out.`];
  }
}

/** So many cards are named; the others are counted. */
const mostNamed = 3;

/** That a deck or list names cards which the folder does not have; `owner` is what names them, such as `The deck Tide`. */
export function missingCards(owner: string, missing: readonly string[]): string {
  const more = missing.length - mostNamed;
  const cards = missing.length === 1 ? "a card" : `${missing.length.toLocaleString("en")} cards`;
  const named = missing.slice(0, mostNamed).join(", ") + (more > 0 ? ` and ${more.toLocaleString("en")} more` : "");
  return `${owner} names ${cards} the folder does not have: ${named}.`;
}

/** `GamePlay.withHand` of a game of two seats whose option `inHand` lists the definitions that each begins with. */
export function withHand(options: JsonObject, seat: Seat, definitions: readonly number[]): JsonObject {
  const before: unknown = options.inHand;
  const hands = [0, 1].map((each) => {
    const hand: unknown = Array.isArray(before) ? before[each] : undefined;
    if (each === seat) return [...definitions];
    return Array.isArray(hand) ? hand.filter((index) => typeof index === "number") : [];
  });
  return { ...options, inHand: hands };
}
