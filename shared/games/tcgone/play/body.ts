import type { JsonObject } from "../../../match/index.js";
import { operations } from "./operations/index.js";
import { codeFor } from "./runtime/library.js";
import type { Work } from "./runtime/steps.js";
import { Env } from "./runtime/env.js";
import { heardBy, Locals, sceneOf } from "./runtime/scene.js";
import { runStatements } from "./runtime/statements.js";
import { isObject } from "./runtime/values.js";
import { whenDone } from "./runtime/work.js";
import type { TcgMachine } from "./types.js";

/** The procedure of all bodies of scripts. */
export function runBody(m: TcgMachine, args: JsonObject): Work {
  const code = codeFor(m, Number(args["code"]));
  const body = code.parts[Number(args["part"])];
  if (body?.kind !== "closure") return null;
  const locals = args["locals"];
  const lastVars = args["lastVars"];
  const env = new Env(
    m,
    sceneOf(args["scene"]),
    Locals.of(isObject(locals) ? locals : {}),
    heardBy(m),
    isObject(lastVars) ? lastVars : undefined,
  );
  const run = { m, env, code, operations, carryOut: runStatements, used: { key: "" } };
  return whenDone<null>(runStatements(run, body.statements), () => null);
}
