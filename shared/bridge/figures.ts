import { z } from "zod";
import { figureNameSchema, savedFigureSchema } from "../pivot/index.js";
import { answers, nothing, type OwnText } from "./call.js";

export const figureCalls = {
  /** The saved pivots and fits of the folder, by their names. */
  "figures/list": { request: nothing, response: answers<{ readonly figures: readonly OwnText[] }>() },
  /**
   * Writes the file of one. `seen` is the text that it replaces, null for a new one: what somebody else wrote meanwhile is not
   * written over.
   */
  "figures/save": {
    request: z.strictObject({
      name: figureNameSchema,
      figure: savedFigureSchema,
      seen: z.string().max(4_000_000).nullable(),
    }),
    response: answers<{ readonly file: string; readonly text: string }>(),
  },
};
