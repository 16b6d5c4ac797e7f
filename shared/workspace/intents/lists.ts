import { z } from "zod";
import { ok, type Result } from "../../base/index.js";
import { listOptions, type ColumnId } from "../../sheet/index.js";
import {
  fromWire,
  itemTexts,
  listAfter,
  writeValue,
  type ListChange,
  type TomlValue,
  type WireValue,
} from "../../toml/index.js";
import { cellOf, cellPath, cellSource, placeOf } from "../content/content.js";
import { Edit } from "../history/edit.js";
import { columnIdSchema, labelSchema, listChangeSchema, rowKeySchema, sheetRefSchema } from "../identity.js";
import { wireValueSchema } from "../wire-schema.js";
import { takeChange, type KeptChange, type ListOperation } from "../operations/index.js";
import { checkerOf } from "../problems/follow.js";
import type { Transition } from "../transition.js";
import type { CellOutcome } from "../views/views.js";
import { listLabel } from "./list-label.js";
import { locate, type Located } from "./locate.js";
import { atRow, disagree, refuse, sameWire } from "./outcomes.js";
import { intent } from "./spec.js";

const request = z.strictObject({
  sheet: sheetRefSchema,
  rowKey: rowKeySchema,
  /** Leads to the list. */
  column: columnIdSchema,
  change: listChangeSchema,
  /** The list as it was shown. */
  seen: wireValueSchema,
  label: labelSchema.optional(),
});
type Request = z.infer<typeof request>;

export interface EditedList {
  readonly outcome: CellOutcome;
  readonly revision: number;
  /** The list lost its last item, and its key with it. */
  readonly isKeyRemoved?: boolean;
}

/** Inserts, removes, moves or repeats items of a list within a row, as one step of the history. */
export const editList = intent({
  request,
  carryOut(step, asked): Result<EditedList> {
    const outcome = atRow(step, asked, (located, place) => changeItems(step, asked, located, place));
    const answer = answerOf(step, asked, outcome);
    const isKeyRemoved = outcome.kind === "done" && asked.seen !== null && isAbsent(step, asked);
    return answer.ok && isKeyRemoved ? ok({ ...answer.value, isKeyRemoved }) : answer;
  },
});

/** Whether the row has no such list now. */
function isAbsent(step: Transition, { sheet, rowKey, column }: Request): boolean {
  const located = locate(step, sheet);
  if (!located.ok) return false;
  const { content, table } = located.value;
  return cellOf(content, table, placeOf(table.keys, rowKey), column) === undefined;
}

/** The answer to an edit of a list. */
export const answerOf = (
  step: Transition,
  { sheet }: Pick<Request, "sheet">,
  outcome: CellOutcome,
): Result<EditedList> => ok({ outcome, revision: step.file(sheet.file)?.revision ?? 0 });

function changeItems(step: Transition, asked: Request, located: Located, place: number): CellOutcome {
  const { content, table } = located;
  const change = withItems(asked.change);
  if (!change.ok) return refuse(change.error);
  const current = cellOf(content, table, place, asked.column);
  if (!sameWire(asked.seen, current)) {
    return disagree(step, asked, located, place, afterOf(asked.seen, change.value));
  }
  const schema = checkerOf(step.state).bindingOf(asked.sheet)?.schema;
  const operation: ListOperation = {
    kind: "list",
    table: table.path,
    rowKey: asked.rowKey,
    column: asked.column,
    change: keptChange(located, place, asked.column, change.value),
    before: cellSource(content, table, place, asked.column),
    after: null,
  };
  const edit = new Edit(step, "edit");
  const options = listOptions(schema, asked.column);
  const taken = edit.take(asked.sheet.file, operation, (now, at) =>
    takeChange(operation, now, change.value, options, at),
  );
  if (!taken.ok) return refuse(taken.error);
  const isChanged = !edit.isEmpty;
  edit.commit(asked.label ?? listLabel(schema, asked.column, asked.change));
  return { kind: isChanged ? "done" : "unchanged" };
}

function withItems(change: ListChange<WireValue>): Result<ListChange<TomlValue>> {
  if (change.op !== "insert") return ok(change);
  const items: TomlValue[] = [];
  for (const item of change.items) {
    const read = fromWire(item);
    if (!read.ok) return read;
    items.push(read.value);
  }
  return ok({ ...change, items });
}

/** What the list would be, had it been what was seen. */
function afterOf(seen: Request["seen"], change: ListChange<TomlValue>): TomlValue | undefined {
  const before = seen === null ? undefined : fromWire(seen);
  if (before && !before.ok) return undefined;
  return { kind: "array", items: listAfter(before?.value.kind === "array" ? before.value.items : [], change) };
}

/** The change with the items that go, as they are written; repeated items are those that come. */
function keptChange(
  { content, table }: Located,
  place: number,
  column: ColumnId,
  change: ListChange<TomlValue>,
): KeptChange {
  const texts = (at: number, count: number): readonly string[] =>
    itemTexts(content.document, cellPath(table.path, place, column), at, count);
  switch (change.op) {
    case "insert":
      return { op: "insert", at: change.at, items: change.items.map((item) => writeValue(item)) };
    case "remove":
      return { op: "remove", at: change.at, items: texts(change.at, change.count) };
    case "duplicate":
      return { op: "insert", at: change.at + change.count, items: texts(change.at, change.count) };
    case "move":
      return change;
  }
}
