import { z } from "zod";
import type { ProblemCounts, ProblemFixPreview, ProblemView, RuleView } from "../validate/index.js";
import {
  fixIdSchema,
  problemIdSchema,
  problemIdsSchema,
  sheetRefSchema,
  type ProblemOffer,
} from "../workspace/index.js";
import { answers, nothing } from "./call.js";

/** By row, column and code; those of the table as a whole come first. */
interface ProblemList {
  readonly total: number;
  readonly counts: ProblemCounts;
  readonly problems: readonly ProblemView[];
}

/** `skipped`: problems whose fix edits what that of another one edits already. */
export interface FixesPreview {
  readonly skipped: number;
  readonly fixes: readonly ProblemFixPreview[];
}

export const problemCalls = {
  "problems/list": {
    request: z.strictObject({
      sheet: sheetRefSchema,
      from: z.number().int().nonnegative(),
      count: z.number().int().min(1).max(5_000),
    }),
    response: answers<ProblemList>(),
  },
  /** Every rule that may hold in some sheet, by code. */
  "problems/rules": { request: nothing, response: answers<{ readonly rules: readonly RuleView[] }>() },
  /** The fixes that can be made, of the problems that are still there. */
  "problems/offers": {
    request: z.strictObject({ problems: z.array(problemIdSchema).max(1_000) }),
    response: answers<{ readonly offers: readonly ProblemOffer[] }>(),
  },
  "problems/preview-fixes": {
    request: z.strictObject({ fix: fixIdSchema, problems: problemIdsSchema }),
    response: answers<FixesPreview>(),
  },
};
