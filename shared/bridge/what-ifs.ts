import { z } from "zod";
import type { ProblemDifference } from "../workspace/index.js";
import { answers, nothing } from "./call.js";
import type { ChangesView } from "./revision.js";
import type { WhatIfsView } from "./versions.js";

/** How a what-if differs from the current cards, which are what was before. */
export interface WhatIfComparison {
  readonly changes: ChangesView;
  readonly problems: ProblemDifference;
}

const whatIfName = z.string().trim().min(1).max(100);
const id = z.number().int().positive();

export const whatIfCalls = {
  "what-ifs/list": { request: nothing, response: answers<WhatIfsView>() },
  /** Begins one with what the current cards are, and shows it. */
  "what-ifs/start": { request: z.strictObject({ name: whatIfName }), response: answers<WhatIfsView>() },
  /** Null: the current cards. */
  "what-ifs/show": { request: z.strictObject({ id: id.nullable() }), response: answers<WhatIfsView>() },
  "what-ifs/rename": { request: z.strictObject({ id, name: whatIfName }), response: answers<WhatIfsView>() },
  /** Makes its edits in the current cards, as one step that can be undone, and ends it. */
  "what-ifs/keep": { request: z.strictObject({ id }), response: answers<WhatIfsView>() },
  "what-ifs/drop": { request: z.strictObject({ id }), response: answers<WhatIfsView>() },
  "what-ifs/compare": { request: z.strictObject({ id }), response: answers<WhatIfComparison>() },
};
