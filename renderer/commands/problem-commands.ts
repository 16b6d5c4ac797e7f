import { activeGrid, showProblemsOfFocused } from "../grid/index.js";
import {
  actOnItem,
  activeSheet,
  askForProblems,
  call,
  getApp,
  isPutOff,
  loadProblems,
  problemsIn,
  putOffCount,
  putRulesOff,
  rowsOf,
  say,
  setApp,
  sheetKey,
  shownCounts,
  showRulesAgain,
} from "../state/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { Command } from "./command.js";
import { goToCell } from "../navigation/index.js";
import { problemBeside, type ProblemCell } from "../problems/index.js";

const hasSheet = (): boolean => activeSheet(getApp()) !== undefined;

function hasMarks(sheet: SheetView): boolean {
  const { error, warning, info } = shownCounts(sheet, getApp());
  return error + warning + info > 0;
}

function besideIn(sheet: SheetView, step: 1 | -1, from?: ProblemCell): ProblemCell | undefined {
  const key = sheetKey(sheet.ref);
  const grid = activeGrid();
  const shown = grid && sheetKey(grid.sheet.ref) === key ? grid.rows : [];
  const rows = new Set([...shown, ...(rowsOf(key)?.rows ?? [])].map((row) => row.key));
  const reading = { rows: [...rows], columns: sheet.columns.map((column) => column.key) };
  const problems = problemsIn(key).filter((problem) => !isPutOff(problem));
  return problemBeside(problems, reading, step, from);
}

/** Goes to the next cell with a problem, in this sheet and then in those after it, and shows what is wrong there. */
async function stepProblem(step: 1 | -1): Promise<void> {
  const { workspace, place } = getApp();
  const active = activeSheet(getApp());
  if (!workspace || !active) return;
  const { rowKey, column } = place;
  const from = rowKey === null ? undefined : { rowKey, column };
  const ordered = step === 1 ? workspace.sheets : workspace.sheets.toReversed();
  const at = ordered.findIndex(({ ref }) => sheetKey(ref) === sheetKey(active.ref));
  const others = [...ordered.slice(at + 1), ...ordered.slice(0, at), active].filter(hasMarks);
  let target = hasMarks(active) ? besideIn(active, step, from) : undefined;
  let sheet = active;
  for (const next of target ? [] : others) {
    await loadProblems(next.ref);
    sheet = next;
    target = besideIn(next, step);
    if (target) break;
  }
  if (!target) {
    say("info", "No problems in any cell.");
    return;
  }
  await goToCell(sheet.ref, target.rowKey, target.column);
  // The cell is drawn once the sheet has scrolled to it.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const grid = activeGrid();
  if (grid && sheetKey(grid.sheet.ref) === sheetKey(sheet.ref)) showProblemsOfFocused(grid, { peek: "keys" });
}

const isWritable = (): boolean => hasSheet() && getApp().workspace?.readOnly === undefined;

/** The rules that data break which nobody has touched since the folder was opened. */
const openingRules = (): string[] => [
  ...new Set(getApp().workspace?.sheets.flatMap(({ openingProblems = [] }) => openingProblems.map(({ code }) => code))),
];

/** Has the words of names and texts looked up from now on, and shows what is found. */
async function checkSpelling(): Promise<void> {
  if (await call("spelling/set", { language: "en" })) askForProblems();
}

export const problemCommands: readonly Command[] = [
  {
    id: "show-problems",
    title: "Show or hide problems",
    synonyms: "errors warnings validate check lint",
    keys: ["Mod+Shift+M"],
    group: "View",
    isAvailable: hasSheet,
    run: () => {
      const isThere = document.activeElement?.closest(".problems-panel") ?? null;
      if (!getApp().problemsOpen || isThere === null) {
        askForProblems();
        return;
      }
      setApp({ problemsOpen: false });
      activeGrid()?.focus();
    },
  },
  {
    id: "cell-problems",
    title: "Show problems and fixes for this cell",
    synonyms: "error explain quick fix",
    keys: ["Mod+."],
    group: "Edit",
    isAvailable: hasSheet,
    run: () => {
      if (actOnItem("problems")) return;
      const grid = activeGrid();
      if (grid && !showProblemsOfFocused(grid)) say("info", "No problems in this cell.");
    },
  },
  {
    id: "next-problem",
    title: "Next problem",
    keys: ["F8"],
    group: "Go",
    isAvailable: hasSheet,
    run: () => (actOnItem("next-problem") ? undefined : stepProblem(1)),
  },
  {
    id: "previous-problem",
    title: "Previous problem",
    keys: ["Shift+F8"],
    group: "Go",
    isAvailable: hasSheet,
    run: () => (actOnItem("previous-problem") ? undefined : stepProblem(-1)),
  },
  {
    id: "put-off-problems",
    title: "Put off the problems of untouched data",
    synonyms: "not now hide ignore snooze later old problems",
    keys: [],
    group: "View",
    isAvailable: () => openingRules().some((code) => !getApp().putOffRules.includes(code)),
    run: () => putRulesOff(openingRules()),
  },
  {
    id: "show-put-off-problems",
    title: "Show the problems that were put off",
    synonyms: "not now again unhide later old problems",
    keys: [],
    group: "View",
    isAvailable: () => (getApp().workspace?.sheets ?? []).some((sheet) => putOffCount(sheet, getApp()) > 0),
    run: () => showRulesAgain(getApp().putOffRules),
  },
  {
    id: "check-spelling",
    title: "Check spelling",
    synonyms: "spell checker dictionary words typos english language",
    keys: [],
    group: "View",
    isAvailable: isWritable,
    run: checkSpelling,
  },
  {
    id: "stop-checking-spelling",
    title: "Stop checking spelling",
    synonyms: "spell checker dictionary words typos off",
    keys: [],
    group: "View",
    isAvailable: isWritable,
    run: () => void call("spelling/set", { language: null }),
  },
];
