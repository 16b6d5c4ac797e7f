import { z } from "zod";
import { macroNameSchema, macroSchema } from "../macros/index.js";
import { answers, nothing, type Nothing, type OwnText } from "./call.js";

/** Of a file that is there: people may have named it in other ways than Cardwright does. */
const fileName = z.string().min(1).max(255);
const seen = z.string().max(4_000_000);

export const macroCalls = {
  /** The macros of the folder, by their names. */
  "macros/list": { request: nothing, response: answers<{ readonly macros: readonly OwnText[] }>() },
  /** Makes the file of a new macro. None that is there is written over. */
  "macros/save": {
    request: z.strictObject({ name: macroNameSchema, macro: macroSchema }),
    response: answers<{ readonly file: string }>(),
  },
  /** Moves a macro to the file of another name; `seen` is what the person saw in it. */
  "macros/rename": {
    request: z.strictObject({ name: fileName, seen, to: macroNameSchema }),
    response: answers<{ readonly file: string }>(),
  },
  /** Deletes the file of a macro, if it still says what the person saw in it. */
  "macros/delete": { request: z.strictObject({ name: fileName, seen }), response: answers<Nothing>() },
};
