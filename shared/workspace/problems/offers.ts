import type { WorkspaceState } from "../state.js";
import { checkerOf } from "./follow.js";

/** A problem with the ids of those of its fixes that can be made now. */
export interface ProblemOffer {
  readonly problem: string;
  readonly fixes: readonly string[];
}

/**
 * Which fixes of these problems can be made: each is tried on the rows as they are, so this costs as much as checking the
 * rows again. Problems that are gone are left out.
 */
export function offersOf(state: WorkspaceState, problems: readonly string[]): readonly ProblemOffer[] {
  const checker = checkerOf(state);
  return [...new Set(problems)].flatMap((id) => {
    const problem = checker.find(id);
    return problem ? [{ problem: id, fixes: checker.fixesOf(problem).map((fix) => fix.id) }] : [];
  });
}
