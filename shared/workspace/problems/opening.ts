import { isEqual } from "../../base/index.js";
import { valueAt } from "../../toml/index.js";
import type { SheetAddress, StandingProblem } from "../../validate/index.js";
import { cellOf, placeOf, tableOf } from "../content/content.js";
import type { Content, FileState, TableState, WorkspaceState } from "../state.js";
import { checkerOf } from "./follow.js";

/** What the workspace was when it was opened, so that problems of untouched data can be distinguished from those made since. */
export interface Opening {
  readonly files: ReadonlyMap<string, FileState>;
  /** The messages of the problems that stood when the first check ended, by id; undefined until then. */
  readonly problems: ReadonlyMap<string, string> | undefined;
}

/**
 * Whether a problem is of untouched data: it stood when the first check after opening ended, and says the same or its cell does.
 * A message may change with other rows, as that of an average does, which makes no new problem of it.
 */
export function isFromOpening(state: WorkspaceState, problem: StandingProblem): boolean {
  const { opening } = state.problems;
  // A file that cannot be read is never out of sight.
  if (!opening || problem.sheet.table.length === 0) return false;
  if (opening.problems) {
    const message = opening.problems.get(problem.id);
    if (message === undefined) return false;
    if (message === problem.message) return true;
    if (problem.rowKey === null) return false;
  }
  return problem.rowKey === null || isAsOpened(state, opening, problem);
}

/** Takes down the problems that stand once all was looked at for the first time; what was edited meanwhile is left out. */
export function openingChecked(state: WorkspaceState): Opening | undefined {
  const { opening } = state.problems;
  if (!opening || opening.problems) return opening;
  const problems = new Map<string, string>();
  for (const problem of checkerOf(state).all()) {
    if (isFromOpening(state, problem)) problems.set(problem.id, problem.message);
  }
  return { ...opening, problems };
}

interface Site {
  readonly content: Content;
  readonly table: TableState;
}

function siteIn(files: ReadonlyMap<string, FileState>, { file, table: path }: SheetAddress): Site | undefined {
  const content = files.get(file)?.content;
  const table = content && tableOf(content, path);
  return table && { content, table };
}

/** Whether the cell of a problem, or its row where it has none, holds what it held when the workspace was opened. */
function isAsOpened(state: WorkspaceState, { files }: Opening, { sheet, rowKey, column }: StandingProblem): boolean {
  const [before, now] = [siteIn(files, sheet), siteIn(state.files, sheet)];
  if (!before || !now || rowKey === null) return false;
  if (before.content === now.content) return true;
  const valueIn = ({ content, table }: Site): unknown => {
    const place = placeOf(table.keys, rowKey);
    if (place === -1) return undefined;
    return column ? [cellOf(content, table, place, column)] : valueAt(content.document, [...table.path, place]);
  };
  const value = valueIn(before);
  return value !== undefined && isEqual(value, valueIn(now));
}
