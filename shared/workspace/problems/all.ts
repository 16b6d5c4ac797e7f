import type { SheetAddress, StandingProblem } from "../../validate/index.js";
import type { WorkspaceState } from "../state.js";
import { checkerOf } from "./follow.js";
import { inSheetOrder } from "./view.js";

/** Whether all that is known was looked at. */
export const isChecked = ({ problems }: WorkspaceState): boolean => !problems.isChecking;

const nameOf = ({ file, table }: SheetAddress): string => `${file} ${table.join(".")}`;

/**
 * All problems of a workspace by file, table, row, column and code; those of a whole table or file come first. With the fixes
 * worth offering, or without any where nobody wants them: to judge a fix, rows are checked once more as they would be after it,
 * which takes longer than all else where there are many problems.
 */
export function allProblems(state: WorkspaceState, wantsFixes = true): readonly StandingProblem[] {
  const sheets = new Map<string, SheetAddress>();
  const checker = checkerOf(state);
  for (const { sheet } of checker.all()) sheets.set(nameOf(sheet), sheet);
  return [...sheets]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, sheet]) => inSheetOrder(state, sheet))
    .map((problem) => ({ ...problem, fixes: wantsFixes ? checker.fixesOf(problem) : [] }));
}
