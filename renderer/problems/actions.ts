import type { ProblemView } from "../../shared/validate/index.js";
import { goToCell } from "../commands/index.js";
import { call, openOverlay, sheetKey, showSheet } from "../state/index.js";

/** Mends one problem in one way; a step that can be undone. */
export const applyFix = (problem: ProblemView, fix: string): Promise<unknown> =>
  call("problems/fix", { problem: problem.id, fix });

export const explain = ({ code }: ProblemView): void => openOverlay({ kind: "rule", code });

/** Accepts a problem knowingly, with a reason, or takes that back. */
export function waive(problem: ProblemView): void {
  if (problem.waived) void call("problems/unwaive", { problem: problem.id });
  else openOverlay({ kind: "waive", problem });
}

export const goToProblem = ({ sheet, rowKey, column }: Pick<ProblemView, "sheet" | "rowKey" | "column">): void => {
  if (rowKey === null) showSheet(sheetKey(sheet));
  else void goToCell(sheet, rowKey, column);
};
