import { z } from "zod";
import { skeletonNameSchema, skeletonSchema } from "../skeleton/index.js";
import { answers, nothing, type OwnText } from "./call.js";

export const skeletonCalls = {
  /** The skeletons of the folder, by their names. */
  "skeletons/list": { request: nothing, response: answers<{ readonly skeletons: readonly OwnText[] }>() },
  /**
   * Writes the file of a skeleton. `seen` is the text that it replaces, null for a new one: what somebody else wrote meanwhile is
   * not written over.
   */
  "skeletons/save": {
    request: z.strictObject({
      name: skeletonNameSchema,
      skeleton: skeletonSchema,
      seen: z.string().max(4_000_000).nullable(),
    }),
    response: answers<{ readonly file: string; readonly text: string }>(),
  },
};
