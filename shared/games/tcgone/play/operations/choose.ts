import { NONE, clampSelection, type Seat } from "../../../../match/index.js";
import { act, ask } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import type { TcgMachine } from "../types.js";
import { isUnit, topOf } from "../rules/units.js";

export interface CardChoice {
  readonly seat: Seat;
  readonly title: string;
  readonly purpose?: string;
  readonly cards: readonly number[];
  readonly min?: number;
  readonly max?: number;
  readonly count?: number;
  readonly hidden?: boolean;
  readonly ordered?: boolean;
}

/**
 * Asks for cards; without any to choose, or where there are fewer than must be chosen, none are. Who must take more cards than there
 * are takes all of them unasked.
 */
export function* chooseCards(m: TcgMachine, choice: CardChoice): Steps<readonly number[]> {
  const { seat, title, cards, purpose = "choose" } = choice;
  const limits = clampSelection(cards.length, choice);
  if (limits === null || limits.max === 0) return [];
  if (choice.count !== undefined && choice.count > cards.length && choice.ordered !== true) return cards;
  if (choice.hidden === true) return yield* chooseBlind(m, choice, limits.max);
  const hidden = act(() => cards.flatMap((id, at) => (m.knows(seat, m.card(id)) ? [] : [at])));
  const answer = yield* ask("cards", {
    kind: "cards",
    seat,
    title: title === "" ? "Choose" : title,
    purpose,
    cards,
    ...limits,
    direct: limits.min === 1 && limits.max === 1,
    blind: false,
    ordered: choice.ordered ?? false,
    picked: [],
    ...(hidden.length === 0 ? {} : { hidden }),
  });
  return answer.cards;
}

/** Chosen by their places, one after the other. */
function* chooseBlind(
  _m: TcgMachine,
  { seat, title, cards, purpose = "blind" }: CardChoice,
  count: number,
): Steps<readonly number[]> {
  let left = cards;
  const chosen: number[] = [];
  while (chosen.length < count && left.length > 0) {
    const answer = yield* ask("cards", {
      kind: "cards",
      seat,
      title: title === "" ? "Choose" : title,
      purpose,
      cards: left,
      min: 1,
      max: 1,
      direct: true,
      blind: true,
      ordered: false,
      picked: [],
    });
    const [card = NONE] = answer.cards;
    chosen.push(card);
    left = left.filter((each) => each !== card);
  }
  return chosen;
}

export interface UnitChoice extends Omit<CardChoice, "cards"> {
  readonly units: readonly number[];
}

/** Asks for units, which are clicked by their top cards. */
export function* chooseUnits(m: TcgMachine, choice: UnitChoice): Steps<readonly number[]> {
  const tops = act(() => choice.units.filter((unit) => isUnit(m, unit)).map((unit) => topOf(m, unit)));
  const chosen = yield* chooseCards(m, { ...choice, cards: tops });
  return act(() => chosen.map((card) => m.card(card).unit));
}

export function* confirm(seat: Seat, title: string): Steps<boolean> {
  const answer = yield* ask("confirm", {
    kind: "confirm",
    seat,
    title: title === "" ? "Do it?" : title,
    purpose: "confirm",
    yes: "Yes",
    no: "No",
    refusal: null,
  });
  return answer.yes;
}

export function* chooseOption(seat: Seat, title: string, labels: readonly string[]): Steps<number> {
  if (labels.length === 0) return NONE;
  const answer = yield* ask("options", {
    kind: "options",
    seat,
    title: title === "" ? "Choose" : title,
    purpose: "option",
    options: labels.map((label) => ({ label, refusal: null })),
  });
  return answer.index;
}

export function* chooseNumber(seat: Seat, title: string, min: number, max: number): Steps<number> {
  if (max <= min) return min;
  const answer = yield* ask("number", {
    kind: "number",
    seat,
    title: title === "" ? "How many?" : title,
    purpose: "number",
    min,
    max,
  });
  return answer.value;
}
