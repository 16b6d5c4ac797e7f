import type { CellInput, CellEdit, ColumnView, SheetView, WireCell } from "../../shared/workspace/index.js";
import { call, getApp, say, setApp, sheetKey, tellRows, type GridRow } from "../state/index.js";

/** A change asked for at one cell. */
export interface CellChange {
  readonly row: GridRow;
  readonly column: ColumnView;
  readonly input: CellInput;
  /** What the editor showed when typing began; by default what the cell holds now. */
  readonly seen?: CellEdit["seen"];
}

/** A text typed into a cell, with the value the cell showed when typing began. */
export interface TypedText {
  readonly row: GridRow;
  readonly column: ColumnView;
  readonly text: string;
  readonly seen: WireCell;
}

/** Shows typed texts at once and sends them as one act; what could not be done shows the sheet's values again. */
export async function commitTexts(sheet: SheetView, typed: readonly TypedText[], label?: string): Promise<boolean> {
  const key = sheetKey(sheet.ref);
  const before = new Map(typed.map(({ row }) => [row, row.cells]));
  for (const { row, column, text, seen } of typed) {
    const isNumber = typeof seen === "number" && text.trim() !== "" && Number.isFinite(Number(text));
    row.cells = row.cells.with(sheet.columns.indexOf(column), isNumber ? Number(text) : text);
  }
  const shown = new Map(typed.map(({ row }) => [row, row.cells]));
  const changes = typed.map(({ text, ...place }) => ({ ...place, input: { kind: "text", text } as const }));
  const isDone = await sendEdits(sheet, changes, label);
  if (isDone) return true;
  const rows = [...before.keys()].filter((row) => row.cells === shown.get(row));
  for (const row of rows) row.cells = before.get(row) ?? row.cells;
  tellRows(key, { kind: "cells", rows }, "edit");
  return false;
}

/** Sends changes as one act; gives whether all were carried out. What was refused stays marked in its cell. */
export async function sendEdits(sheet: SheetView, changes: readonly CellChange[], label?: string): Promise<boolean> {
  if (changes.length === 0) return true;
  if (sheet.readOnly !== undefined) {
    say("warning", sheet.readOnly);
    return false;
  }
  const places = new Map(sheet.columns.map(({ key }, at) => [key, at]));
  const edits = changes.map(({ row, column, input, seen }): CellEdit => {
    const { path, index } = column.id;
    return {
      sheet: { file: sheet.ref.file, table: [...sheet.ref.table] },
      rowKey: row.key,
      column: index === undefined ? { path: [...path] } : { path: [...path], index },
      input,
      seen: seen === undefined ? (row.cells[places.get(column.key) ?? -1] ?? null) : seen,
      revision: sheet.revision,
    };
  });
  const answer = await call("cells/edit", label === undefined ? { edits } : { edits, label });
  if (!answer) return false;
  const conflict = answer.outcomes.find((outcome) => outcome.kind === "conflict");
  if (conflict && !getApp().overlay) setApp({ overlay: { kind: "conflicts", id: conflict.conflict } });
  const refused = answer.outcomes.filter((outcome) => outcome.kind === "refused");
  const [first] = refused;
  if (first) say("warning", refused.length === 1 ? first.message : `${first.message} (and ${refused.length - 1} more)`);
  return !conflict && refused.length === 0;
}
