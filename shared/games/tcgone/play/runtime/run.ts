import type { JsonObject } from "../../../../match/index.js";
import type { Closure, Statement } from "../../script/syntax/nodes.js";
import type { Code } from "../cards/code.js";
import type { TcgEvent, TcgMachine } from "../types.js";
import type { Value } from "./values.js";
import type { Work } from "./steps.js";
import { captured, type Env } from "./env.js";
import type { Arguments } from "./arguments.js";
import type { Done } from "./work.js";

/** What operations of the language do, by name. */
export type Operations = Readonly<Record<string, (run: Run, given: Arguments) => Work>>;

/** How statements end: they go on, leave a repetition, or the whole body. */
export type End = "on" | "break" | "stop";

/** A body at work. */
export interface Run {
  readonly m: TcgMachine;
  readonly env: Env;
  readonly code: Code;
  readonly operations: Operations;
  /** Carries out the statements of subs and of operations that are written in the language. */
  readonly carryOut: (run: Run, statements: readonly Statement[]) => Done<End>;
  /** The key under which an ability that is used is remembered. */
  readonly used: { key: string };
}

export const withEnv = ({ m, code, operations, carryOut, used }: Run, env: Env): Run => ({
  m,
  env,
  code,
  operations,
  carryOut,
  used,
});

/** What a body is started with: where it stands, which part of which script it is, and what its names stand for. */
export function bodyArgs(scene: JsonObject, code: Code, body: Closure, locals: JsonObject = {}): JsonObject {
  return { scene, code: code.definition, part: code.places.get(body) ?? -1, locals };
}

export const eventOn = (type: string, target: number, seat: number, data: JsonObject = {}): TcgEvent => ({
  type,
  target,
  seat,
  data,
});

/** A block with all it knows, to be done later; plain data. */
export function blockValue({ code, env }: Run, block: Closure, names: ReadonlySet<string>): Value {
  return { is: "block", ...bodyArgs(env.scene, code, block, captured(env, names)) };
}
