import { z } from "zod";
import { macroNameSchema, macroSchema } from "../macros/index.js";
import { answers, nothing } from "./call.js";

/** A macro of the workspace as its file holds it: whoever reads it says what is wrong in it. */
export interface MacroText {
  readonly name: string;
  readonly file: string;
  /** Null where it cannot be read. */
  readonly text: string | null;
}

export const macroCalls = {
  /** The macros of the folder, by their names. */
  "macros/list": { request: nothing, response: answers<{ readonly macros: readonly MacroText[] }>() },
  /** Makes the file of a new macro. None that is there is written over. */
  "macros/save": {
    request: z.strictObject({ name: macroNameSchema, macro: macroSchema }),
    response: answers<{ readonly file: string }>(),
  },
};
