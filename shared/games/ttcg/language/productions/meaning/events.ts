import type { Action } from "../../ast/actions.js";
import type { Trigger } from "../../ast/clauses.js";
import type { Clauses } from "../../ast/effect.js";
import type { Slots } from "../slots.js";
import { all, card, cards, does, gainPoint, inHand, ofYours, one, onField, type Meanings } from "./parts.js";
import { changeAll } from "./timed.js";

const when = (trigger: Trigger, ...actions: [Action, ...Action[]]): Clauses => ({ when: trigger, actions });
const onTheField = (action: Action): Clauses => ({ while: "on-field", actions: [action] });
const mayRedirect = (op: "redirect-attack" | "redirect-effect", trigger: Trigger): Clauses => ({
  ...when(trigger, { op }),
  optional: true,
});

/** What follows that cards were sent from one place to another. */
function followUp(words: string): Action {
  if (words.startsWith("gain")) return gainPoint;
  const op = words.startsWith("destroy") ? "destroy" : "untap";
  return { op, actor: "you", target: cards(one, onField(card)) };
}

/** Effects that something sets off, and those that hold while the card is in a state. */
export const eventMeanings: Meanings<
  | "sent-then"
  | "destroyed-gain"
  | "placed-under-destroy"
  | "this-destroyed-place"
  | "this-discarded-damage"
  | "discarded-draw"
  | "played-shuffle"
  | "attacked-redirect"
  | "targeted-redirect"
  | "moved-mill"
  | "opponent-plays"
  | "field-untargetable"
  | "field-attack-twice"
  | "field-all-stat"
  | "field-invert"
  | "field-reduce"
  | "field-rank-up-using"
  | "tapped-gain"
  | "tapped-attack-limit"
  | "dormant-all-stat"
  | "dormant-replace"
  | "dormant-untap-above"
  | "untapped-destroy-under"
> = {
  "sent-then": (slots) => when(moved(slots), followUp(slots.word(3))),
  "destroyed-gain": (slots) => when({ event: "destroyed", sel: slots.cards() }, gainPoint),
  "placed-under-destroy": (slots) =>
    when(
      { event: "placed-under-this", sel: slots.cards() },
      { op: "destroy", actor: "you", target: cards(one, { ...card, zone: "field", controller: "opponent" }) },
    ),
  "this-destroyed-place": (slots) =>
    when(
      { event: "this-destroyed" },
      {
        op: "place-under",
        actor: "you",
        target: cards(slots.quantity(), inHand(slots.cards())),
        host: cards(one, ofYours({ ...slots.noun(), other: true })),
      },
    ),
  "this-discarded-damage": (slots) =>
    when({ event: "this-to-discard" }, { op: "points", actor: "opponent", sign: "lose", n: slots.number() }),
  "discarded-draw": (slots) => when({ event: "discarded", sel: slots.cards() }, { op: "draw", actor: "you", n: 1 }),
  "played-shuffle": (slots) =>
    when(
      { event: "played", sel: slots.cards() },
      {
        op: "shuffle-in",
        actor: "you",
        target: cards(slots.count(), { ...card, zone: "discard", controller: "you" }),
        deck: "you",
      },
    ),
  "attacked-redirect": (slots) => mayRedirect("redirect-attack", { event: "is-attacked", sel: ofYours(slots.cards()) }),
  "targeted-redirect": (slots) => mayRedirect("redirect-effect", { event: "targeted", sel: ofYours(slots.cards()) }),
  "moved-mill": (slots) => when({ event: "moved-from-under-this" }, { op: "mill", actor: "each", n: slots.number() }),
  "opponent-plays": (slots) =>
    when(
      { event: "played", sel: slots.cards(), by: "opponent" },
      { op: "points", actor: "opponent", sign: "lose", n: 1 },
      gainPoint,
    ),
  "field-untargetable": (slots) =>
    onTheField({ op: "grant", target: cards(all, onField(slots.cards())), keyword: "untargetable" }),
  "field-attack-twice": (slots) =>
    onTheField({ op: "grant", target: cards(all, ofYours(slots.cards())), keyword: "attack-twice" }),
  "field-all-stat": (slots) => onTheField(changeAll(slots, slots.word())),
  "field-invert": () => onTheField({ op: "invert-stat-changes" }),
  // The text says that attack is reduced, whatever stat stands in the slot.
  "field-reduce": (slots) =>
    onTheField({
      op: "stat",
      target: cards(all, { ...slots.cards(), zone: "field", controller: "opponent" }),
      sign: "lose",
      changes: [{ ...slots.stat(), stat: "attack" }],
    }),
  "field-rank-up-using": (slots) =>
    onTheField({
      op: "rank-up-using",
      host: cards(all, ofYours(slots.cards(0))),
      material: inHand(slots.cards(1)),
    }),
  "tapped-gain": () => ({ while: "tapped", ...when({ event: "sent-to-discard", whose: "you" }, gainPoint) }),
  "tapped-attack-limit": (slots) => ({ while: "tapped", actions: [{ op: "attack-limit", limit: slots.limit() }] }),
  "dormant-all-stat": (slots) => ({ while: "dormant", actions: [changeAll(slots, "gain", ofYours)] }),
  "dormant-replace": () => ({ while: "dormant", optional: true, actions: [{ op: "replace-destruction" }] }),
  "dormant-untap-above": () => ({
    frequency: "once-per-turn",
    while: "dormant",
    optional: true,
    ...does({ op: "untap", actor: "you", target: { ref: "above" } }),
  }),
  "untapped-destroy-under": () => ({
    frequency: "once-per-turn",
    while: "untapped",
    optional: true,
    cost: [{ cost: "destroy", target: cards(one, { ...card, zone: "under-this" }) }],
    actions: [gainPoint],
  }),
};

function moved(slots: Slots): Trigger {
  const to = slots.word(2) === "hand" ? "hand" : "deck";
  return { event: "moved", sel: slots.noun(0), from: slots.pile(1).zone, to };
}
