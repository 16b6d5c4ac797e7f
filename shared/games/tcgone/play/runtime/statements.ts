import { act, change } from "./journal.js";
import type { Steps } from "./steps.js";
import { inner } from "./env.js";
import { isTrue, listOf, numberOf, textOf, type Value } from "./values.js";
import type { Closure, Statement, Word } from "../../script/syntax/nodes.js";
import { calculate } from "./expressions.js";
import { doingOf, stopBody, type Doing } from "./doing.js";
import { memberValue } from "./members.js";
import { withEnv, type End, type Run } from "./run.js";
import { nameIn, assignName, writeField } from "./assignments.js";
import { isGoing, whenDone, untilDone, type Done } from "./work.js";

/** A statement ready to be carried out: at once, where nothing in it waits. */
type Step = (run: Run) => Done<End>;

const mostElements = 250;
const mostTimes = 100;

const steps = new WeakMap<Statement, Step>();

function stepOf(statement: Statement): Step {
  const known = steps.get(statement) ?? makeStep(statement);
  steps.set(statement, known);
  return known;
}

/** Carries out statements one after the other, in names of their own. */
export function runStatements(outer: Run, statements: readonly Statement[]): Done<End> {
  const run = withEnv(outer, inner(outer.env));
  return inSequence(statements.length, (at) => stepOf(statements[at] as Statement)(run));
}

/** So many steps, until one of them ends it. */
function inSequence(count: number, step: (at: number) => Done<End>): Done<End> {
  for (let at = 0; at < count; at++) {
    const end = step(at);
    if (isGoing(end)) return goOn(end, at + 1, count, step);
    if (end !== "on") return end;
  }
  return "on";
}

function* goOn(first: Steps<End>, from: number, count: number, step: (at: number) => Done<End>): Steps<End> {
  let end = yield* first;
  for (let at = from; end === "on" && at < count; at++) end = yield* untilDone(step(at));
  return end;
}

function makeStep(statement: Statement): Step {
  switch (statement.kind) {
    case "definition": {
      const { word } = statement.name;
      const value: Doing = statement.value === undefined ? () => null : doingOf(statement.value, word);
      return (run) =>
        whenDone<End>(value(run), (given) => {
          run.env.locals.define(word, given);
          return "on";
        });
    }
    case "if": {
      const test = doingOf(statement.test);
      return (run) =>
        whenDone<End>(test(run), (holds) => {
          const branch = isTrue(holds) ? statement.then : statement.else;
          return branch === undefined ? "on" : runStatements(run, branch);
        });
    }
    case "for": {
      const list = doingOf(statement.in);
      return (run) =>
        whenDone<End>(list(run), (given) => forEach(run, listOf(given), statement.name.word, statement.body));
    }
    case "repeat": {
      const times = doingOf(statement.times);
      return (run) => whenDone<End>(times(run), (given) => repeat(run, numberOf(given), statement.body));
    }
    case "assert":
      return assertion(statement);
    case "break":
      return () => "break";
    case "return":
      return () => "stop";
    case "assignment":
      return assignment(statement);
    case "expression": {
      const value = doingOf(statement.value);
      return (run) => whenDone<End>(value(run), (given) => (given === stopBody ? "stop" : "on"));
    }
    case "sub":
      return () => "on";
  }
}

function assertion({ that, message }: Extract<Statement, { kind: "assert" }>): Step {
  const test = doingOf(that);
  const text: Doing = message === undefined ? () => "Can't be used now" : doingOf(message);
  return (run) =>
    whenDone<End>(test(run), (holds) => {
      if (isTrue(holds)) return "on";
      return whenDone<End>(text(run), (given) => {
        change(() => run.m.log({ type: "refused", seat: run.m.cause.seat, data: { message: textOf(given) } }));
        return "stop";
      });
    });
}

const repeat = (run: Run, times: number, statements: readonly Statement[]): Done<End> =>
  inRounds(Math.min(mostTimes, times), () => runStatements(run, statements));

/** Does statements for each element of a list, which is taken once. */
export const forEach = (run: Run, list: readonly Value[], name: string, statements: readonly Statement[]): Done<End> =>
  inRounds(Math.min(mostElements, list.length), (at) =>
    runStatements(withLocal(run, name, list[at] ?? null), statements),
  );

/** What ends a repetition ends no more than that. */
const inRounds = (rounds: number, round: (at: number) => Done<End>): Done<End> =>
  whenDone<End>(inSequence(rounds, round), (end) => (end === "stop" ? "stop" : "on"));

function withLocal(run: Run, name: string, value: Value): Run {
  const env = inner(run.env);
  env.locals.define(name, value);
  return withEnv(run, env);
}

/** Does the block of an operation; `it` is the element where there is one. */
export function runBlock(run: Run, block: Closure | undefined, element: Value = null): Done<End> {
  if (block === undefined) return "on";
  return runStatements(withLocal(run, block.parameters[0]?.word ?? "it", element), block.statements);
}

function assignment({ place, operator, value }: Extract<Statement, { kind: "assignment" }>): Step {
  const doing = doingOf(value);
  const [name, ...path] = place.map(({ word }: Word) => word);
  const field = path.at(-1);
  return (run) =>
    whenDone<End>(doing(run), (given) => {
      if (name === undefined) return "on";
      const next = (old: Value): Value =>
        operator === "=" ? given : calculate(run.env, operator.charAt(0), old, given);
      if (field === undefined) assignName(run, name, next);
      else {
        act(() => {
          const owner = path.slice(0, -1).reduce((of, part) => memberValue(run.env, of, part, []), nameIn(run, name));
          writeField(run, owner, field, next(memberValue(run.env, owner, field, [])));
          return null;
        });
      }
      return "on";
    });
}
