import {
  type Answer,
  type Cause,
  type JsonObject,
  type JsonValue,
  type Prompt,
  MatchFault,
} from "../../../../match/index.js";
import type { RunFrame, TcgEvent, TcgMachine } from "../types.js";

/** What a procedure waits for. Each request is made once, and what came of it is written down. */
export type Request =
  | { readonly kind: "ask"; readonly prompt: Prompt }
  | { readonly kind: "raise"; readonly event: TcgEvent; readonly source?: string }
  | { readonly kind: "call"; readonly name: string; readonly args: JsonObject; readonly cause?: Cause };

/**
 * The steps of a procedure. When it goes on it is run again from its beginning, and what it did before is answered from the journal, so
 * that it must decide by what that came to: what it reads from the match it reads by `act`.
 */
export type Steps<Result = JsonValue> = Generator<Request, Result, JsonValue>;

/** What does something at once, or in steps. */
export type Work = Steps | JsonValue;

export type Procedure = (m: TcgMachine, args: JsonObject) => Work;

/** Whether something is done in steps. */
export const isSteps = (work: Work): work is Steps =>
  typeof work === "object" && work !== null && !Array.isArray(work) && Symbol.iterator in work;

/** A procedure at work: its journal, and how far that was read. */
interface Going {
  readonly m: TcgMachine;
  readonly frame: RunFrame;
  readonly journal: JsonValue[];
  at: number;
}

/** The procedure that is at work. Machines run one at a time, and none within a step of another. */
let going: Going | undefined;

/** Leaves a procedure in which the match came to its end. */
const matchIsOver = new Error("The match is over");

/** Requests that one procedure may make: what goes on longer is a mistake of a card. */
const budget = 5_000;

/** Reads the match, once; what it answers is remembered. */
export function act<Result extends JsonValue>(run: () => Result): Result {
  if (going === undefined) throw new Error("Only procedures have a journal");
  const { journal, m, frame } = going;
  const at = going.at++;
  if (at < journal.length) return journal[at] as Result;
  if (at > budget) throw overBudget(m, frame);
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

/**
 * A procedure that waits for what it caused. While the same machine runs it goes on where it stopped; all else, such as a position
 * that was saved or copied, has its journal only.
 */
interface Waiting {
  readonly going: Going;
  readonly steps: Steps;
}

/**
 * Those that wait in the machine that ran last, the innermost at the end. Weak keys would hold whole positions until a full collection
 * of garbage, and each choice starts procedures.
 */
const waiting: Waiting[] = [];

function keep(kept: Waiting): void {
  if (waiting.at(-1)?.going.m !== kept.going.m) waiting.length = 0;
  waiting.push(kept);
}

/** What a frame left when it began to wait, where the same machine goes on with it. */
function takeBack(m: TcgMachine, frame: RunFrame): Waiting | undefined {
  const last = waiting.at(-1);
  if (last === undefined || last.going.m !== m || last.going.frame !== frame) return undefined;
  waiting.pop();
  return last;
}

/** Goes on with a procedure: what was done is passed over by the journal, then comes what is next. */
export function runProcedure(m: TcgMachine, frame: RunFrame, procedure: Procedure): void {
  const kept = frame.waits === "return" ? takeBack(m, frame) : undefined;
  try {
    if (kept !== undefined) resume(kept, frame);
    else start(m, frame, procedure);
  } catch (error) {
    if (error !== matchIsOver) throw error;
  } finally {
    going = undefined;
  }
}

function start(m: TcgMachine, frame: RunFrame, procedure: Procedure): void {
  const journal = frame.journal.slice();
  if (frame.waits === "answer") journal.push(frame.answer as unknown as JsonValue);
  else if (frame.waits === "return") journal.push(frame.returned);
  frame.waits = "";
  going = { m, frame, journal, at: 0 };
  const work = procedure(m, frame.args);
  if (isSteps(work)) proceed({ going, steps: work }, work.next());
  else m.finish(work);
}

function resume(kept: Waiting, frame: RunFrame): void {
  const { returned } = frame;
  frame.waits = "";
  going = kept.going;
  going.journal.push(returned);
  going.at += 1;
  proceed(kept, kept.steps.next(returned));
}

/** Answers the requests of a procedure, by the journal as far as that goes. */
function proceed(kept: Waiting, first: IteratorResult<Request, JsonValue>): void {
  const { steps } = kept;
  const { m, frame, journal } = kept.going;
  let next = first;
  while (next.done !== true) {
    const { at } = kept.going;
    if (at === journal.length) {
      if (at > budget) throw overBudget(m, frame);
      frame.journal = journal;
      if (next.value.kind !== "ask") keep(kept);
      wait(m, frame, next.value);
      return;
    }
    kept.going.at += 1;
    next = steps.next(journal[at] ?? null);
  }
  m.finish(next.value);
}

function wait(m: TcgMachine, frame: RunFrame, request: Request): void {
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
