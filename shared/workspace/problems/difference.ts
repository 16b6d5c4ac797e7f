import { columnKey } from "../../sheet/index.js";
import type { ProblemView, StandingProblem } from "../../validate/index.js";
import type { WorkspaceState } from "../state.js";
import { allProblems } from "./all.js";
import { problemView } from "./view.js";

/** Which problems two states do not have in common, the first so many of each kind as views. */
export interface ProblemDifference {
  /** How many problems each state has, accepted ones not counted. */
  readonly before: number;
  readonly after: number;
  readonly added: readonly ProblemView[];
  readonly addedCount: number;
  readonly gone: readonly ProblemView[];
  readonly goneCount: number;
}

/** Compares the problems of two states whose rows have their keys in common, such as a what-if and the standing workspace. */
export function problemDifference(before: WorkspaceState, after: WorkspaceState, most: number): ProblemDifference {
  const [old, fresh] = [openProblems(before), openProblems(after)];
  const added = withoutThose(fresh, old);
  const gone = withoutThose(old, fresh);
  return {
    before: old.length,
    after: fresh.length,
    added: added.slice(0, most).map((problem) => problemView(after, problem)),
    addedCount: added.length,
    gone: gone.slice(0, most).map((problem) => problemView(before, problem)),
    goneCount: gone.length,
  };
}

const openProblems = (state: WorkspaceState): readonly StandingProblem[] =>
  allProblems(state, false).filter(({ waived }) => !waived);

/** What is said of a place, in its words: one whose message changed is another one. */
const sayingOf = ({ sheet, rowKey, column, code, message }: StandingProblem): string =>
  JSON.stringify([sheet.file, sheet.table, rowKey, column && columnKey(column), code, message]);

function withoutThose(
  problems: readonly StandingProblem[],
  others: readonly StandingProblem[],
): readonly StandingProblem[] {
  const known = new Set(others.map(sayingOf));
  return problems.filter((problem) => !known.has(sayingOf(problem)));
}
