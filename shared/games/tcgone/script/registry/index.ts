import type { ScriptNames } from "../tokens/words.js";
import { functionNames } from "./functions.js";
import { operationNames } from "./operations/index.js";

/** The names of the language, as the lexer tells them apart. */
export const scriptNames: ScriptNames = { operations: operationNames, functions: functionNames };
