import { failed, ok, type Fault, type Result } from "../../base/index.js";
import { Edit } from "./edit.js";
import { specOf, type Applied } from "../operations/index.js";
import { whyNotEditable } from "../sync/saving.js";
import type { HistoryEntry, HistoryPart } from "../state.js";
import type { Transition } from "../transition.js";
import type { HistoryOutcome } from "../views/views.js";
import { focusOf, type CellPlace } from "./focus.js";

const nothing: HistoryOutcome = { label: null, skipped: [], looks: [] };

export const undo = (step: Transition, from?: CellPlace): HistoryOutcome => travel(step, "done", "undone", from);
export const redo = (step: Transition, from?: CellPlace): HistoryOutcome => travel(step, "undone", "done", from);

/**
 * Undoes or redoes until the step with this id is the newest one that is done; 0 undoes all. Stops before a step that cannot
 * be taken back, and says why in `skipped`.
 */
export function goToStep(step: Transition, id: number, from?: CellPlace): Result<HistoryOutcome> {
  const { done, undone } = step.state;
  if (id !== 0 && ![...done, ...undone].some((entry) => entry.id === id)) {
    return failed({ code: "history/no-such-step", message: "This step is no longer in the undo history." });
  }
  let all = nothing;
  for (;;) {
    const newest = step.state.done.at(-1);
    const next = step.state.undone.at(-1);
    const isBack = newest !== undefined && newest.id > id;
    if (!isBack && (next === undefined || next.id > id)) return ok(all);
    const one = isBack ? undo(step, from) : redo(step, from);
    all = { ...all, ...one, skipped: [...all.skipped, ...one.skipped], looks: [...all.looks, ...one.looks] };
    if (one.label === null) return ok(all);
  }
}

/**
 * Takes the newest step of `from` back and puts its opposite on `to`. Where the file's text is the one the step left, it is
 * undone to the byte; after outside changes only what is still as the step left it (outside changes are not steps).
 */
function travel(
  step: Transition,
  from: "done" | "undone",
  to: "done" | "undone",
  person: CellPlace | undefined,
): HistoryOutcome {
  const entry = step.state[from].at(-1);
  if (!entry) return nothing;
  const closed = entry.parts.flatMap(({ file }) => whyClosed(step, file) ?? []);
  if (closed.length > 0) return { ...nothing, skipped: closed };
  const edit = new Edit(step, "undo");
  const skipped = entry.parts.flatMap((part) => takeBack(step, edit, part));
  const parts = edit.finish();
  const look = entry.look && { ...entry.look, before: entry.look.after, after: entry.look.before };
  const opposite: HistoryEntry[] = parts.length > 0 || look ? [{ id: entry.id, label: entry.label, parts, look }] : [];
  step.update({ [from]: step.state[from].slice(0, -1), [to]: [...step.state[to], ...opposite] });
  const focus = focusOf(parts, person);
  return {
    label: entry.label,
    skipped,
    ...(focus ? { focus } : {}),
    looks: look ? [{ sheet: look.sheet, value: look.after }] : [],
  };
}

function whyClosed(step: Transition, name: string): string | undefined {
  const file = step.file(name);
  if (!file?.content) return `${name} is not open any more.`;
  const fault = whyNotEditable(file);
  return fault && `${name} cannot be edited now. ${fault.message}`;
}

function takeBack(step: Transition, edit: Edit, part: HistoryPart): string[] {
  const exact = step.file(part.file)?.content?.id === part.contentAfter;
  const skipped: string[] = [];
  for (let at = part.operations.length - 1; at >= 0; at -= 1) {
    const operation = part.operations[at];
    const changes = part.inverse[at];
    if (!operation || !changes) continue;
    const opposite = specOf(operation).inverse(operation);
    const id = at === 0 ? part.contentBefore : step.fresh();
    const taken = edit.take(part.file, opposite, (content, applying): Result<Applied> => {
      const spec = specOf(opposite);
      if (exact) return spec.replay(opposite, content, { changes, id }, applying);
      const changed = spec.changedSince?.(opposite, content);
      return changed === undefined ? spec.apply(opposite, content, applying) : failed(changedSince(changed));
    });
    if (!taken.ok) skipped.push(taken.error.message);
  }
  return skipped;
}

/** Undo never overwrites what another program wrote after our step. */
const changedSince = (what: string): Fault => ({
  code: "history/changed-since",
  message: `${what} was changed by another program since; it was left as it is.`,
});
