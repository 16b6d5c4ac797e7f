import { runToEnd } from "../../shared/base/index.js";
import { activeGrid, selectedBlocks, sendEdits } from "../grid/index.js";
import { sayHere, type CellsAct } from "../state/index.js";
import { sayNotLoaded } from "../ui/index.js";
import { texts } from "./texts.js";

/** Does to the selected cells what was done last to others, as one step. */
export async function repeatOnSelection(act: CellsAct): Promise<void> {
  const grid = activeGrid();
  if (!grid) return;
  const blocks = selectedBlocks(grid);
  // It computes expressions, the code of which is large.
  const plan = await import("./plan.js").catch(sayNotLoaded);
  if (!plan) return;
  const plans = blocks.map(({ rows, columns }) => {
    const steps = columns.map(({ key }) => ({ column: key, ...act }));
    return runToEnd(plan.planMacro(grid.sheet, rows, steps));
  });
  const changes = plans.flatMap((each) => each.changes);
  const firstError = plans.find((each) => each.firstError !== undefined)?.firstError;
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
