import type { Count, State, Trigger, While, Window } from "../../ast/clauses.js";
import type { ComposedEffect } from "../../ast/effect.js";
import { withoutKeys, type Selector } from "../../ast/selectors.js";
import { wordOfNumber } from "../../words.js";
import { articled, printCore, printSelector } from "./cards.js";
import { counted, possessives, withArticle } from "./words.js";

/** The openings of an effect in their canonical order (EFFECT-7). */
export function printOpenings({ frequency, window, when, if: state, while: during, duration }: ComposedEffect) {
  return [
    frequency && "once per turn",
    window && printWindow(window),
    when && printTrigger(when),
    state && printState(state),
    during && printWhile(during),
    duration && (duration === "this-turn" ? "this turn" : "until your next turn"),
  ].filter((text) => text !== undefined);
}

const printWindow = ({ whose, phase }: Window): string =>
  `during ${possessives[whose]} ${phase === "turn" ? "turn" : `${phase} phase`}`;

const printWhile = (state: While): string =>
  state === "on-field" ? "while this card remains on the field" : `while this card is ${state}`;

const turns = { you: "your turn", opponent: "your opponent's turn", each: "each turn" } as const;

function printTrigger(trigger: Trigger): string {
  switch (trigger.event) {
    case "turn-start":
      return `at the start of ${turns[trigger.whose]}`;
    case "turn-end":
      return `at the end of ${turns[trigger.whose]}`;
    case "attacked-after":
      return "after this card attacks";
    case "this-destroyed":
      return "when this card is destroyed";
    case "this-to-discard":
      return "when this card is sent to the discard pile";
    case "effect-activates": {
      const effect = withArticle(`${printCore(trigger.sel, false)} effect`);
      return trigger.by === "opponent" ? `when your opponent activates ${effect}` : `when ${effect} activates`;
    }
    case "attacks":
      return `when ${"of" in trigger ? "this card" : printSubject(trigger.sel)} attacks`;
    case "is-attacked":
      return `when ${"of" in trigger ? "this card" : printSubject(trigger.sel)} is attacked`;
    case "destroyed":
    case "discarded":
    case "played":
    case "tapped":
    case "untapped":
      return `when ${printSubject(trigger.sel)} is ${trigger.event}`;
    default:
      throw new Error(`No composed effect is set off by ${trigger.event}`);
  }
}

const fieldOfOne = ["zone", "controller"] as const;

/** `another enemy fire card`, `a card in your hand`. */
function printSubject(sel: Selector): string {
  const isEnemy = sel.controller === "opponent" && sel.zone === "field";
  const text = printSelector(withoutKeys(sel, "other", ...(isEnemy ? fieldOfOne : [])), false, "in");
  return articled(sel, isEnemy ? `enemy ${text}` : text);
}

function printState(state: State): string {
  if ("this" in state) return `if this card is ${state.this}`;
  const isYou = state.who === "you";
  const who = isYou ? "you" : "your opponent";
  if ("verb" in state) {
    const verb = state.verb === "have" ? (isYou ? "have" : "has") : isYou ? "control" : "controls";
    return `if ${who} ${verb} ${printCount(state.count, (isPlural) => printSelector(state.sel, isPlural, "in"))}`;
  }
  const has = isYou ? "have" : "has";
  if (typeof state.points === "string") {
    return `if ${who} ${has} ${state.points === "gt" ? "more" : "fewer"} points than ${isYou ? "your opponent" : "you"}`;
  }
  const { cmp, n } = state.points;
  const bound = { eq: n === 0 ? "" : "exactly ", gte: "at least ", lte: "at most " }[cmp];
  return `if ${who} ${has} ${bound}${n === 0 && cmp === "eq" ? "no points" : counted(n, "point")}`;
}

function printCount({ cmp, n }: Count, cards: (isPlural: boolean) => string): string {
  if (cmp === "eq" && n === 0) return `no ${cards(true)}`;
  if (cmp === "gte" && n === 1) return withArticle(cards(false));
  const bound = { eq: "exactly", gte: "at least", lte: "at most" }[cmp];
  return `${bound} ${wordOfNumber(n)} ${cards(n !== 1)}`;
}
