import { activeGrid, showProblemsOfFocused } from "../grid/index.js";
import {
  actOnItem,
  activeSheet,
  askForProblems,
  call,
  getApp,
  loadProblems,
  problemsIn,
  rowsOf,
  say,
  setApp,
  sheetKey,
} from "../state/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { Command } from "./command.js";
import { goToCell } from "../navigation/index.js";
import { problemBeside, type ProblemCell } from "../problems/index.js";

const hasSheet = (): boolean => activeSheet(getApp()) !== undefined;

const hasMarks = ({ problems: { error, warning, info } }: SheetView): boolean => error + warning + info > 0;

function besideIn(sheet: SheetView, step: 1 | -1, from?: ProblemCell): ProblemCell | undefined {
  const key = sheetKey(sheet.ref);
  const grid = activeGrid();
  const shown = grid && sheetKey(grid.sheet.ref) === key ? grid.rows : [];
  const rows = new Set([...shown, ...(rowsOf(key)?.rows ?? [])].map((row) => row.key));
  const reading = { rows: [...rows], columns: sheet.columns.map((column) => column.key) };
  return problemBeside(problemsIn(key), reading, step, from);
}

/** Goes to the next cell with a problem, in this sheet and then in those after it, and shows what is wrong there. */
async function stepProblem(step: 1 | -1): Promise<void> {
  const { workspace, place } = getApp();
  const active = activeSheet(getApp());
  if (!workspace || !active) return;
  const { rowKey, column } = place;
  const from = rowKey === null ? undefined : { rowKey, column };
  const ordered = step === 1 ? workspace.sheets : workspace.sheets.toReversed();
  const at = ordered.indexOf(active);
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
