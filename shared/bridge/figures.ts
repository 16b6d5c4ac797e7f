import { z } from "zod";
import { figureNameSchema, savedFigureSchema } from "../pivot/index.js";
import { answers, nothing } from "./call.js";
import type { SkeletonText } from "./skeletons.js";

/** A saved pivot or fit as its file holds it: whoever reads it says what is wrong in it. */
export type FigureText = SkeletonText;

export const figureCalls = {
  /** The saved pivots and fits of the folder, by their names. */
  "figures/list": { request: nothing, response: answers<{ readonly figures: readonly FigureText[] }>() },
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
