import type { ComposedEffect } from "../../ast/effect.js";
import { printAction, printCosts, printOffer } from "./actions.js";
import { printOpenings } from "./openings.js";
import { phrase } from "./words.js";

/** The canonical text of a composed effect (EFFECT-7). */
export function printComposed(effect: ComposedEffect): string {
  const { cost, offer, optional, actions } = effect;
  const main = phrase(
    cost && `${printCosts(cost)} to`,
    offer && `let your opponent ${printOffer(offer)} to`,
    optional && "you can",
    actions.map(printAction).join(", then "),
  );
  const text = [...printOpenings(effect), main].join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
