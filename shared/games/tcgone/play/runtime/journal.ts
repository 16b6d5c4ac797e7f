import {
  type Answer,
  type Cause,
  type JsonObject,
  type JsonValue,
  type Prompt,
  runaway,
} from "../../../../match/index.js";
import type { RunFrame, TcgEvent, TcgMachine } from "../types.js";
import type { Steps } from "./steps.js";

/** A procedure at work: its journal, and how far that was read. */
export interface Going {
  readonly m: TcgMachine;
  readonly frame: RunFrame;
  readonly journal: JsonValue[];
  at: number;
}

/** The procedure that is at work. Machines run one at a time, and none within a step of another. */
let going: Going | undefined;

/** Leaves a procedure in which the match came to its end. */
const matchIsOver = new Error("The match is over");

/** Does what a procedure does next, as far as it comes before the match is over. */
export function atWork(now: Going, run: (now: Going) => void): void {
  going = now;
  try {
    run(now);
  } catch (error) {
    if (error !== matchIsOver) throw error;
  } finally {
    going = undefined;
  }
}

function whatGoes(): Going {
  if (going === undefined) throw new Error("Only procedures have a journal");
  return going;
}

/** Reads the match, once; what it answers is remembered. */
export function act<Result extends JsonValue>(run: () => Result): Result {
  const now = whatGoes();
  const { journal, m } = now;
  const { at } = now;
  now.at += 1;
  if (at < journal.length) return journal[at] as Result;
  checkBudget(now, at);
  const result = run();
  journal.push(result);
  if (m.state.outcome !== null) throw matchIsOver;
  return result;
}

/** Changes the match, once. */
export function change(run: () => unknown): null {
  return act(() => {
    run();
    return null;
  });
}

/** Lets an event happen, on behalf of another source than the running one where that is said; whether it happened. */
export function* raise(event: TcgEvent, source?: string): Steps<boolean> {
  return begin(event, source) ?? (yield { kind: "event" }) === true;
}

/** Begins an event, once; null while it goes on. */
function begin(event: TcgEvent, source: string | undefined): boolean | null {
  const now = whatGoes();
  const { journal, m, at } = now;
  if (at === journal.length) {
    checkBudget(now, at);
    const happened = m.raiseAtOnce(event, source === undefined ? m.cause : { ...m.cause, kind: source });
    if (happened === null) return null;
    journal.push(happened);
  }
  now.at += 1;
  return journal[at] === true;
}

/** Runs another procedure, on behalf of what runs now unless another cause is given. */
export function* call(name: string, args: JsonObject, cause?: Cause): Steps {
  return yield cause === undefined ? { kind: "call", name, args } : { kind: "call", name, args, cause };
}

/** Asks a player. */
export function* ask<Kind extends Answer["kind"]>(
  _kind: Kind,
  prompt: Extract<Prompt, { readonly kind: Kind }>,
): Steps<Extract<Answer, { readonly kind: Kind }>> {
  const answer: unknown = yield { kind: "ask", prompt };
  return answer as Extract<Answer, { readonly kind: Kind }>;
}

/** Requests that one procedure may make: what goes on longer is a mistake of a card. */
const budget = 5_000;

/** Looked at before a procedure makes a request that is not in its journal yet. */
export function checkBudget({ m, frame: { name } }: Going, at: number): void {
  if (at <= budget) return;
  const source = m.state.cards[m.cause.card];
  const of = source === undefined ? name : (m.constants.cards[source.definition]?.definition.name ?? name);
  const message = `The effect of ${of} takes more than ${budget} steps.`;
  throw runaway("match/effect-budget", message, source === undefined ? [] : [source.id]);
}
