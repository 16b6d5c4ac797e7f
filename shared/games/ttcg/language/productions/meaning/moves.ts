import type { Action } from "../../ast/actions.js";
import type { Clauses } from "../../ast/effect.js";
import type { Selector } from "../../ast/selectors.js";
import type { Slots } from "../slots.js";
import { card, cards, does, inHand, ofYours, one, onField, type Meanings } from "./parts.js";

/** Effects that move cards. */
export const moveMeanings: Meanings<
  | "move-column"
  | "place-under"
  | "play-under"
  | "play-from"
  | "return"
  | "reveal-play"
  | "send-dormant"
  | "swap"
  | "take-under"
> = {
  "move-column": (slots) => does({ op: "move-column", q: slots.quantity() }),
  "place-under": (slots) =>
    does({ op: "place-under", actor: "you", target: cards(one, { ...slots.cards(), ...slots.pile() }) }),
  "play-under": (slots) =>
    does({ op: "place-under", actor: "you", target: cards(one, inHand(slots.noun())), played: true }),
  "play-from": (slots) =>
    does({
      op: "play",
      actor: "you",
      target: cards(slots.quantity(), { ...slots.cards(), ...slots.pile() }),
      directly: true,
    }),
  return: (slots, pattern) => does(returned(slots, pattern)),
  "reveal-play": (slots) =>
    does(
      { op: "reveal", actor: "you", top: Number(slots.number()), side: "you" },
      { op: "play", actor: "you", target: cards(one, { ...slots.cards(), zone: "revealed" }) },
    ),
  "send-dormant": (slots, pattern) => sent(slots, pattern),
  swap: (slots) =>
    does({
      op: "swap",
      a: cards(one, ofYours(slots.cards(0))),
      b: cards(one, { ...slots.cards(1), ...slots.pile() }),
    }),
  "take-under": (slots) => does({ op: "move-under", target: cards(one, ofYours({ ...slots.noun(), other: true })) }),
};

const yourDiscardPile = { zone: "discard", controller: "you" } as const;

function returned(slots: Slots, pattern: number): Action {
  const common = { op: "return", actor: "you" } as const;
  if (pattern === 0) {
    const target = cards(slots.quantity(), { ...slots.cards(), ...yourDiscardPile });
    return { ...common, target, to: "hand", side: "you" };
  }
  if (pattern === 1) {
    const target = cards(one, { ...slots.cards(), ...yourDiscardPile });
    return { ...common, target, to: "deck-top", side: "you" };
  }
  const to = slots.word() === "hand" ? "hand" : "deck";
  return { ...common, target: cards(one, onField(slots.cards())), to, side: "owner" };
}

function sent(slots: Slots, pattern: number): Clauses {
  const from: readonly Selector[] = [
    onField({ ...card, state: "dormant" }),
    { ...card, zone: "under-another" },
    { ...card, zone: "under-this" },
  ];
  const target = cards(slots.quantity(), from[pattern] ?? card);
  const clauses = does({ op: "send", actor: "you", target, to: "discard", side: "owner" });
  return pattern === 2 ? { ...clauses, optional: true } : clauses;
}
