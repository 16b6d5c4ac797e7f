import { capital, text } from "../ability/say.js";
import type { PhraseName } from "../vocabulary/phrases.js";

/** What is chosen. `whether` is a yes or no, `cost` one of several costs, `payment` to pay or let the effect happen. */
export type ChoiceKind =
  | "character"
  | "stack-card"
  | "void-card"
  | "hand-card"
  | "deck-card"
  | "card-order"
  | "mode"
  | "energy"
  | "cost"
  | "payment"
  | "whether";

export type Chooser = "you" | "opponent" | "each-player";

/** A choice somebody makes, with the words that ask for it as markup. */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly chooser: Chooser;
  readonly markup: string;
}

/** A choice asked for with the words of the effect or cost itself (DISPLAY-16). */
export const ask = (kind: ChoiceKind, fragment: string, chooser: Chooser = "you"): Choice => ({
  kind,
  chooser,
  markup: text("effect_with_period", capital(fragment)),
});

type FixedPrompt = Extract<PhraseName, `prompt_${string}`>;

/** A choice asked for in the same words whatever the effect. */
export const askFixed = (kind: ChoiceKind, prompt: FixedPrompt, chooser: Chooser = "you"): Choice => ({
  kind,
  chooser,
  markup: text(prompt),
});
