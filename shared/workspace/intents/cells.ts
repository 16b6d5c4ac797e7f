import { z } from "zod";
import { ok, type Fault, type Result } from "../../base/index.js";
import { placeOf } from "../content/content.js";
import { Edit } from "../history/edit.js";
import { cellEditsSchema, newRowsSchema, type CellEdit, type RowKey } from "../identity.js";
import { checkerOf } from "../problems/follow.js";
import type { Transition } from "../transition.js";
import type { CellOutcome } from "../views/views.js";
import { editCell, giveId } from "./edit-cell.js";
import { locate } from "./locate.js";
import { takeNewRows } from "./new-rows.js";
import { refuse, rowIsGone } from "./outcomes.js";
import { intent } from "./spec.js";
import { keepRefused } from "./refused-texts.js";

const request = z
  .strictObject({
    edits: cellEditsSchema,
    label: z.string().max(200).optional(),
    /** Rows that the same act adds. */
    newRows: newRowsSchema.optional(),
    /** Ids are emptied too; else a cell that holds one keeps it. */
    clearsIds: z.boolean().optional(),
  })
  .refine(({ edits, newRows }) => edits.length > 0 || newRows !== undefined, "There is nothing to edit.");

export interface EditedCells {
  /** In the order of the edits. */
  readonly outcomes: readonly CellOutcome[];
  readonly revision: number;
  /** Of the rows that were added. */
  readonly rowKeys: readonly RowKey[];
}

/**
 * Carries out typed, pasted and cleared cells, with the rows that a paste adds, as one step of the history: all of them, or
 * none where a row is gone.
 */
export const editCells = intent({ request, carryOut });

function carryOut(
  step: Transition,
  { edits, label, newRows, clearsIds }: z.infer<typeof request>,
): Result<EditedCells> {
  const edit = new Edit(step, "edit");
  const outcomes = takeCells(step, edit, edits, { clearsIds });
  const isHeldBack = outcomes.some((outcome) => outcome.kind === "refused" && outcome.code === heldBack.code);
  const rowKeys: RowKey[] = [];
  if (newRows && !isHeldBack) {
    const schema = checkerOf(step.before).bindingOf(newRows.sheet)?.schema;
    const added = takeNewRows(step, edit, newRows, schema, (request, fault) => keepRefused(step, request, fault));
    if (!added.ok) {
      step.abandon();
      return added;
    }
    for (const rowKey of added.value) rowKeys.push(rowKey);
  }
  edit.commit(label ?? labelFor(edits));
  const file = step.file(newRows?.sheet.file ?? edits[0]?.sheet.file ?? "");
  return ok({ outcomes, revision: file?.revision ?? 0, rowKeys });
}

/** Takes cells into an act: all of them, or none where a row is gone. Ids are emptied only where that was asked for. */
export function takeCells(
  step: Transition,
  edit: Edit,
  edits: readonly CellEdit[],
  options: { readonly clearsIds?: boolean | undefined } = {},
): CellOutcome[] {
  if (edits.length > 1 && edits.some((each) => isRowGone(step, each))) {
    return edits.map((each) => (isRowGone(step, each) ? rowIsGone(step, each) : refuse(heldBack)));
  }
  // Asked once: between the cells of a paste the checker would look at every state that is only passed through.
  const checker = checkerOf(step.state);
  const { clearsIds = false } = options;
  const outcomes = edits.map((each) =>
    editCell(step, edit, each, (sheet) => checker.bindingOf(sheet)?.schema, clearsIds),
  );
  for (const [at, each] of edits.entries()) if (outcomes[at]?.kind === "done") giveId(step, edit, each);
  return outcomes;
}

const heldBack: Fault = {
  code: "edit/held-back",
  message: "Nothing of this was done, because a row of it is no longer in the file.",
};

function isRowGone(step: Transition, { sheet, rowKey }: CellEdit): boolean {
  const located = locate(step, sheet);
  return located.ok && placeOf(located.value.table.keys, rowKey) === -1;
}

const labelFor = (edits: readonly CellEdit[]): string => {
  const [first] = edits;
  const column = first?.column.path.join(".") ?? "";
  return edits.length === 1 ? `Edit ${column}` : `Edit ${edits.length} cells`;
};
