import { neverHappens } from "../base/index.js";
import { act, type Action } from "./action.js";
import type { Answer, ArrangePrompt, CardsPrompt, Prompt } from "./prompt.js";
import { NONE } from "./seat.js";

/**
 * Which choices are listed: `all` that are legal, or only those that lead `forward`, so that no choice is taken back and no set is
 * reached in two ways. Bots and playouts use the second.
 */
export type Reach = "all" | "forward";

/** The legal answers of a prompt other than `act`, whose actions are the game's. */
export function promptActions(prompt: Exclude<Prompt, { kind: "act" }>, reach: Reach): Action[] {
  switch (prompt.kind) {
    case "cards":
      if (prompt.blind) return blindActions(prompt);
      return reach === "all" ? cardActions(prompt) : forwardCardActions(prompt);
    case "options":
      return prompt.options.flatMap(({ refusal }, index) =>
        refusal === null ? [act("choose", NONE, NONE, index)] : [],
      );
    case "number": {
      const actions: Action[] = [];
      for (let value = prompt.min; value <= prompt.max; value++) actions.push(act("set", NONE, NONE, value));
      return actions;
    }
    case "arrange":
      return arrangeActions(prompt, reach);
    case "confirm":
      return prompt.refusal === null ? [act("yes"), act("no")] : [act("no")];
    default:
      return neverHappens(prompt);
  }
}

/** An answer to a prompt, and why it cannot be given now; `null` where it can. */
interface PossibleAnswer {
  readonly action: Action;
  readonly refusal: string | null;
}

/** What is offered as answers: all that are legal, and in their places the options that cannot be chosen now. */
export function possibleAnswers(prompt: Exclude<Prompt, { kind: "act" }>): PossibleAnswer[] {
  if (prompt.kind === "options") {
    return prompt.options.map(({ refusal }, index) => ({ action: act("choose", NONE, NONE, index), refusal }));
  }
  if (prompt.kind === "confirm") {
    return [
      { action: act("yes"), refusal: prompt.refusal },
      { action: act("no"), refusal: null },
    ];
  }
  return promptActions(prompt, "all").map((action) => ({ action, refusal: null }));
}

/** The action that picks a card, or takes it back: by its place where the chooser does not see it. */
const cardAction = (verb: string, card: number, at: number, { hidden }: CardsPrompt): Action =>
  hidden?.includes(at) === true ? act(verb, NONE, NONE, at) : act(verb, card);

function cardActions(prompt: CardsPrompt): Action[] {
  const { cards, min, max, direct, picked } = prompt;
  const actions: Action[] = [];
  if (direct ? min === 0 : picked.length >= min) actions.push(act("submit"));
  cards.forEach((card, at) => {
    if (picked.includes(card)) actions.push(cardAction("unpick", card, at, prompt));
    else if (picked.length < max || max === 1) actions.push(cardAction("pick", card, at, prompt));
  });
  return actions;
}

function blindActions({ cards, min }: CardsPrompt): Action[] {
  const picks = cards.map((_card, place) => act("pick", NONE, NONE, place));
  return min === 0 ? [act("submit"), ...picks] : picks;
}

/** Each set of cards is reached in one way: in the order of the list, never leaving too few for `min`. */
function forwardCardActions(prompt: CardsPrompt): Action[] {
  const { cards, min, max, direct, ordered, picked } = prompt;
  const actions: Action[] = [];
  if (direct ? min === 0 : picked.length >= min) actions.push(act("submit"));
  if (picked.length >= max) return actions;
  const from = ordered || picked.length === 0 ? 0 : cards.indexOf(picked.at(-1) ?? NONE) + 1;
  const until = ordered ? cards.length : cards.length - Math.max(0, min - picked.length - 1);
  for (let at = from; at < until; at++) {
    const card = cards[at] ?? NONE;
    if (!ordered || !picked.includes(card)) actions.push(cardAction("pick", card, at, prompt));
  }
  return actions;
}

function arrangeActions({ cards, piles, moved }: ArrangePrompt, reach: Reach): Action[] {
  const actions = [act("submit")];
  const next = cards.find((card) => !moved.includes(card));
  const movable = reach === "all" ? cards : next === undefined ? [] : [next];
  for (const card of movable) {
    piles.forEach((pile, target) => {
      const others = pile.cards.includes(card) ? pile.cards.length - 1 : pile.cards.length;
      for (let value = pile.ordered ? 0 : others; value <= others; value++) {
        actions.push(act("place", card, target, value));
      }
    });
  }
  return actions;
}

