import type { Closure, Statement } from "../../script/syntax/nodes.js";
import { compile } from "../runtime/expressions.js";
import { bodyOfListener } from "../runtime/listeners.js";
import { bundleEnv } from "../runtime/bundle-scene.js";
import { eventOn } from "../runtime/run.js";
import { inner, type Env } from "../runtime/env.js";
import { isTrue, textOf } from "../runtime/values.js";
import { byPlayer } from "./causes.js";
import { nameOf } from "./units.js";
import type { TcgEvent, TcgReader } from "../types.js";
import type { Cause, JsonObject, Seat } from "../../../../match/index.js";

/**
 * Why an event would be prevented, as far as that can be said before it happens: by listeners that only look and prevent
 * (DUEL-12). Null where none of them would.
 */
export function vetoOf(
  r: TcgReader,
  event: TcgEvent,
  cause: Cause = byPlayer(event.seat),
  within: readonly string[] = [],
): string | null {
  const listeners = r.index().before.get(event.type) ?? [];
  for (const { bundle, listener } of listeners) {
    const body = bodyOfListener(listener);
    if (body === undefined || !isPure(body)) continue;
    if (listener.sourceKind !== undefined && listener.sourceKind !== cause.kind) continue;
    if (listener.within !== undefined && !within.includes(listener.within)) continue;
    if (listener.if?.(r, event, bundle) === false) continue;
    const env = inner(bundleEnv(r, bundle, { event, cause }));
    const found = look(env, body.statements);
    if (found.prevents) return found.message ?? `Prevented by ${sourceName(r, bundle.cause.card)}`;
  }
  return null;
}

/** Whether anything hears an event before it happens. */
export const isHeard = (r: TcgReader, type: string): boolean => r.index().before.has(type);

/** The same for an event that is put together only where something hears it: most are heard by nothing. */
export const vetoOn = (
  r: TcgReader,
  type: string,
  target: number,
  seat: Seat,
  fields: () => JsonObject,
): string | null => (isHeard(r, type) ? vetoOf(r, eventOn(type, target, seat, fields())) : null);

const sourceName = (r: TcgReader, card: number): string =>
  r.state.cards[card] === undefined ? "an effect" : nameOf(r, card);

const pureCalls = new Set(["bc", "wcu", "prevent"]);
const known = new WeakMap<Closure, boolean>();

function isPure(body: Closure): boolean {
  const found = known.get(body) ?? body.statements.every(isPureStatement);
  known.set(body, found);
  return found;
}

function isPureStatement(statement: Statement): boolean {
  switch (statement.kind) {
    case "definition":
    case "return":
      return true;
    case "if":
      return statement.then.every(isPureStatement) && (statement.else ?? []).every(isPureStatement);
    case "expression":
      return statement.value.kind === "call" && pureCalls.has(statement.value.name.word);
    default:
      return false;
  }
}

interface Found {
  readonly prevents: boolean;
  readonly ends: boolean;
  readonly message: string | undefined;
}

function look(env: Env, statements: readonly Statement[], before?: string): Found {
  let message = before;
  for (const statement of statements) {
    if (statement.kind === "return") return { prevents: false, ends: true, message };
    if (statement.kind === "definition") {
      env.locals.define(statement.name.word, statement.value === undefined ? null : compile(statement.value)(env));
    } else if (statement.kind === "if") {
      const branch = isTrue(compile(statement.test)(env)) ? statement.then : (statement.else ?? []);
      const found = look(inner(env), branch, message);
      if (found.prevents || found.ends) return found;
      ({ message } = found);
    } else if (statement.kind === "expression" && statement.value.kind === "call") {
      const { name, values } = statement.value;
      if (name.word === "prevent") return { prevents: true, ends: true, message };
      const [text] = values;
      if (name.word === "wcu" && text !== undefined && text.value.kind !== "closure" && text.value.kind !== "cases") {
        message = textOf(compile(text.value)(env));
      }
    }
  }
  return { prevents: false, ends: false, message };
}
