import type { Bundle, Seat } from "../../../../match/index.js";
import type { TtcgConstants, TtcgReader } from "../types.js";

/**
 * What follows from the definitions of the cards of a zone alone, found once for each list of cards. A list is replaced when a card
 * comes or goes, never written to, and a card keeps its definition: the same list has the same answer, and most lists stay as they
 * are from one choice to the next. One of these belongs to the cards of one match.
 */
export class KeptLists<Found> {
  readonly #lists: (readonly number[])[] = [];
  readonly #found: Found[] = [];

  constructor(readonly find: (reader: TtcgReader, cards: readonly number[], at: number) => Found) {}

  /** What was found in the list of a player in a zone; `at` is the number of the zone among those that are asked about. */
  of(reader: TtcgReader, lists: readonly (readonly number[])[], side: Seat, at: number): Found {
    const cards = lists[side] ?? nobody;
    const place = 2 * at + side;
    const known = this.#found[place];
    if (known !== undefined && this.#lists[place] === cards) return known;
    const found = this.find(reader, cards, at);
    this.#lists[place] = cards;
    this.#found[place] = found;
    return found;
  }
}

const nobody: readonly number[] = [];

/** The same for the bundles of a match, whose list is replaced when one begins, ends or changes. */
export class KeptBundles<Found> {
  #bundles: readonly Bundle[] | undefined;
  #found: Found | undefined;

  constructor(readonly find: (bundles: readonly Bundle[], constants: TtcgConstants) => Found) {}

  of(bundles: readonly Bundle[], constants: TtcgConstants): Found {
    if (this.#found !== undefined && this.#bundles === bundles) return this.#found;
    this.#bundles = bundles;
    this.#found = this.find(bundles, constants);
    return this.#found;
  }
}
