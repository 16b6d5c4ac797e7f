import type { ScriptNames } from "../tokens/words.js";
import { functionNames } from "./functions.js";
import { operationNames } from "./operations/index.js";

/** The names of the language, as the lexer distinguishes them. */
export const scriptNames: ScriptNames = { operations: operationNames, functions: functionNames };
