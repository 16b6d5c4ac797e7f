import type { ColumnId } from "../../sheet/index.js";
import { fromWire, writeValue } from "../../toml/index.js";
import type { RowKey, SheetRef } from "../identity.js";
import { cellName, describeRow } from "../journal.js";
import type { Intent } from "../protocol.js";
import { refused, type Reply } from "../reply.js";
import type { Transition } from "../transition.js";

/** Keeps the text of an open editor, in the journal too, so that a crash loses no typing. Null: the editor was left. */
export function draft(step: Transition, { sheet, rowKey, column, text, seen }: Intent & { kind: "draft" }): Reply {
  const file = step.file(sheet.file);
  if (!file?.content) return refused({ code: "workspace/no-sheet", message: `${sheet.file} is not open.` });
  if (text === null) {
    clearDraft(step, sheet, rowKey, column);
    return { kind: "done" };
  }
  const name = cellName(sheet.table, rowKey, column);
  const journalId = file.drafts.get(name)?.journalId ?? step.freshJournalId();
  const before = seen === null ? undefined : fromWire(seen);
  step.changeFile(file.file, {
    drafts: new Map(file.drafts).set(name, { sheet, rowKey, column, text, seen, journalId }),
  });
  step.journal([
    {
      id: journalId,
      file: file.file,
      table: sheet.table,
      row: describeRow(file.content, sheet.table, rowKey),
      change: { kind: "draft", column, before: before?.ok ? writeValue(before.value) : null, text },
    },
  ]);
  return { kind: "done" };
}

export function clearDraft(step: Transition, sheet: SheetRef, rowKey: RowKey, column: ColumnId): void {
  const file = step.file(sheet.file);
  const name = cellName(sheet.table, rowKey, column);
  const known = file?.drafts.get(name);
  if (!file || !known) return;
  const drafts = new Map(file.drafts);
  drafts.delete(name);
  step.changeFile(file.file, { drafts });
  step.journalDone([known.journalId]);
}
