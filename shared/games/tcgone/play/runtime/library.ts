import type { Sub } from "../../script/syntax/nodes.js";
import { parseEffect } from "../../script/parse.js";
import { scriptNames } from "../../script/registry/index.js";
import { codeOf, type Code } from "../cards/code.js";
import { libraryText } from "../operations/library.js";
import type { TcgReader } from "../types.js";
import { NONE } from "../../../../match/index.js";
import { innerFunctions } from "./inner-functions.js";
import { withEnv, type Run } from "./run.js";
import { withLocals } from "./env.js";
import type { Locals } from "./scene.js";

let made: Code | undefined;

/** The operations that are written in the language itself, read once. */
export function libraryCode(): Code {
  if (made !== undefined) return made;
  const names = {
    operations: new Set([...scriptNames.operations, "doBlock"]),
    functions: new Set([...scriptNames.functions, ...innerFunctions]),
  };
  const { items, faults } = parseEffect(libraryText, names);
  const [fault] = faults;
  if (fault !== undefined) {
    throw new Error(`${fault.message} In the library: ${libraryText.slice(fault.from, fault.to + 40)}`);
  }
  made = codeOf(NONE, items);
  return made;
}

/** An operation that is written in the language. Its name has a stroke, as an operation cannot be the name of a sub. */
export const librarySub = (name: string): Sub | undefined => libraryCode().subs.get(`_${name}`);

export const libraryRun = (run: Run, locals: Locals): Run => ({
  ...withEnv(run, withLocals(run.env, locals)),
  code: libraryCode(),
});

/** The script that a body is part of, by the number of its definition. */
export const codeFor = (r: TcgReader, definition: number): Code =>
  definition === NONE ? libraryCode() : (r.constants.cards[definition]?.code ?? libraryCode());
