import { z } from "zod";
import { failed, neverHappens, ok, type Result } from "../../base/index.js";
import { rulesFor } from "../../metadata/index.js";
import { columnFacts, typeText } from "../../sheet/index.js";
import { cellOf, cellSource, placeOf } from "../content/content.js";
import { RowIds } from "../content/returned-rows.js";
import { Edit } from "../history/edit.js";
import { textSchema } from "../identity.js";
import { deletionOf, sourceChange, typedChange, type CellChange } from "../operations/index.js";
import type { Conflict } from "../state.js";
import type { Transition } from "../transition.js";
import { locate, type Located } from "./locate.js";
import { done, intent } from "./spec.js";
import { replaceText } from "./text.js";

const request = z.strictObject({
  id: z.string().min(1).max(200),
  choice: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("mine") }),
    z.strictObject({ kind: z.literal("disk") }),
    z.strictObject({ kind: z.literal("edit"), text: textSchema }),
  ]),
});
type Choice = z.infer<typeof request>["choice"];

/** Ends a conflict as a person chose; what is to be written is an ordinary, undoable edit. */
export const resolveConflict = intent({
  request,
  carryOut(step, { id, choice }) {
    const conflict = step.state.conflicts.get(id);
    if (!conflict) return failed({ code: "conflict/unknown", message: "This conflict was already resolved." });
    const written = choice.kind === "disk" ? ok(undefined) : carryOut(step, conflict, choice);
    if (!written.ok) return written;
    step.removeConflict(id);
    step.journalDone(conflict.journalIds);
    return done;
  },
});

function carryOut(step: Transition, conflict: Conflict, choice: Exclude<Choice, { kind: "disk" }>): Result<undefined> {
  if (conflict.kind === "text") {
    return replaceText(step, conflict.file, choice.kind === "edit" ? choice.text : conflict.mine);
  }
  const located = locate(step, { file: conflict.file, table: conflict.table });
  if (!located.ok) return located;
  const edit = new Edit(step, "edit");
  const done = carryOutRow(edit, conflict, choice, located.value);
  if (done.ok) edit.commit("Resolve conflict");
  return done;
}

function carryOutRow(
  edit: Edit,
  conflict: Exclude<Conflict, { kind: "text" }>,
  choice: Exclude<Choice, { kind: "disk" }>,
  { content, table }: Located,
): Result<undefined> {
  const { file, rowKey } = conflict;
  const place = placeOf(table.keys, rowKey);
  switch (conflict.kind) {
    case "cell": {
      const { column } = conflict;
      const current = cellOf(content, table, place, column);
      let change: CellChange = sourceChange(conflict.mine);
      if (choice.kind === "edit") {
        const facts = columnFacts(table.facts, column);
        const typed = typeText(choice.text, { current, column: facts, rules: rulesFor(content.metadata, column) });
        if (!typed.ok) return typed;
        change = typedChange(typed.value);
      }
      const before = cellSource(content, table, place, column);
      const applied = edit.change(
        file,
        { kind: "cell", table: table.path, rowKey, column, before, after: null },
        change,
      );
      return applied.ok ? ok(undefined) : applied;
    }
    case "row-deleted-on-disk": {
      const { block } = conflict;
      // Where another program brought the row back, ours takes its place: there would be two with one id.
      const returned = new RowIds(content, table).placeOf(block);
      const returnedKey = returned === undefined ? undefined : table.keys[returned];
      if (returned !== undefined && returnedKey !== undefined) {
        const gone = edit.apply(file, deletionOf({ content, table, place: returned, rowKey: returnedKey }));
        if (!gone.ok) return gone;
      }
      const after = returned === undefined ? conflict.after : (table.keys[returned - 1] ?? null);
      const applied = edit.apply(file, { kind: "insert", table: table.path, rowKey, block, after });
      return applied.ok ? ok(undefined) : applied;
    }
    case "row-changed-on-disk": {
      if (place === -1) return ok(undefined);
      const applied = edit.apply(file, deletionOf({ content, table, place, rowKey }));
      return applied.ok ? ok(undefined) : applied;
    }
    default:
      return neverHappens(conflict);
  }
}
