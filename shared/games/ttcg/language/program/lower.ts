import type { Action } from "../ast/actions.js";
import type { Clauses, Effect, ReadEffect } from "../ast/effect.js";
import { placedAction, placedCost, placedState } from "./places.js";
import type { EffectProgram, Form } from "./program.js";

/** The program of an effect; undefined for a text that nothing reads, which does nothing (EFFECT-8). */
export function lower(effect: Effect): EffectProgram | undefined {
  if (effect.production === "unparsed") return undefined;
  const { frequency, window, when, if: test, while: state, duration, cost = [], offer, optional, actions } = effect;
  const [first, ...more] = actions;
  return {
    form: formOf(effect),
    once: frequency !== undefined,
    ...(when === undefined ? {} : { when }),
    ...(window === undefined ? {} : { window }),
    ...(state === undefined ? {} : { while: state }),
    ...(test === undefined ? {} : { test: placedState(test) }),
    duration: duration ?? null,
    costs: cost.map(placedCost),
    ...(offer === undefined ? {} : { offer: placedAction(offer) }),
    optional: optional === true,
    ops: [placedAction(first), ...more.map(placedAction)],
  };
}

/** How an effect is used: the first that applies. */
function formOf(effect: ReadEffect): Form {
  const { cost = [], when, while: state, actions } = effect;
  if (cost.some((each) => each.cost === "discard" && isThis(each.target))) return "from-hand";
  if (isEquip(effect)) return "equip";
  if (state === undefined && actions.some((action) => action.op === "rank-up-using")) return "permission";
  if (state === "dormant") return "dormant";
  if (state === "tapped" && (when !== undefined || actions.every(isStatement))) return "while-tapped";
  if (when !== undefined) return "triggered";
  return state !== undefined && actions.every(isStatement) ? "continuous" : "activated";
}

const isThis = (target: object): boolean => "ref" in target && target.ref === "this";

/** The card is attached to another: it says so, or says what the other gets from it. */
function isEquip({ when, while: state, cost, offer, window, if: test, duration, actions }: Clauses): boolean {
  if (actions.some((action) => action.op === "equip" && isThis(action.card))) return true;
  const isOpen = [when, state, cost, offer, window, test, duration].every((clause) => clause === undefined);
  const [first] = actions;
  const target = isOpen && isStatement(first) && "target" in first ? first.target : undefined;
  return target !== undefined && "ref" in target && target.ref === "equipped";
}

/** What holds as long as the card is in a state, in place of happening once. */
function isStatement(action: Action): boolean {
  switch (action.op) {
    case "stat":
    case "grant":
    case "invert-stat-changes":
    case "attack-limit":
    case "rank-up-using":
    case "indestructible-by-rank":
    case "untap-at-owner-turn-start":
      return true;
    default:
      return false;
  }
}
