import { NONE, type JsonObject } from "../../../../match/index.js";
import type { TcgReader } from "../types.js";
import { Locals, type Heard, type Scene } from "./scene.js";
import { isObject } from "./values.js";

/** All that an expression may ask for. A class, so that all places have one shape: expressions read them at every turn. */
export class Env {
  constructor(
    readonly r: TcgReader,
    readonly scene: Scene,
    readonly locals: Locals = new Locals(),
    readonly heard: Heard | null = null,
    /** The variables of a lasting effect that is about to end; those of a live one are looked up. */
    readonly lastVars?: JsonObject,
    /** Within a test of a list's elements: how many more elements tests may look at. */
    readonly looks?: Looks,
  ) {}
}

interface Looks {
  left: number;
}

/** The same place with other names. */
export const withLocals = ({ r, scene, heard, lastVars, looks }: Env, locals: Locals): Env =>
  new Env(r, scene, locals, heard, lastVars, looks);

export const inner = (env: Env): Env => withLocals(env, new Locals(env.locals));

const mostLooks = 20_000;

/** How many elements tests may look at. Tests in tests multiply: all of one expression share it. */
export const looksIn = ({ looks }: Env): Looks => looks ?? { left: mostLooks };

/** The place of the tests of a list's elements. */
export const looking = ({ r, scene, locals, heard, lastVars }: Env, looks: Looks): Env =>
  new Env(r, scene, locals, heard, lastVars, looks);

const noVars: JsonObject = {};

/** The variables that the clauses of a lasting effect share. */
export function bundleVars({ r, scene, lastVars }: Env): JsonObject {
  if (scene.bundle === NONE) return lastVars ?? noVars;
  const vars = r.bundle(scene.bundle)?.vars["vars"];
  return isObject(vars) ? vars : (lastVars ?? noVars);
}

/** The values that names have here, those of the lasting effect included: what goes on elsewhere takes them along. */
export function captured(env: Env, names: ReadonlySet<string>): JsonObject {
  const vars = bundleVars(env);
  const own = Object.entries(vars).filter(([name]) => names.has(name));
  return { ...Object.fromEntries(own), ...env.locals.take(names) };
}
