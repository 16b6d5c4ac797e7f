import type { CheckProgress, ProblemChanges } from "../../validate/index.js";
import { placeOf } from "../content/content.js";
import type { RowEvent } from "../content/row-events.js";
import { checkerOf } from "../problems/follow.js";
import { problemsPatches } from "../problems/view.js";
import type { Effect } from "../protocol.js";
import type { Content, FileState, TableState, WorkspaceState } from "../state.js";
import type { Transition } from "../transition.js";
import { marksOf, rowView } from "./sheet-view.js";
import { nextEdition } from "./next-edition.js";
import type { RowChange, SheetPatch } from "./views.js";

const allChecked: CheckProgress = { done: 0, total: 0 };

/**
 * The events about a step: rows first, then their marks and problems, then everything else that changed, then
 * notices.
 */
export function publish(step: Transition, problems: readonly ProblemChanges[]): Effect[] {
  const effects: Effect[] = [];
  for (const [name, { origin, events }] of step.rows) {
    const file = step.file(name);
    if (file?.content) for (const patch of patches(file, file.content, events, origin)) effects.push(patch);
  }
  for (const marks of changedMarks(step.before, step.state)) effects.push(marks);
  const checker = problems.length > 0 ? checkerOf(step.state) : undefined;
  for (const { sheet, put, drop } of problems) {
    for (const patch of problemsPatches(step.state, sheet, put, drop, checker)) {
      effects.push({ kind: "publish", event: { name: "sheet/problems", payload: patch } });
    }
  }
  effects.push(...progress(step));
  if (viewChanged(step.before, step.state)) effects.push({ kind: "publish", event: nextEdition(step) });
  for (const notice of step.notices) effects.push({ kind: "publish", event: { name: "notice", payload: notice } });
  return effects;
}

/** Told while a look at everything is under way, and once when it is done. */
function progress({ before, state }: Transition): Effect[] {
  if (before.problems.progress === state.problems.progress) return [];
  const { progress: now = allChecked } = state.problems;
  return [{ kind: "publish", event: { name: "problems/progress", payload: now } }];
}

function patches(
  file: FileState,
  content: Content,
  events: readonly RowEvent[],
  origin: SheetPatch["origin"],
): Effect[] {
  const byTable = new Map<string, RowEvent[]>();
  for (const event of events) {
    const path = JSON.stringify(event.table);
    const known = byTable.get(path);
    if (known) known.push(event);
    else byTable.set(path, [event]);
  }
  return content.tables.flatMap((table) => {
    const mine = byTable.get(JSON.stringify(table.path));
    if (!mine) return [];
    const sheet = { file: file.file, table: table.path };
    const rows = rowChanges(content, table, mine);
    const change: SheetPatch["change"] = rows ? { kind: "rows", rows } : { kind: "reset" };
    return [
      { kind: "publish", event: { name: "sheet/patch", payload: { sheet, revision: file.revision, origin, change } } },
    ];
  });
}

/** The events with the rows as they are at the end of the step; undefined where only a reset would be correct. */
function rowChanges(content: Content, table: TableState, events: readonly RowEvent[]): RowChange[] | undefined {
  const changes: RowChange[] = [];
  const set = new Set<string>();
  for (const event of events) {
    if (event.kind === "reset") return undefined;
    if (event.kind === "remove" || event.kind === "move") {
      changes.push(event.kind === "remove" ? { kind: "remove", key: event.key } : event);
      continue;
    }
    if (event.kind === "set" && set.has(event.key)) continue;
    set.add(event.key);
    const place = placeOf(table.keys, event.key, event.kind === "insert" ? event.at : undefined);
    if (place === -1) return undefined;
    const row = rowView(content, table, place);
    changes.push(event.kind === "set" ? { kind: "set", row } : { kind: "insert", row, at: event.at });
  }
  return changes;
}

function changedMarks(before: WorkspaceState, after: WorkspaceState): Effect[] {
  const conflicts = before.conflicts !== after.conflicts;
  return [...after.files.values()].flatMap((file): Effect[] => {
    const old = before.files.get(file.file);
    const same =
      old !== undefined && old.pending === file.pending && old.drafts === file.drafts && old.stuck === file.stuck;
    if ((same && !conflicts) || !file.content) return [];
    return file.content.tables.map((table) => {
      const sheet = { file: file.file, table: table.path };
      return {
        kind: "publish",
        event: { name: "sheet/marks", payload: { sheet, marks: marksOf(after, file, table) } },
      };
    });
  });
}

/** Counts are sent with each change of the problems; the view follows once all is checked. */
const problemsChanged = ({ problems: before }: WorkspaceState, { problems: after }: WorkspaceState): boolean =>
  !after.isChecking && (before.isChecking || before.changes !== after.changes);

function viewChanged(before: WorkspaceState, after: WorkspaceState): boolean {
  if (
    before.conflicts !== after.conflicts ||
    before.recovery !== after.recovery ||
    before.missing !== after.missing ||
    before.unprotected !== after.unprotected ||
    before.done !== after.done ||
    before.undone !== after.undone ||
    before.files.size !== after.files.size ||
    problemsChanged(before, after)
  ) {
    return true;
  }
  return [...after.files.values()].some((file) => {
    const old = before.files.get(file.file);
    return (
      old === undefined ||
      old.content !== file.content ||
      old.condition !== file.condition ||
      old.flight !== file.flight ||
      old.pending !== file.pending ||
      old.stuck !== file.stuck
    );
  });
}
