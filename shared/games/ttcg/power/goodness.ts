import type { Action, Selector, Target } from "../language/index.js";

/** Whether an effect with a larger number is the stronger one, the weaker one, or neither can be said. */
export type Better = "more" | "less" | "unclear";

const selectorIn = (target: Target): Selector | undefined => ("sel" in target ? target.sel : undefined);

/** Whose cards a target means: `any` where its player chooses among those of both. */
function ownerOf(target: Target): "you" | "opponent" | "any" | "all" {
  if ("ref" in target) return target.ref === "this" || target.ref === "equipped" ? "you" : "any";
  const { controller, owner, side, zone } = target.sel;
  const whose = controller ?? owner ?? side;
  if (whose === "you" || whose === "opponent") return whose;
  if (zone === "hand" || zone === "deck" || zone === "discard" || zone === "under-this") return "you";
  return target.q.mode === "all" || whose !== undefined ? "all" : "any";
}

const isOnField = (target: Target): boolean => (selectorIn(target)?.zone ?? "field") === "field";

/** For what harms a card: good on an opponent's and on a chosen one, not on one's own. */
function harming(target: Target): Better {
  const owner = ownerOf(target);
  return owner === "opponent" || owner === "any" ? "more" : "unclear";
}

/** For what helps a card: the reverse. */
function helping(target: Target): Better {
  const owner = ownerOf(target);
  return owner === "you" || owner === "any" ? "more" : owner === "opponent" ? "less" : "unclear";
}

/** How the numbers of an action count, for the player who uses the effect (TTCG-10). */
export function goodness(action: Action): Better {
  const actor = "actor" in action ? action.actor : "you";
  if (actor === "each") return "unclear";
  switch (action.op) {
    case "points":
      return (action.sign === "gain") === (actor === "you") ? "more" : "less";
    case "draw":
      return actor === "you" ? "more" : "less";
    case "mill":
    case "discard":
      return actor === "opponent" ? "more" : "unclear";
    case "destroy":
    case "tap":
      return harming(action.target);
    case "untap":
      return helping(action.target);
    case "send":
    case "return":
      return isOnField(action.target) ? harming(action.target) : "more";
    case "stat":
      return action.sign === "gain" ? helping(action.target) : harming(action.target);
    case "grant":
      return action.keyword === "cannot-attack" ? harming(action.target) : helping(action.target);
    case "skip":
    case "set-rank":
    case "untap-once-for-points":
      return "unclear";
    default:
      return actor === "you" ? "more" : "unclear";
  }
}