/** What an action makes of a prompt: an answer, the same question a step further, or why it is not an answer to it. */
export type Reply =
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "further"; readonly prompt: Prompt }
  | { readonly kind: "refused"; readonly message: string };

const answered = (answer: Answer): Reply => ({ kind: "answer", answer });
const refused = (message: string): Reply => ({ kind: "refused", message });

/** Answers a prompt other than `act`. */
export function replyTo(prompt: Exclude<Prompt, { kind: "act" }>, action: Action): Reply {
  switch (prompt.kind) {
    case "cards":
      return replyToCards(prompt, action);
    case "options": {
      const option = action.verb === "choose" ? prompt.options[action.value] : undefined;
      if (option === undefined) return refused("Choose one of the options.");
      if (option.refusal !== null) return refused(option.refusal);
      return answered({ kind: "options", index: action.value });
    }
    case "number": {
      const { verb, value } = action;
      if (verb !== "set" || value < prompt.min || value > prompt.max || !Number.isInteger(value)) {
        return refused(`Choose a number from ${prompt.min} to ${prompt.max}.`);
      }
      return answered({ kind: "number", value });
    }
    case "arrange":
      return replyToArrange(prompt, action);
    case "confirm":
      if (action.verb === "yes" && prompt.refusal !== null) return refused(prompt.refusal);
      if (action.verb === "yes" || action.verb === "no")
        return answered({ kind: "confirm", yes: action.verb === "yes" });
      return refused("Answer yes or no.");
    default:
      return neverHappens(prompt);
  }
}

const howMany = ({ min, max }: CardsPrompt): string =>
  min === max ? `exactly ${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;

/** The card that an answer is about; NONE where it names none, or one that must be picked by its place. */
function cardPicked({ cards, blind, hidden }: CardsPrompt, { card, value }: Action): number {
  if (blind || (card === NONE && hidden?.includes(value) === true)) return cards[value] ?? NONE;
  return hidden?.includes(cards.indexOf(card)) === true ? NONE : card;
}

function replyToCards(prompt: CardsPrompt, action: Action): Reply {
  const { cards, min, max, direct, ordered, picked } = prompt;
  const { verb } = action;
  const card = cardPicked(prompt, action);
  if (verb === "submit") {
    if (picked.length < min) return refused(`Choose ${howMany(prompt)} first.`);
    return answered({ kind: "cards", cards: ordered ? picked : cards.filter((each) => picked.includes(each)) });
  }
  if (verb === "unpick" && picked.includes(card)) {
    return { kind: "further", prompt: { ...prompt, picked: picked.filter((each) => each !== card) } };
  }
  if (verb !== "pick" || !cards.includes(card) || picked.includes(card)) return refused("This cannot be chosen here.");
  if (max < 1) return refused("Nothing can be chosen here.");
  if (direct) return answered({ kind: "cards", cards: [card] });
  if (max === 1) return { kind: "further", prompt: { ...prompt, picked: [card] } };
  if (picked.length >= max) return refused(`Choose ${howMany(prompt)}.`);
  return { kind: "further", prompt: { ...prompt, picked: [...picked, card] } };
}

function replyToArrange(prompt: ArrangePrompt, { verb, card, target, value }: Action): Reply {
  const { cards, piles, moved } = prompt;
  if (verb === "submit") return answered({ kind: "arrange", piles: piles.map((pile) => pile.cards) });
  const goal = piles[target];
  if (verb !== "place" || goal === undefined || !cards.includes(card)) return refused("This cannot be placed there.");
  const taken = piles.map((pile) => ({ ...pile, cards: pile.cards.filter((each) => each !== card) }));
  const placed = taken.map((pile, at) => {
    if (at !== target) return pile;
    const position = pile.ordered
      ? Math.min(value === NONE ? pile.cards.length : value, pile.cards.length)
      : pile.cards.length;
    return { ...pile, cards: pile.cards.toSpliced(position, 0, card) };
  });
  return {
    kind: "further",
    prompt: { ...prompt, piles: placed, moved: moved.includes(card) ? moved : [...moved, card] },
  };
}
