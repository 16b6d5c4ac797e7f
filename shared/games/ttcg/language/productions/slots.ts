import type { Amount, RankLimit, StatChange } from "../ast/actions.js";
import type { Quantity, Selector } from "../ast/selectors.js";

/** What filled a slot of a pattern: its text, and what it means to those that need it. */
export type Slot =
  /** A word, or words, out of a fixed few. */
  | { readonly slot: "word"; readonly text: string }
  /** `card` or `cards`: how a word was written that means the same either way. */
  | { readonly slot: "spelling"; readonly text: string }
  | { readonly slot: "number"; readonly text: string; readonly value: Amount }
  | { readonly slot: "quantity"; readonly text: string; readonly value: Quantity }
  | { readonly slot: "stat"; readonly text: string; readonly value: StatChange }
  | { readonly slot: "cards"; readonly text: string; readonly value: Selector };

/** The slots of a text, by kind and by their order among those of that kind. */
export class Slots {
  readonly #slots: readonly Slot[];

  constructor(slots: readonly Slot[]) {
    this.#slots = slots;
  }

  /** What a choice of words, a rank, a pile and the like say. */
  word(index = 0): string {
    return this.#find("word", index).text;
  }

  rank(index = 0): number {
    return Number(this.word(index));
  }

  /** `above` or `below` some rank, the two words before `index` included. */
  limit(): RankLimit {
    return { cmp: this.word(0) === "above" ? "gt" : "lt", rank: this.rank(1) };
  }

  /** Your deck or your discard pile. */
  pile(index = 0): { readonly zone: "deck" | "discard"; readonly controller: "you" } {
    return { zone: this.word(index) === "deck" ? "deck" : "discard", controller: "you" };
  }

  noun(index = 0): Selector {
    const word = this.word(index);
    return { noun: word.startsWith("unit") ? "unit" : word.startsWith("spell") ? "spell" : "card" };
  }

  number(index = 0): Amount {
    return this.#find("number", index).value;
  }

  /** A number as a quantity: a bare one takes as many as there are. */
  count(index = 0): Quantity {
    const n = this.number(index);
    return n === "all" ? { mode: "all" } : { mode: n === 1 ? "exact" : "fixed", n };
  }

  quantity(index = 0): Quantity {
    return this.#find("quantity", index).value;
  }

  stat(index = 0): StatChange {
    return this.#find("stat", index).value;
  }

  cards(index = 0): Selector {
    return this.#find("cards", index).value;
  }

  #find<Kind extends Slot["slot"]>(kind: Kind, index: number): Extract<Slot, { slot: Kind }> {
    let left = index;
    for (const slot of this.#slots) {
      if (!isKind(slot, kind)) continue;
      if (left === 0) return slot;
      left -= 1;
    }
    throw new Error(`The pattern has no ${kind} ${index}`);
  }
}

const isKind = <Kind extends Slot["slot"]>(slot: Slot, kind: Kind): slot is Extract<Slot, { slot: Kind }> =>
  slot.slot === kind;
