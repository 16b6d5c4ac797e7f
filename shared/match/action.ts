import { failed, ok, type Result } from "../base/index.js";
import { NONE } from "./seat.js";

/**
 * One choice of the seat that must decide: a verb of the game (`play`, `end-turn`) or of a prompt (`pick`, `submit`, `choose`,
 * `set`, `place`, `yes`, `no`), with the card it is about, what it aims at (a card, a pile, a slot) and a number. Absent parts
 * are `NONE`, so that all actions have one shape.
 */
export interface Action {
  readonly verb: string;
  readonly card: number;
  readonly target: number;
  readonly value: number;
}

/** An action from its verb and the parts it has. */
export function act(verb: string, card = NONE, target = NONE, value = NONE): Action {
  return { verb, card, target, value };
}

export function sameAction(a: Action, b: Action): boolean {
  return a.verb === b.verb && a.card === b.card && a.target === b.target && a.value === b.value;
}

/** The text of an action in records and logs: `end-turn`, `play card=12`, `place card=5 target=0 value=3`. */
export function writeAction({ verb, card, target, value }: Action): string {
  let text = verb;
  if (card !== NONE) text += ` card=${card}`;
  if (target !== NONE) text += ` target=${target}`;
  if (value !== NONE) text += ` value=${value}`;
  return text;
}

/** A fault shows this many UTF-16 units of a text that is no action. */
const mostLetters = 100;

const actionText = /^([a-z][a-z0-9-]*)(?: card=(\d{1,9}))?(?: target=(\d{1,9}))?(?: value=(\d{1,9}))?$/;

/** The action of a text made by `writeAction`. */
export function readAction(text: string): Result<Action> {
  const match = actionText.exec(text);
  if (match === null) {
    const said = text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
    return failed({ code: "match/action-text", message: `"${said}" is not an action.` });
  }
  const number = (at: number): number => (match[at] === undefined ? NONE : Number(match[at]));
  return ok({ verb: match[1] ?? "", card: number(2), target: number(3), value: number(4) });
}
