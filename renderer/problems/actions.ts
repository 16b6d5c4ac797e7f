import type { ProblemView } from "../../shared/validate/index.js";
import { goToCell } from "../navigation/index.js";
import { call, openOverlay, openStructure, setApp, sheetKey, showSheet } from "../state/index.js";
import { isOfBrokenFile } from "./broken-files.js";

/** Fixes one problem in one way; a step that can be undone. */
export const applyFix = (problem: ProblemView, fix: string): Promise<unknown> =>
  call("problems/fix", { problem: problem.id, fix });

export const explain = ({ code }: ProblemView): void => openOverlay({ kind: "rule", code });

/** Accepts a problem knowingly, with a reason, or takes that back. */
export function waive(problem: ProblemView): void {
  if (problem.waived) void call("problems/unwaive", { problem: problem.id });
  else openOverlay({ kind: "waive", problem });
}

/** Leads to the cell of a problem, to the sheet where it is of the table as a whole, or to the text that cannot be read. */
export const goToProblem = ({
  sheet,
  rowKey,
  column,
  inner,
}: Pick<ProblemView, "sheet" | "rowKey" | "column" | "inner">): void => {
  if (rowKey !== null)
    void goToCell(sheet, rowKey, column).then(() =>
      column !== null && inner ? openStructure(column, inner) : undefined,
    );
  else if (isOfBrokenFile({ sheet, rowKey })) setApp({ textFile: sheet.file, active: null });
  else showSheet(sheetKey(sheet));
};
