import { z } from "zod";
import type { Result } from "../../base/index.js";
import { columnPath } from "../../sheet/index.js";
import { cellOf } from "../content/content.js";
import { Edit } from "../history/edit.js";
import { columnIdSchema, rowKeySchema, sheetRefSchema } from "../identity.js";
import { wireValueSchema } from "../wire-schema.js";
import { listSpelling, listSpellingSchema, spellingWords } from "../operations/index.js";
import type { Transition } from "../transition.js";
import type { CellOutcome } from "../views/views.js";
import { answerOf, type EditedList } from "./lists.js";
import type { Located } from "./locate.js";
import { atRow, refuse, sameWire } from "./outcomes.js";
import { intent } from "./spec.js";

const request = z.strictObject({
  sheet: sheetRefSchema,
  rowKey: rowKeySchema,
  /** Leads to the list. */
  column: columnIdSchema,
  spelling: listSpellingSchema,
  /** The list as it was shown. */
  seen: wireValueSchema,
});
type Request = z.infer<typeof request>;

/** Writes a list within a row with headers or inline, as one step of the history. */
export const respell = intent({
  request,
  carryOut(step, asked): Result<EditedList> {
    return answerOf(
      step,
      asked,
      atRow(step, asked, (located, place) => rewrite(step, asked, located, place)),
    );
  },
});

function rewrite(step: Transition, asked: Request, { content, table }: Located, place: number): CellOutcome {
  if (!sameWire(asked.seen, cellOf(content, table, place, asked.column))) {
    return refuse({ code: "workspace/list-changed", message: "The list was changed in the meantime. Try again." });
  }
  const { column, rowKey, spelling: after } = asked;
  const list = { table: table.path, rowKey, column };
  const edit = new Edit(step, "edit");
  // What is not a list has no spelling: the TOML layer refuses it.
  const before = listSpelling(content, list) ?? after;
  const taken = edit.apply(asked.sheet.file, { kind: "spelling", ...list, before, after });
  if (!taken.ok) return refuse(taken.error);
  const isChanged = !edit.isEmpty;
  const key = columnPath(column).findLast((step) => typeof step === "string") ?? "list";
  edit.commit(`Write ${key.replaceAll(/[-_]/gu, " ")} ${spellingWords[after]}`);
  return { kind: isChanged ? "done" : "unchanged" };
}
