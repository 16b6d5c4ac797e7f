import type { Action } from "../../ast/actions.js";
import type { Cost } from "../../ast/clauses.js";
import type { Quantity, Selector } from "../../ast/selectors.js";
import { numberOf } from "../../words.js";
import type { Slots } from "../slots.js";
import { all, card, cards, inHand, ofYours, one, onField, paying, thisCard, type Meanings } from "./parts.js";

const discarding = (sel: Selector): Cost => ({ cost: "discard", target: cards(one, inHand(sel)) });
const destroying = (q: Quantity, sel: Selector): Cost => ({ cost: "destroy", target: cards(q, sel) });
const destroyingThis: Cost = { cost: "destroy", target: thisCard };
const losing = (slots: Slots): Cost => ({ cost: "lose", n: slots.number(0) });

const destroy = (q: Quantity, sel: Selector): Action => ({
  op: "destroy",
  actor: "you",
  target: cards(q, onField(sel)),
});
const play = (q: Quantity, sel: Selector): Action => ({ op: "play", actor: "you", target: cards(q, sel) });
const add = (sel: Selector): Action => ({ op: "add", actor: "you", target: cards(one, sel), side: "you" });

const countOf = (word: string): Quantity => ({ mode: word === "one" ? "exact" : "fixed", n: numberOf(word) });

/** Effects that cost something. */
export const costMeanings: Meanings<
  | "destroy-own-to-gain"
  | "destroy-own-to-destroy"
  | "destroy-own-to-play"
  | "destroy-this-to-destroy"
  | "destroy-this-to-shuffle"
  | "discard-to-counter"
  | "discard-to-add"
  | "discard-to-play"
  | "discard-this-to-add"
  | "lose-to-destroy"
  | "lose-to-draw"
  | "lose-to-untap"
  | "skip-turn-to-destroy"
> = {
  "destroy-own-to-gain": (slots) =>
    paying(destroying(slots.quantity(), { ...slots.cards(), zone: "field", side: "you" }), {
      op: "points",
      actor: "you",
      sign: "gain",
      n: slots.number(),
    }),
  "destroy-own-to-destroy": (slots) =>
    paying(destroying(one, ofYours(slots.cards())), destroy(one, { ...card, other: true })),
  "destroy-own-to-play": (slots) =>
    paying(
      destroying(countOf(slots.word(0)), { ...slots.cards(0), zone: "field", owner: "you" }),
      play(one, { ...slots.cards(1), ...slots.pile(1) }),
    ),
  "destroy-this-to-destroy": (slots) => paying(destroyingThis, destroy(slots.quantity(), slots.cards())),
  "destroy-this-to-shuffle": () =>
    paying(destroyingThis, { op: "shuffle-in", actor: "you", pile: "discard", side: "you", deck: "you" }),
  "discard-to-counter": (slots) =>
    paying(discarding(slots.cards(0)), { op: "counter", of: cards(one, slots.cards(1)) }),
  "discard-to-add": (slots) => paying(discarding(slots.cards(0)), add({ ...slots.cards(1), ...slots.pile() })),
  "discard-to-play": (slots) => {
    const q: Quantity = slots.word(0) === "one" ? one : { mode: "up-to", n: 2 };
    return paying(discarding(slots.cards(0)), play(q, { ...slots.cards(1), ...slots.pile(1) }));
  },
  "discard-this-to-add": (slots) =>
    paying({ cost: "discard", target: thisCard }, add({ ...slots.cards(), ...slots.pile() })),
  "lose-to-destroy": (slots) => paying(losing(slots), destroy(slots.count(1), card)),
  "lose-to-draw": (slots) => paying(losing(slots), { op: "draw", actor: "you", n: slots.number(1) }),
  "lose-to-untap": (slots) =>
    paying(losing(slots), { op: "untap", actor: "you", target: cards(slots.quantity(), ofYours(slots.cards())) }),
  "skip-turn-to-destroy": (slots) => paying({ cost: "skip", what: "turn" }, destroy(all, slots.cards())),
};
