import { failed, ok, visibleName, type Result } from "../../base/index.js";
import { placeOf, tableOf } from "../content/content.js";
import type { RowKey } from "../identity.js";
import { Edit } from "./edit.js";
import { provideTable } from "./empty-table.js";
import { specOf, type Applied, type Operation } from "../operations/index.js";
import { whyNotEditable } from "../sync/saving.js";
import type { HistoryEntry, HistoryPart } from "../state.js";
import type { Transition } from "../transition.js";
import type { HistoryOutcome } from "../views/views.js";
import { focusOf, type CellPlace } from "./focus.js";
import { saveStep } from "./keep.js";
import type { SavedOperation } from "./kept.js";
import { changedSince, revive, type Site } from "./revive.js";

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
  const waiting = entry.parts.flatMap(({ file }) => {
    const why = whyClosed(step, file);
    return why === undefined ? [] : [{ file, why }];
  });
  if (waiting.length > 0) {
    return { ...nothing, skipped: waiting.map(({ why }) => why), closed: waiting.map(({ file }) => file) };
  }
  const edit = new Edit(step, "undo");
  const skipped = entry.parts.flatMap((part) => takeBack(step, edit, part));
  if (entry.isTooLarge) skipped.push(notKept(entry));
  const parts = edit.finish();
  const look = entry.look && { ...entry.look, before: entry.look.after, after: entry.look.before };
  const opposite: HistoryEntry[] = parts.length > 0 || look ? [{ id: entry.id, label: entry.label, parts, look }] : [];
  step.update({ [from]: step.state[from].slice(0, -1), [to]: [...step.state[to], ...opposite] });
  const [kept] = opposite;
  step.keepHistory({
    kind: from === "done" ? "undid" : "redid",
    step: kept ? saveStep(kept, edit.saved) : null,
  });
  const focus = focusOf(parts, person);
  return {
    label: entry.label,
    skipped,
    ...(focus ? { focus } : {}),
    looks: look ? [{ sheet: look.sheet, value: look.after }] : [],
  };
}

/** Why a step has to wait: a file of it is there and takes no edits now. */
function whyClosed(step: Transition, name: string): string | undefined {
  const file = step.file(name);
  if (!file) return undefined;
  const fault = whyNotEditable(file);
  if (!fault && !file.content) return `${name} is not open any more.`;
  return fault && `${name} cannot be edited now. ${fault.message}`;
}

const notKept = ({ label }: HistoryEntry): string =>
  `“${visibleName(label)}” was too large to be kept when Cardwright was closed, and cannot be taken back.`;

function takeBack(step: Transition, edit: Edit, part: HistoryPart): string[] {
  if (!step.file(part.file)) return [`${part.file} is not in the folder any more.`];
  let exact = step.file(part.file)?.content?.id === part.contentAfter;
  const skipped: string[] = [];
  for (let at = part.operations.length - 1; at >= 0; at -= 1) {
    const made = part.operations[at];
    const changes = part.inverse[at];
    if (!made || !changes) continue;
    if (made.kind === "kept" && exact) provideTable(step, part.file, made.table);
    const here = step.file(part.file)?.content;
    if (!here) continue;
    const site = { file: part.file, content: here, isExact: exact, fresh: step.fresh };
    const found = made.kind === "kept" ? revive(made, site) : hereAgain(made, part.saved?.[at], site);
    if (!found.ok) {
      skipped.push(found.error.message);
      exact = false;
      continue;
    }
    const operation = found.value;
    const opposite = specOf(operation).inverse(operation);
    const id = at === 0 ? part.contentBefore : step.fresh();
    const taken = edit.take(part.file, opposite, (content, applying): Result<Applied> => {
      const spec = specOf(opposite);
      if (exact) return spec.replay(opposite, content, { changes, id }, applying);
      const changed = spec.changedSince?.(opposite, content);
      return changed === undefined ? spec.apply(opposite, content, applying) : failed(changedSince(changed));
    });
    if (taken.ok) continue;
    skipped.push(taken.error.message);
    exact = false;
  }
  return skipped;
}

/**
 * An operation of this run. Where the text is the one it left, but rows of it went and came back meanwhile by edits of the text,
 * they have other keys, and are found by their places.
 */
function hereAgain(made: Operation, saved: SavedOperation | undefined, site: Site): Result<Operation> {
  if (!saved || !site.isExact || !("rowKey" in made)) return ok(made);
  const keys = tableOf(site.content, made.table)?.keys ?? [];
  const isHere = (key: RowKey | null, hint: number): boolean => key === null || placeOf(keys, key, hint) !== -1;
  const { index } = saved.row;
  const isThere = made.kind === "delete" ? isHere(made.after, index - 1) : isHere(made.rowKey, index);
  const isFrom = made.kind !== "move" || (isHere(made.from, index) && isHere(made.after, index - 1));
  return isThere && isFrom ? ok(made) : revive({ ...saved, kind: "kept" }, site);
}

/** Forgets all steps; what they changed stays. */
export function clearHistory(step: Transition): Result<Record<string, never>> {
  step.update({ done: [], undone: [] });
  step.keepHistory({ kind: "cleared" });
  return ok({});
}
