import { neverHappens, ok, type Result } from "../../base/index.js";
import { rulesFor } from "../../metadata/index.js";
import { columnFacts, typeText } from "../../sheet/index.js";
import { blockText } from "../../toml/index.js";
import { cellOf, cellSource, placeOf } from "../content.js";
import { Edit } from "../edit.js";
import { sourceChange, typedChange, type CellChange } from "../operations/index.js";
import type { Intent } from "../protocol.js";
import { refused, type Reply } from "../reply.js";
import type { Conflict } from "../state.js";
import type { Transition } from "../transition.js";
import { locate, type Located } from "./locate.js";
import { replaceText } from "./text.js";

type Choice = (Intent & { kind: "resolve" })["choice"];

/** Ends a conflict as a person chose; what is to be written is an ordinary, undoable edit. */
export function resolve(step: Transition, { id, choice }: Intent & { kind: "resolve" }): Reply {
  const conflict = step.state.conflicts.get(id);
  if (!conflict) return refused({ code: "conflict/unknown", message: "This conflict was already resolved." });
  const reply = choice.kind === "disk" ? ok(undefined) : carryOut(step, conflict, choice);
  if (!reply.ok) return refused(reply.error);
  step.removeConflict(id);
  step.journalDone(conflict.journalIds);
  return { kind: "done" };
}

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
      const { block, after } = conflict;
      const applied = edit.apply(file, { kind: "insert", table: table.path, rowKey, block, after });
      return applied.ok ? ok(undefined) : applied;
    }
    case "row-changed-on-disk": {
      if (place === -1) return ok(undefined);
      const block = blockText(content.document, table.path, place);
      const after = table.keys[place - 1] ?? null;
      const applied = edit.apply(file, { kind: "delete", table: table.path, rowKey, block, after });
      return applied.ok ? ok(undefined) : applied;
    }
    default:
      return neverHappens(conflict);
  }
}
