import type { ProductionAction } from "../../ast/actions.js";
import type { Selector } from "../../ast/selectors.js";
import type { Slots } from "../slots.js";
import { card, cards, does, inHand, one, onField, type Meanings } from "./parts.js";

/** `controlled by each player`, or `on the field`. */
const reach = (slots: Slots, sel: Selector): Selector =>
  slots.word().startsWith("controlled") ? { ...sel, zone: "field", controller: "each" } : onField(sel);

const points = (slots: Slots, sign: "gain" | "lose") => ({ op: "points", sign, n: slots.number() }) as const;

/** Effects without a cost. */
export const plainMeanings: Meanings<
  | "tap"
  | "activate-effect"
  | "add-to-hand"
  | "both-points"
  | "both-discard"
  | "both-redraw"
  | "both-mill"
  | "copy-effect"
  | "counter-effect"
  | "destroy"
  | "destroy-dormant"
  | "draw"
  | "draw-discard"
  | "opponent-discard"
  | "gain-points"
  | "opponent-loses"
  | "mill"
  | "discard"
  | "swap-stats"
  | "swap-rank"
> = {
  tap: (slots, pattern) =>
    does({
      op: pattern === 0 ? "tap" : "untap",
      actor: "you",
      target: cards(slots.quantity(), reach(slots, slots.cards())),
    }),
  "activate-effect": (slots, pattern) =>
    does({ op: "activate", actor: "you", of: cards(one, activated(slots, pattern)) }),
  "add-to-hand": (slots) =>
    does({
      op: "add",
      actor: "you",
      target: cards(slots.quantity(), { ...slots.cards(), ...slots.pile() }),
      side: "you",
    }),
  "both-points": (slots, pattern) => {
    const change = { ...points(slots, slots.word() === "gain" ? "gain" : "lose"), actor: "each" } as const;
    return does(pattern === 0 ? change : { ...change, per: { ...slots.cards(), zone: "field", controller: "them" } });
  },
  "both-discard": (slots) =>
    does({ op: "discard", actor: "each", target: cards(slots.count(), { ...card, zone: "hand", controller: "them" }) }),
  "both-redraw": () =>
    does({ op: "discard", actor: "each", hand: true }, { op: "draw", actor: "each", n: "discarded" }),
  "both-mill": (slots) => does({ op: "mill", actor: "each", n: slots.number() }),
  "copy-effect": (slots) =>
    does({ op: "copy-effect", of: cards(one, { ...slots.cards(), zone: "discard", controller: "you" }) }),
  "counter-effect": (slots) => does({ op: "counter", of: cards(one, slots.cards()) }),
  destroy: (slots) =>
    does({ op: "destroy", actor: "you", target: cards(slots.quantity(), reach(slots, slots.cards())) }),
  "destroy-dormant": (slots) =>
    does({ op: "destroy", actor: "you", target: cards(slots.count(), onField({ ...card, state: "dormant" })) }),
  draw: (slots) => does({ op: "draw", actor: "you", n: slots.number() }),
  "draw-discard": (slots) =>
    does(
      { op: "draw", actor: "you", n: slots.number(0) },
      { op: "discard", actor: "you", target: cards(slots.count(1), inHand(card)) },
    ),
  "opponent-discard": (slots) =>
    does({
      op: "discard",
      actor: "opponent",
      target: cards(slots.count(), { ...card, zone: "hand", controller: "them" }),
    }),
  "gain-points": (slots, pattern) => {
    const gain = { ...points(slots, "gain"), actor: "you" } as const;
    if (pattern === 0) return does(gain);
    return does({ ...gain, per: pattern === 1 ? onField(slots.cards()) : { ...card, zone: "under-this" } });
  },
  "opponent-loses": (slots) => does({ ...points(slots, "lose"), actor: "opponent" }),
  mill: (slots) => does({ op: "mill", actor: "you", n: slots.number() }),
  discard: (slots) => does({ op: "discard", actor: "you", target: cards(slots.count(), inHand(card)) }),
  "swap-stats": (slots) => does(swapStats(onField(slots.cards()))),
  "swap-rank": () => ({
    duration: "until-your-next-turn",
    actions: [{ op: "swap-rank", target: cards(one, onField({ ...card, other: true })) }],
  }),
};

const swapStats = (sel: Selector): ProductionAction => ({ op: "swap-stats", target: cards(one, sel) });

function activated(slots: Slots, pattern: number): Selector {
  if (pattern === 0) return onField({ ...card, state: "dormant" });
  if (pattern === 1) return { ...card, zone: slots.word() === "this" ? "under-this" : "under-another" };
  return onField({ ...slots.noun(), other: true });
}
