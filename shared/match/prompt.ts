import type { Action } from "./action.js";
import type { Anchor } from "./anchor.js";
import type { Seat } from "./seat.js";

interface PromptBase {
  readonly seat: Seat;
  /** The question in words; never empty. */
  readonly title: string;
  /** The game's word for why it asks (`discard`, `target`, …): for wording, bots and how the table draws it. */
  readonly purpose: string;
}

/** The free choice of a turn or of a response: what may be done is up to the game's `actions`. */
export interface ActPrompt extends PromptBase {
  readonly kind: "act";
}

/**
 * Choose `min` to `max` of `cards`. A `direct` prompt is answered by the first card picked (and by `submit` for none when `min`
 * is 0); any other keeps what is `picked` until `submit`. With `max` 1 another pick replaces the first. `blind`: the chooser
 * does not see the faces and picks by place (`value`, from 0); such a prompt is direct. `ordered`: the order of picking is the order of the answer.
 * `hidden` are the indexes of those among `cards` whose faces the chooser does not see: each is picked by its index (`value`).
 */
export interface CardsPrompt extends PromptBase {
  readonly kind: "cards";
  readonly cards: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly direct: boolean;
  readonly blind: boolean;
  readonly ordered: boolean;
  readonly picked: readonly number[];
  readonly hidden?: readonly number[];
}

/** Choose one of a few named ways; one with a `refusal` is shown with the reason why it cannot be chosen. */
export interface OptionsPrompt extends PromptBase {
  readonly kind: "options";
  readonly options: readonly PromptOption[];
}

export interface PromptOption {
  readonly label: string;
  readonly refusal: string | null;
  /** What it refers to on the table: a click there chooses it as well. */
  readonly at?: Anchor;
}

/** Choose a whole number in a range, both ends included. */
export interface NumberPrompt extends PromptBase {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
}

/** Put cards in an order, or on several piles. `piles` start as given and change until `submit`; `moved` were placed once. */
export interface ArrangePrompt extends PromptBase {
  readonly kind: "arrange";
  readonly cards: readonly number[];
  readonly piles: readonly PromptPile[];
  readonly moved: readonly number[];
}

export interface PromptPile {
  readonly title: string;
  readonly cards: readonly number[];
  /** In an unordered pile a card has no position: it goes to the end. */
  readonly ordered: boolean;
}

export interface ConfirmPrompt extends PromptBase {
  readonly kind: "confirm";
  readonly yes: string;
  readonly no: string;
  /** Why it cannot be confirmed, `null` when it can. */
  readonly refusal: string | null;
}

/** A question to one seat. It is plain data in the frame that asked. */
export type Prompt = ActPrompt | CardsPrompt | OptionsPrompt | NumberPrompt | ArrangePrompt | ConfirmPrompt;

/** What a prompt was answered with; the frame that asked reads it. */
export type Answer =
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "cards"; readonly cards: readonly number[] }
  | { readonly kind: "options"; readonly index: number }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "arrange"; readonly piles: readonly (readonly number[])[] }
  | { readonly kind: "confirm"; readonly yes: boolean };
