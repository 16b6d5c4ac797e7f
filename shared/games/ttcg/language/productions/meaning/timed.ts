import type { Action } from "../../ast/actions.js";
import type { Clauses } from "../../ast/effect.js";
import type { Selector } from "../../ast/selectors.js";
import type { Slots } from "../slots.js";
import { all, card, cards, does, equipped, ofYours, one, onField, thisCard, type Meanings } from "./parts.js";

const thisTurn = (action: Action): Clauses => ({ duration: "this-turn", actions: [action] });

/** `all {np} gain {ad}`, of both players or as far as `reach` goes. */
export const changeAll = (slots: Slots, sign: string, reach: (sel: Selector) => Selector = onField): Action => ({
  op: "stat",
  target: cards(all, reach(slots.cards())),
  sign: sign === "gain" ? "gain" : "lose",
  changes: [slots.stat()],
});

/** Effects that last, that count cards, that equip, and that allow or forbid. */
export const timedMeanings: Meanings<
  | "turn-all-stat"
  | "turn-change-kind"
  | "turn-double-attack"
  | "turn-rank-up-one"
  | "turn-untap-for-points"
  | "next-turns-indestructible"
  | "until-next-become-rank"
  | "foreach-tapped-draw"
  | "foreach-under-destroy"
  | "foreach-destroyed-add"
  | "this-gains-per-under"
  | "equip-untap-start"
  | "equip-indestructible-rank"
  | "equip-indestructible-battle"
  | "equip-untargetable"
  | "equip-gains"
  | "play-extra"
  | "rank-up-own-from"
  | "rank-up-this-using"
  | "opponent-cannot-play"
> = {
  "turn-all-stat": (slots) => thisTurn(changeAll(slots, slots.word())),
  "turn-change-kind": (slots) =>
    thisTurn({
      op: "change-kind",
      target: cards(one, onField(slots.cards())),
      axis: slots.word() === "type" ? "type" : "subtype",
    }),
  "turn-double-attack": (slots) =>
    thisTurn({ op: "stat-multiply", target: cards(one, ofYours(slots.cards())), stat: "attack", factor: 2 }),
  "turn-rank-up-one": (slots) => thisTurn({ op: "rank-delta", target: cards(one, ofYours(slots.cards())), delta: 1 }),
  "turn-untap-for-points": (slots) =>
    thisTurn({ op: "untap-once-for-points", target: cards(all, ofYours(slots.cards())), n: 1 }),
  "next-turns-indestructible": (slots, pattern) => ({
    duration: { turns: pattern === 1 ? 1 : turnsOf(slots) },
    actions: [{ op: "grant", target: cards(all, ofYours(slots.cards())), keyword: "indestructible" }],
  }),
  "until-next-become-rank": (slots) => ({
    duration: "until-your-next-turn",
    actions: [{ op: "set-rank", target: cards(all, ofYours(slots.cards())), rank: slots.rank() }],
  }),
  "foreach-tapped-draw": (slots) =>
    does({
      op: "at-turn-end",
      per: slots.noun(),
      event: "tapped",
      then: { op: "draw", actor: "you", n: slots.number() },
    }),
  "foreach-under-destroy": (slots) =>
    does({
      op: "destroy",
      actor: "you",
      target: cards({ mode: "per", per: { ...slots.noun(0), zone: "under-this" } }, onField(slots.noun(1))),
    }),
  "foreach-destroyed-add": (slots) => {
    const target = cards(one, { ...slots.noun(0), ...slots.pile(1) });
    const then = { op: "add", actor: "you", target, side: "you" } as const;
    return does({ op: "at-turn-end", per: slots.cards(), event: "destroyed", then });
  },
  "this-gains-per-under": (slots) =>
    does({
      op: "stat",
      target: thisCard,
      sign: "gain",
      changes: [slots.stat()],
      per: { ...card, zone: "under-this" },
    }),
  "equip-untap-start": () => does({ op: "untap-at-owner-turn-start", target: equipped }),
  "equip-indestructible-rank": (slots) =>
    does({ op: "indestructible-by-rank", target: equipped, limit: slots.limit() }),
  "equip-indestructible-battle": () => does({ op: "grant", target: equipped, keyword: "indestructible-by-battle" }),
  "equip-untargetable": (slots) => does({ op: "grant", target: equipped, keyword: "untargetable", to: slots.noun() }),
  "equip-gains": (slots) => does({ op: "stat", target: equipped, sign: "gain", changes: [slots.stat()] }),
  "play-extra": (slots) => thisTurn({ op: "extra-play", n: 1, filter: slots.cards() }),
  "rank-up-own-from": (slots) => ({
    optional: true,
    actions: [
      {
        op: "rank-up",
        host: cards(one, ofYours(slots.cards())),
        material: { noun: "unit", ...slots.pile() },
      },
    ],
  }),
  "rank-up-this-using": (slots, pattern) => ({
    optional: true,
    actions: [
      {
        op: "rank-up-using",
        host: thisCard,
        material: { ...slots.cards(), ...(pattern === 2 ? slots.pile() : { zone: "hand", controller: "you" }) },
        ...(pattern === 1 ? { anyType: true } : {}),
      },
    ],
  }),
  "opponent-cannot-play": (slots) => ({
    duration: "opponent-next-turn",
    actions: [{ op: "forbid-play", player: "opponent", filter: slots.cards() }],
  }),
};

/** A placeholder has no "all turns": what the pattern allows beyond numbers lasts for one. */
function turnsOf(slots: Slots): number {
  const turns = slots.number();
  return turns === "all" ? 1 : turns;
}
