import { neverHappens } from "../../base/index.js";
import { blockText, readValue } from "../../toml/index.js";
import { sameValue, tableOf } from "../content/content.js";
import { RowIds } from "../content/returned-rows.js";
import { sourceIn, valueIn } from "../operations/cell-site.js";
import { findRow } from "../operations/row-site.js";
import type { Location } from "../operations/index.js";
import type { Conflict, Content, FileState, TableState } from "../state.js";
import type { Transition } from "../transition.js";
import { endTextConflicts } from "./ended-text-conflicts.js";
import { doOurs, type CellConflict, type OwnConflict } from "./our-side.js";

/** What comes of a conflict: `over` has nothing left to be done, `ours` is done as if there had been none. */
type Answer = "open" | "over" | "ours";

/**
 * Ends conflicts that leave nothing to decide, after the disk's version of a file changed (MERGE-8): it holds ours by now, or
 * again what ours was made from. `before` is the file as it was, with what the disk held then.
 */
export function endConflicts(step: Transition, before: FileState): void {
  const file = step.file(before.file);
  if (!file?.base) return;
  const disk = file.base.content;
  const ids = new Map<TableState, RowIds>();
  const own: OwnConflict[] = [];
  for (const conflict of step.state.conflicts.values()) {
    if (conflict.file !== file.file) continue;
    const answer = answerOf({ step, before, disk, ids }, conflict);
    if (answer === "open") continue;
    step.removeConflict(conflict.id);
    step.journalDone(conflict.journalIds);
    if (answer === "ours" && (conflict.kind === "cell" || conflict.kind === "row-changed-on-disk")) own.push(conflict);
  }
  if (own.length > 0) doOurs(step, own);
  endTextConflicts(step, before);
}

interface Looked {
  readonly step: Transition;
  readonly before: FileState;
  readonly disk: Content;
  /** Of the tables that were looked through. */
  readonly ids: Map<TableState, RowIds>;
}

function answerOf({ step, before, disk, ids }: Looked, conflict: Conflict): Answer {
  switch (conflict.kind) {
    case "cell":
      return answerOfCell(step, conflict, before, disk);
    case "row-deleted-on-disk": {
      const table = tableOf(disk, conflict.table);
      if (!table) return "open";
      const known = ids.get(table) ?? new RowIds(disk, table);
      ids.set(table, known);
      const place = known.placeOf(conflict.block);
      if (place === undefined) return "open";
      return blockText(disk.document, conflict.table, place).trim() === conflict.block.trim() ? "over" : "open";
    }
    case "row-changed-on-disk": {
      const row = findRow(disk, conflict);
      if (!row) return "over";
      const isBack = blockText(disk.document, conflict.table, row.place).trim() === conflict.block.trim();
      return isBack && isUntouched(before, conflict) ? "ours" : "open";
    }
    case "text":
      // Looked at once all others have ended: it would write over what is done for them.
      return "open";
    default:
      return neverHappens(conflict);
  }
}

function answerOfCell(step: Transition, conflict: CellConflict, before: FileState, disk: Content): Answer {
  if (!findRow(disk, conflict)) return "open";
  if (holds(disk, conflict, conflict.mine)) return "over";
  const then = before.base?.content;
  // Where a person typed something else there meanwhile, that is to be decided, too.
  if (!then || !holds(then, conflict, conflict.disk) || !isUntouched(before, conflict)) return "open";
  if (holds(disk, conflict, conflict.before)) return "ours";
  const source = sourceIn(disk, conflict, conflict.column);
  if (source !== conflict.disk) step.addConflict({ ...conflict, disk: source });
  return "open";
}

/** Whether nothing of the row, or of its cell where one is meant, was unsaved. */
function isUntouched({ base, content }: FileState, place: Location): boolean {
  if (!content || !base) return false;
  const { table, column } = place;
  if (column) return sameValue(valueIn(content, place, column), valueIn(base.content, place, column));
  const [ours, then] = [findRow(content, place), findRow(base.content, place)];
  if (!ours || !then) return false;
  return blockText(content.document, table, ours.place) === blockText(base.content.document, table, then.place);
}

/** Whether the cell holds what a source says, however it is spelled there; null says that there is no such key. */
function holds(content: Content, { column, ...row }: Required<Location>, source: string | null): boolean {
  const current = valueIn(content, row, column);
  if (source === null) return current === undefined;
  const value = readValue(source);
  return value.ok && sameValue(current, value.value);
}
