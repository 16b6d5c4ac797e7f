import { runToEnd } from "../../shared/base/index.js";
import { activeGrid, selectedColumns, selectedRows, sendEdits } from "../grid/index.js";
import { sayHere, type CellsAct } from "../state/index.js";
import { sayNotLoaded } from "../ui/index.js";
import { texts } from "./texts.js";

/** Does to the selected cells what was done last to others, as one step. */
export async function repeatOnSelection(act: CellsAct): Promise<void> {
  const grid = activeGrid();
  if (!grid) return;
  const steps = selectedColumns(grid).map(({ key }) => ({ column: key, ...act }));
  const rows = selectedRows(grid);
  // It computes expressions, the code of which is large.
  const plan = await import("./plan.js").catch(sayNotLoaded);
  if (!plan) return;
  const { changes, firstError } = runToEnd(plan.planMacro(grid.sheet, rows, steps));
  if (changes.length === 0) sayHere("info", firstError ?? texts.nothingToRepeat);
  else await sendEdits(grid.sheet, changes, texts.repeated(wordsOfAct(act)), { act });
}

/** An act in a few words: `add 1`. */
export function wordsOfAct({ act, value = "" }: CellsAct): string {
  const shown = value.length > mostShown ? `${value.slice(0, mostShown)}…` : value;
  return texts.acts[act](shown);
}

/** A longer value is cut in lists and labels. */
const mostShown = 40;
