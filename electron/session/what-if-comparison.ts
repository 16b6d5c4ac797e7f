import { ok, type Result } from "../../shared/base/index.js";
import type { WhatIfComparison } from "../../shared/bridge/index.js";
import { isChecked, problemDifference } from "../../shared/workspace/index.js";
import { yieldToEventLoop } from "../files/index.js";
import { FollowedChanges } from "./followed-changes.js";
import { documentsOf } from "./on-screen.js";
import type { OpenWorkspace } from "./workspace.js";

/** Nobody reads more. */
const mostProblems = 50;

/** How a what-if differs from the current cards: what it changes, and which problems come and go by that. */
export async function compareWhatIf(workspace: OpenWorkspace, id: number): Promise<Result<WhatIfComparison>> {
  for (;;) {
    const whatIf = workspace.whatIfs.stateOf(id);
    if (!whatIf.ok) return whatIf;
    const { standing } = workspace;
    if (!isChecked(standing) || !isChecked(whatIf.value)) {
      await yieldToEventLoop();
      continue;
    }
    return ok({
      changes: new FollowedChanges().view({ documents: documentsOf(standing), unread: [], commit: null }, whatIf.value),
      problems: problemDifference(standing, whatIf.value, mostProblems),
    });
  }
}
