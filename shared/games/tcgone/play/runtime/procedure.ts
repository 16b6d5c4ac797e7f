import type { Cause, JsonObject, JsonValue } from "../../../../match/index.js";
import type { RunFrame, TcgMachine } from "../types.js";
import { atWork, checkBudget, type Going } from "./journal.js";
import { isSteps, type Procedure, type Request, type Steps } from "./steps.js";

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
  if (kept === undefined) start(m, frame, procedure);
  else resume(kept);
}

function start(m: TcgMachine, frame: RunFrame, procedure: Procedure): void {
  const journal = frame.journal.slice();
  if (frame.waits === "answer") journal.push(frame.answer as unknown as JsonValue);
  else if (frame.waits === "return") journal.push(frame.returned);
  frame.waits = "";
  atWork({ m, frame, journal, at: 0 }, (going) => {
    const work = procedure(m, frame.args);
    if (isSteps(work)) proceed({ going, steps: work }, work.next());
    else m.finish(work);
  });
}

function resume(kept: Waiting): void {
  const { going, steps } = kept;
  const { returned } = going.frame;
  going.frame.waits = "";
  going.journal.push(returned);
  going.at += 1;
  atWork(going, () => {
    proceed(kept, steps.next(returned));
  });
}

/** Answers the requests of a procedure, by the journal as far as that goes. */
function proceed(kept: Waiting, first: IteratorResult<Request, JsonValue>): void {
  const { steps } = kept;
  const { m, frame, journal } = kept.going;
  let next = first;
  while (next.done !== true) {
    const { at } = kept.going;
    if (at === journal.length) {
      checkBudget(kept.going, at);
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
  if (request.kind === "call") startProcedure(m, request.name, request.args, request.cause);
}

/** Lets a procedure run next. */
export function startProcedure(m: TcgMachine, name: string, args: JsonObject, cause: Cause = m.cause): void {
  // Written out: to add fields to a copy takes longer than the rest of it.
  m.pushFrame({
    step: 0,
    cause,
    prompt: null,
    answer: null,
    returned: null,
    kind: "run",
    name,
    args,
    journal: [],
    waits: "",
  });
}
