import { z } from "zod";
import { differingMiddle, ok, type Result } from "../../base/index.js";
import { movedPlaces } from "../../sheet/index.js";
import { printDocument, rowsInOrder, samePath, type OrderedRows } from "../../toml/index.js";
import { Edit } from "../history/edit.js";
import { lookChangeSchema, rowKeysSchema, sheetRefSchema, type RowKey, type SheetRef } from "../identity.js";
import type { Applied } from "../operations/index.js";
import type { Transition } from "../transition.js";
import { locate } from "./locate.js";
import { intent } from "./spec.js";

/**
 * With more moved rows than this the file is rewritten as one text: moving rows one by one costs the square of their number.
 */
const mostMoves = 100;

const request = z.strictObject({
  sheet: sheetRefSchema,
  rowKeys: rowKeysSchema,
  /** The page drops the sort with the same act: the file has its order then. */
  look: lookChangeSchema.optional(),
});

/**
 * Writes rows into the file in the order that is asked for. Rows that are not named, such as those a filter hides, stay where
 * they are: the named ones share their own places among themselves. As few rows are moved as can be, so that a diff is short.
 */
export const orderRows = intent({ request, carryOut: order });

function order(
  step: Transition,
  { sheet, rowKeys, look }: z.infer<typeof request>,
): Result<{ readonly count: number }> {
  const located = locate(step, sheet);
  if (!located.ok) return located;
  const { content, table } = located.value;
  const { path, keys } = table;
  const wanted = wantedOrder(keys, rowKeys);
  const placeBefore = new Map(keys.map((key, place) => [key, place]));
  const moved = movedPlaces(wanted.map((key) => placeBefore.get(key) ?? null));
  const places = wanted.map((key) => placeBefore.get(key) ?? 0);
  const ordered = moved.size > mostMoves ? rowsInOrder(content.document, path, places) : undefined;
  const edit = new Edit(step, "edit");
  const done = ordered
    ? rewrite(edit, sheet, printDocument(content.document), ordered, wanted)
    : moveInto(edit, sheet, { keys, wanted, moved });
  if (!done.ok) {
    step.abandon();
    return done;
  }
  edit.commit("Apply order of rows", look);
  return ok({ count: moved.size });
}

/** Rewrites the file as one text. Rows that were read before are neither read again nor looked for in the new text. */
function rewrite(
  edit: Edit,
  { file, table: path }: SheetRef,
  before: string,
  { text, document }: OrderedRows,
  keys: readonly RowKey[],
): Result<Applied> {
  const operation = { kind: "text", before, after: text } as const;
  if (!document) return edit.apply(file, operation);
  return edit.take(file, operation, (content, at) => {
    const { from, to, insert } = differingMiddle(before, text);
    const tables = content.tables.map((each) => (samePath(each.path, path) ? { ...each, keys } : each));
    return ok({
      content: { ...content, id: at.fresh(), document, tables },
      inverse: [{ from, to: from + insert.length, insert: before.slice(from, to) }],
      rows: [{ kind: "reset", table: path }],
      touched: "unknown",
    });
  });
}

interface Reordering {
  readonly keys: readonly RowKey[];
  readonly wanted: readonly RowKey[];
  readonly moved: ReadonlySet<number>;
}

/** Moves rows one by one, each behind the one that it follows. */
function moveInto(edit: Edit, { file, table }: SheetRef, { keys, wanted, moved }: Reordering): Result<undefined> {
  const now = [...keys];
  for (const place of [...moved].sort((a, b) => a - b)) {
    const rowKey = wanted[place];
    if (rowKey === undefined) continue;
    const after = wanted[place - 1] ?? null;
    const at = now.indexOf(rowKey);
    const from = now[at - 1] ?? null;
    now.splice(at, 1);
    now.splice(after === null ? 0 : now.indexOf(after) + 1, 0, rowKey);
    const applied = edit.apply(file, { kind: "move", table, rowKey, from, after });
    if (!applied.ok) return applied;
  }
  return ok(undefined);
}

/** All rows of a table: the named ones in their new order, in the places that they have together. */
function wantedOrder(keys: readonly RowKey[], named: readonly RowKey[]): readonly RowKey[] {
  const known = new Set(keys);
  const asked = [...new Set(named)].filter((key) => known.has(key));
  const isAsked = new Set(asked);
  let next = 0;
  return keys.map((key) => (isAsked.has(key) ? (asked[next++] ?? key) : key));
}
