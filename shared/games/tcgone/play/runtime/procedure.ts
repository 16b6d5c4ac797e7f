import {
  type Answer,
  type Cause,
  type JsonObject,
  type JsonValue,
  type Prompt,
  MatchFault,
} from "../../../../match/index.js";
import type { RunFrame, TcgEvent, TcgMachine } from "../types.js";

/** What a procedure asks the match for. Each request is made once, and what came of it is written down. */
export type Request =
  | { readonly kind: "act"; readonly do: () => JsonValue }
  | { readonly kind: "ask"; readonly prompt: Prompt }
  | { readonly kind: "raise"; readonly event: TcgEvent; readonly source?: string }
  | { readonly kind: "call"; readonly name: string; readonly args: JsonObject; readonly cause?: Cause };

/**
 * The steps of a procedure. Whenever it goes on it is run again from its beginning, and requests that were made before are
 * answered from the journal, so that it must decide by what requests came to: what it reads from the match it reads by `act`.
 */
export type Steps<Result = JsonValue> = Generator<Request, Result, JsonValue>;

export type Procedure = (m: TcgMachine, args: JsonObject) => Steps;

/** Reads the match, once; what it answers is remembered. */
export function* act<Result extends JsonValue>(run: () => Result): Steps<Result> {
  return (yield { kind: "act", do: run }) as Result;
}

/** Changes the match, once. */
export function* change(run: () => unknown): Steps<null> {
  yield {
    kind: "act",
    do: () => {
      run();
      return null;
    },
  };
  return null;
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

/**
 * A procedure that waits for what it caused. While the same machine runs it goes on where it stopped; all else, such as a position
 * that was saved or copied, has its journal only.
 */
interface Waiting {
  readonly m: TcgMachine;
  readonly steps: Steps;
  readonly journal: JsonValue[];
}

const waiting = new WeakMap<RunFrame, Waiting>();

/** Goes on with a procedure: what was done is passed over by the journal, then comes what is next. */
export function runProcedure(m: TcgMachine, frame: RunFrame, procedure: Procedure): void {
  const going = waiting.get(frame);
  if (going?.m === m && frame.waits === "return") {
    const { returned } = frame;
    frame.waits = "";
    going.journal.push(returned);
    proceed(m, frame, going, going.steps.next(returned), going.journal.length);
    return;
  }
  const journal = frame.journal.slice();
  if (frame.waits === "answer") journal.push(frame.answer as unknown as JsonValue);
  else if (frame.waits === "return") journal.push(frame.returned);
  frame.waits = "";
  const steps = procedure(m, frame.args);
  proceed(m, frame, { m, steps, journal }, steps.next(), 0);
}

/** Answers the requests of a procedure from number `from` on, by the journal as far as that goes. */
function proceed(
  m: TcgMachine,
  frame: RunFrame,
  going: Waiting,
  first: IteratorResult<Request, JsonValue>,
  from: number,
): void {
  const { steps, journal } = going;
  let next = first;
  for (let at = from; next.done !== true; at++) {
    const request = next.value;
    if (at === journal.length) {
      if (at > budget) throw overBudget(m, frame);
      if (request.kind !== "act") {
        frame.journal = journal;
        waiting.set(frame, going);
        wait(m, frame, request);
        return;
      }
      journal.push(request.do());
      if (m.state.outcome !== null) return;
    }
    next = steps.next(journal[at] ?? null);
  }
  m.finish(next.value);
}

function wait(m: TcgMachine, frame: RunFrame, request: Exclude<Request, { readonly kind: "act" }>): void {
  if (request.kind === "ask") {
    frame.waits = "answer";
    m.ask(request.prompt);
    return;
  }
  frame.waits = "return";
  if (request.kind === "raise") {
    const { event, source } = request;
    m.raise(event, source === undefined ? m.cause : { ...m.cause, kind: source });
  } else startProcedure(m, request.name, request.args, request.cause);
}

/** Lets a procedure run next. */
export function startProcedure(m: TcgMachine, name: string, args: JsonObject, cause: Cause = m.cause): void {
  m.push({ kind: "run", name, args, journal: [], waits: "", cause });
}

function overBudget(m: TcgMachine, { name }: RunFrame): MatchFault {
  const source = m.state.cards[m.cause.card];
  const of = source === undefined ? name : (m.constants.cards[source.definition]?.definition.name ?? name);
  const message = `The effect of ${of} takes more than ${budget} steps.`;
  return new MatchFault({ code: "match/effect-budget", message });
}
