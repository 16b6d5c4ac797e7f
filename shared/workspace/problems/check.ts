import type { ProblemChanges } from "../../validate/index.js";
import type { Transition } from "../transition.js";
import { follow } from "./follow.js";
import { followSchemas } from "./follow-schemas.js";
import { openingChecked } from "./opening.js";

export const checkTimer = "check";

/** About how many plain rules run beside an edit, and in a piece of longer work: a few ms, and about 20. */
const unitsBesideEdit = 2_000;
const unitsInPiece = 12_000;
/** After this many pieces of longer work, findings are sent to the pages, about ten times a second. */
const piecesUntilTold = 5;

/** Finds out which game each sheet is of, and reads sheets as their games say: rows then have the ids that the game gives them. */
export function bindSheets(step: Transition): void {
  follow(step.state, { before: step.before.files, touched: step.touched });
  if (followSchemas(step)) follow(step.state);
}

/** Lets the problems follow what the step did; what is much is left to the timer. `isFirst`: nobody waits for one row of it. */
export function checkBeside(step: Transition, isFirst: boolean): readonly ProblemChanges[] {
  step.state.problems.memory.checker.isUrgent = !isFirst;
  bindSheets(step);
  return work(step, unitsBesideEdit, { isTold: true });
}

/** A piece of what is left. */
export function checkOn(step: Transition): readonly ProblemChanges[] {
  follow(step.state);
  if (followSchemas(step)) follow(step.state);
  const { memory } = step.state.problems;
  memory.piecesUntold += 1;
  return work(step, unitsInPiece, { isTold: memory.piecesUntold >= piecesUntilTold });
}

function work(step: Transition, units: number, { isTold }: { readonly isTold: boolean }): readonly ProblemChanges[] {
  const { problems } = step.state;
  const { memory, changes: before } = problems;
  const isDone = memory.checker.work(units);
  memory.checker.isUrgent = false;
  if (!isDone) step.effects.push({ kind: "timer", id: checkTimer, ms: 0 });
  if (!isDone && !isTold) {
    step.update({ problems: { ...problems, isChecking: true } });
    return [];
  }
  memory.piecesUntold = 0;
  const changes = memory.checker.takeChanges();
  const opening = isDone ? openingChecked(step.state) : problems.opening;
  step.update({
    problems: {
      ...problems,
      opening,
      changes: changes.length > 0 ? before + 1 : before,
      isChecking: !isDone,
      progress: isDone ? undefined : memory.checker.progress,
    },
  });
  memory.opening.take(changes, step.state);
  return changes;
}
