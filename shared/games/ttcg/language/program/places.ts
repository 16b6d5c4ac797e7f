import type { Action, CommonAction } from "../ast/actions.js";
import type { Cost, State } from "../ast/clauses.js";
import type { Actor, Selector, Target } from "../ast/selectors.js";

/**
 * Where cards are that a text names no place for: on the field, but what is discarded or revealed is in a hand
 * (EFFECT-8). Programs say it.
 */
const hand = (actor: Actor) => ({ zone: "hand", controller: actor === "you" ? "you" : "them" }) as const;
const field = { zone: "field" } as const;

type Place = Pick<Selector, "zone" | "controller">;

const inPlace = (sel: Selector, place: Place): Selector => (sel.zone === undefined ? { ...sel, ...place } : sel);

const targetIn = (target: Target, place: Place): Target =>
  "sel" in target ? { q: target.q, sel: inPlace(target.sel, place) } : target;

/** Dormant cards that are sent away or used are those of the own piles, where a text names no other player (EFFECT-8). */
function ofOwnPiles(target: Target): Target {
  if (!("sel" in target)) return target;
  const { state, controller, side } = target.sel;
  if (state !== "dormant" || controller !== undefined || side !== undefined) return target;
  return { ...target, sel: { ...target.sel, controller: "you" } };
}

/** A cost whose cards have a place. */
export function placedCost(cost: Cost): Cost {
  if (!("target" in cost)) return cost;
  const place = cost.cost === "discard" || cost.cost === "reveal" ? hand("you") : field;
  return { ...cost, target: targetIn(cost.target, place) };
}

/** A condition whose cards have a place. */
export const placedState = (state: State): State =>
  "verb" in state ? { ...state, sel: inPlace(state.sel, field) } : state;

/** An action whose cards have a place. */
export function placedAction(action: Action): Action {
  switch (action.op) {
    case "destroy":
    case "tap":
    case "untap":
    case "stat":
    case "grant":
    case "return":
    case "add":
    case "place-under":
      return { ...action, target: targetIn(action.target, field) };
    case "send":
      return { ...action, target: ofOwnPiles(targetIn(action.target, field)) };
    case "play":
      return { ...action, target: targetIn(action.target, hand(action.actor)) };
    case "discard":
      return "target" in action ? { ...action, target: targetIn(action.target, hand(action.actor)) } : action;
    case "activate":
      return { ...action, of: ofOwnPiles(targetIn(action.of, field)) };
    case "equip":
      return { ...action, card: targetIn(action.card, field), target: targetIn(action.target, field) };
    case "reveal":
    case "shuffle-in":
      return placedIn(action, hand(action.actor));
    case "points":
      return action.per === undefined ? action : { ...action, per: inPlace(action.per, field) };
    default:
      return action;
  }
}

type WithTarget = Extract<CommonAction, { readonly target?: Target }>;

const placedIn = <Each extends WithTarget>(action: Each, place: Place): Each =>
  action.target === undefined ? action : { ...action, target: targetIn(action.target, place) };
