import { hasAfter } from "../content/text-stretch.js";
import { cellName } from "../content/row-name.js";
import { Edit } from "../history/edit.js";
import { sourceIn } from "../operations/cell-site.js";
import { findRow } from "../operations/row-site.js";
import { deletionOf, sourceChange, type Location } from "../operations/index.js";
import type { Conflict } from "../state.js";
import type { Transition } from "../transition.js";

export type CellConflict = Extract<Conflict, { kind: "cell" }>;
export type TextConflict = Extract<Conflict, { kind: "text" }>;

/** A conflict whose own side is an edit of something that is in the file. */
export type OwnConflict = CellConflict | Extract<Conflict, { kind: "row-changed-on-disk" }>;

/** Does what was kept out by conflicts. The steps that made it are in the history already; what no step made becomes one. */
export function doOurs(step: Transition, conflicts: readonly OwnConflict[]): void {
  const known = changesDone(step);
  const [again, first] = [new Edit(step, "edit"), new Edit(step, "edit")];
  for (const conflict of conflicts) {
    const edit = known.has(changeName(conflict.file, conflict)) ? again : first;
    carryOut(step, edit, conflict);
  }
  again.finish();
  first.commit("Resolve conflict");
}

/** Names of the cells that steps of this run changed, with what they changed them to, and of the rows that they deleted. */
function changesDone({ state }: Transition): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { parts } of state.done) {
    for (const { file, operations } of parts) {
      for (const operation of operations) {
        if (operation.kind === "cell") names.add(changeName(file, { ...operation, mine: operation.after }));
        if (operation.kind === "delete") names.add(changeName(file, operation));
      }
    }
  }
  return names;
}

type Change = Location & { readonly mine?: string | null };

const changeName = (file: string, { table, rowKey, column, mine = null }: Change): string =>
  JSON.stringify([file, column ? cellName(table, rowKey, column) : [table, rowKey], mine]);

function carryOut(step: Transition, edit: Edit, conflict: OwnConflict): void {
  const { file, table, rowKey } = conflict;
  const content = step.file(file)?.content;
  const row = content && findRow(content, conflict);
  if (!row) return;
  if (conflict.kind === "cell") {
    const { column } = conflict;
    const before = sourceIn(content, conflict, column);
    edit.change(file, { kind: "cell", table, rowKey, column, before, after: null }, sourceChange(conflict.mine));
    return;
  }
  edit.apply(file, deletionOf({ content, rowKey, ...row }));
}

/** Makes ours the text of the file, likewise; false where it is no valid TOML, as text mode keeps what is written too late. */
export function doOurText(step: Transition, conflict: TextConflict): boolean {
  const { file, before, mine } = conflict;
  const edit = new Edit(step, "edit");
  if (!edit.apply(file, { kind: "text", before, after: mine }).ok) return false;
  if (isOfStep(step, conflict)) edit.finish();
  else edit.commit("Resolve conflict");
  return true;
}

/** Whether a step of this run made ours of what was there before. */
const isOfStep = ({ state }: Transition, { file, before, mine }: TextConflict): boolean =>
  state.done.some(({ parts }) =>
    parts.some(
      (part) =>
        part.file === file &&
        part.operations.some(
          (made) =>
            (made.kind === "text" && made.after === mine) ||
            (made.kind === "span" && hasAfter(mine, made) && !hasAfter(before, made)),
        ),
    ),
  );
