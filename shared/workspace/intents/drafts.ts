import { z } from "zod";
import { failed, type Result } from "../../base/index.js";
import type { ColumnId } from "../../sheet/index.js";
import { fromWire, writeValue } from "../../toml/index.js";
import { columnIdSchema, rowKeySchema, sheetRefSchema, textSchema, type RowKey, type SheetRef } from "../identity.js";
import { wireValueSchema } from "../wire-schema.js";
import { cellName, describeHeldRow } from "../content/row-name.js";
import type { Transition } from "../transition.js";
import { done, intent, type Done } from "./spec.js";

const request = z.strictObject({
  sheet: sheetRefSchema,
  rowKey: rowKeySchema,
  column: columnIdSchema,
  text: textSchema.nullable(),
  seen: wireValueSchema,
});

/** Keeps the text of an open editor, in the journal too, so that a crash loses no typing. Null: the editor was left. */
export const keepDraft = intent({ request, carryOut });

function carryOut(step: Transition, { sheet, rowKey, column, text, seen }: z.infer<typeof request>): Result<Done> {
  const file = step.file(sheet.file);
  if (!file?.content) return failed({ code: "workspace/no-sheet", message: `${sheet.file} is not open.` });
  if (text === null) {
    clearDraft(step, sheet, rowKey, column);
    return done;
  }
  const name = cellName(sheet.table, rowKey, column);
  const journalId = file.drafts.get(name)?.journalId ?? step.freshJournalId();
  const before = seen === null ? undefined : fromWire(seen);
  step.changeFile(file.file, {
    drafts: step.withEntry(file.drafts, name, { sheet, rowKey, column, text, seen, journalId }),
  });
  step.journal([
    {
      id: journalId,
      file: file.file,
      table: sheet.table,
      row: describeHeldRow(file.content, sheet.table, rowKey),
      change: { kind: "draft", column, before: before?.ok ? writeValue(before.value) : null, text },
    },
  ]);
  return done;
}

export function clearDraft(step: Transition, sheet: SheetRef, rowKey: RowKey, column: ColumnId): void {
  const file = step.file(sheet.file);
  if (!file || file.drafts.size === 0) return;
  const name = cellName(sheet.table, rowKey, column);
  const known = file.drafts.get(name);
  if (!known) return;
  step.changeFile(file.file, { drafts: step.withoutEntry(file.drafts, name) });
  step.journalDone([known.journalId]);
}
