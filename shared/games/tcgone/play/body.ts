import type { JsonObject } from "../../../match/index.js";
import { operations } from "./operations/index.js";
import { codeFor } from "./runtime/library.js";
import type { Work } from "./runtime/procedure.js";
import { heardBy, Locals, sceneOf, type Env } from "./runtime/scene.js";
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
  const env: Env = {
    r: m,
    scene: sceneOf(args["scene"]),
    locals: Locals.of(isObject(locals) ? locals : {}),
    heard: heardBy(m),
    ...(isObject(lastVars) ? { lastVars } : {}),
  };
  const run = { m, env, code, operations, carryOut: runStatements, used: { key: "" } };
  return whenDone<null>(runStatements(run, body.statements), () => null);
}
