import type { ComposedEffect, Effect } from "./ast/effect.js";

/** What an effect is made of: its production, or the parts of a composed one in the order of the text. */
export function partsOf(effect: Effect): readonly string[] {
  switch (effect.production) {
    case "unparsed":
      return [];
    case "composed":
      return [...openingsOf(effect), ...mainParts(effect)];
    default:
      return [effect.production];
  }
}

function* openingsOf({ frequency, window, when, if: state, while: during, duration }: ComposedEffect) {
  if (frequency) yield `frequency ${frequency}`;
  if (window) yield `window ${window.phase}`;
  if (when) yield `trigger ${when.event}`;
  if (state) yield `condition ${"this" in state ? state.this : "verb" in state ? state.verb : "points"}`;
  if (during) yield `while ${during}`;
  if (typeof duration === "string") yield `duration ${duration}`;
}

function* mainParts({ cost = [], offer, optional, actions }: ComposedEffect) {
  for (const each of cost) yield `cost ${each.cost}`;
  if (offer) yield `offer ${offer.op}`;
  if (optional) yield "choice";
  for (const { op } of actions) yield `action ${op}`;
}
