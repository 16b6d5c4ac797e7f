import type { ProblemCounts, ProblemView } from "../../shared/validate/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { isPutOffBy } from "./problem-book.js";
import { redrawProblems } from "./problems.js";
import { getApp, setApp, type AppState } from "./store.js";

type PutOff = Pick<AppState, "putOffRules">;

/** Whether a problem is not shown for now. */
export const isPutOff = (
  problem: Pick<ProblemView, "code" | "isFromOpening">,
  { putOffRules }: PutOff = getApp(),
): boolean => isPutOffBy(putOffRules, problem);

/** How many problems of a sheet are not shown for now. */
export const putOffCount = ({ openingProblems = [] }: Pick<SheetView, "openingProblems">, state: PutOff): number =>
  openingProblems.reduce((sum, { code, count }) => sum + (state.putOffRules.includes(code) ? count : 0), 0);

/** How many problems of a sheet stand, those that are put off left out. */
export function shownCounts(
  { problems, openingProblems = [] }: Pick<SheetView, "problems" | "openingProblems">,
  { putOffRules }: PutOff,
): ProblemCounts {
  const shown = { ...problems };
  for (const { code, severity, count } of openingProblems) if (putOffRules.includes(code)) shown[severity] -= count;
  return shown;
}

/** Shows the problems of rules no longer, as far as they are of untouched data. */
export const putRulesOff = (codes: readonly string[]): void => choose([...getApp().putOffRules, ...codes]);

/** Shows all problems of rules again. */
export const showRulesAgain = (codes: readonly string[]): void =>
  choose(getApp().putOffRules.filter((code) => !codes.includes(code)));

function choose(codes: readonly string[]): void {
  const before = new Set(getApp().putOffRules);
  const now = new Set(codes);
  setApp({ putOffRules: [...now].toSorted() });
  redrawProblems(({ code, isFromOpening }) => isFromOpening === true && before.has(code) !== now.has(code));
}
