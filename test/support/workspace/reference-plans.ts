import type { CellEdit, CellInput, Intent, RowKey, SheetRef } from "../../../shared/workspace/index.js";
import { asExpected, type ExpectedFile, type ExpectedRow, type Plain, type PlainFile } from "./plain-cards.js";
import type { ActOf, SheetAct } from "./reference-acts.js";

/** A sheet as it is before an act: its rows as plain data, and their keys. */
export interface PlainSheet {
  readonly ref: SheetRef;
  readonly keys: readonly RowKey[];
  readonly plain: PlainFile;
}

/** What is asked for, and what must come of it; without `expected` it must be refused. */
export interface Plan {
  readonly intent: Intent;
  readonly expected?: ExpectedFile;
}

type PlannedAct = Exclude<
  SheetAct,
  ActOf<"replace" | "look" | "text" | "undo" | "redo" | "go" | "outside" | "restart">
>;

/** The plan of an act on one sheet; undefined where the sheet has no place for it. */
export function planOf(act: PlannedAct, sheet: PlainSheet): Plan | undefined {
  if (sheet.keys.length === 0) return undefined;
  switch (act.kind) {
    case "edit":
      return edited(act, sheet);
    case "paste":
      return pasted(act, sheet);
    case "fill":
      return filled(act, sheet);
    case "insert":
      return inserted(act, sheet);
    case "delete":
    case "duplicate":
    case "move":
      return withRows(act, sheet);
    case "order":
      return ordered(act, sheet);
    case "add-column":
    case "rename-column":
    case "delete-column":
      return withColumn(act, sheet);
    case "setting":
      return withSetting(act, sheet);
  }
}

const rowsIn = ({ plain }: PlainSheet): ExpectedRow[] => [...asExpected(plain).rows];

const planned = (intent: Intent, { plain }: PlainSheet, rows: readonly ExpectedRow[]): Plan => ({
  intent,
  expected: { ...asExpected(plain), rows },
});

function edited({ cells }: ActOf<"edit">, sheet: PlainSheet): Plan {
  const rows = rowsIn(sheet);
  const edits = new Map<string, CellEdit>();
  for (const { row, column, how, word, number } of cells) {
    const at = row % rows.length;
    const value = column === "cost" || column === "power" ? number : word;
    const cell = `${at} ${column}`;
    if (edits.has(cell)) continue;
    edits.set(cell, editOf(sheet, at, column, inputOf(how, value)));
    const isEmptied = how === "clear" || how === "remove";
    const after = withValue(rows[at], column, isEmptied ? undefined : value);
    rows[at] = how === "clear" ? { ...after, emptied: [...(after.emptied ?? []), column] } : after;
  }
  return planned({ kind: "cells/edit", edits: [...edits.values()] }, sheet, rows);
}

function pasted({ row, rows: texts }: ActOf<"paste">, sheet: PlainSheet): Plan {
  const rows = rowsIn(sheet);
  const count = rows.length;
  const from = row % (count + 1);
  const edits: CellEdit[] = [];
  const added: { column: { path: string[] }; text: string }[][] = [];
  for (const [at, [name, cost, power]] of texts.entries()) {
    const place = from + at;
    const values = { name, cost, power };
    if (place >= count) {
      added.push(Object.entries(values).map(([key, text]) => ({ column: { path: [key] }, text: String(text) })));
      rows.push({ from: null, values, free: ["id"] });
      continue;
    }
    for (const [column, value] of Object.entries(values)) {
      edits.push(editOf(sheet, place, column, { kind: "text", text: String(value) }));
      rows[place] = withValue(rows[place], column, value);
    }
  }
  const newRows = added.length === 0 ? {} : { newRows: { sheet: sheet.ref, rows: added } };
  return planned({ kind: "cells/edit", edits, ...newRows }, sheet, rows);
}

function filled({ row, count, number }: ActOf<"fill">, sheet: PlainSheet): Plan {
  const rows = rowsIn(sheet);
  const from = row % rows.length;
  const places = [...rows.keys()].slice(from, from + count + 1);
  const edits = places.map((place, at) => {
    rows[place] = withValue(rows[place], "power", number + at);
    return editOf(sheet, place, "power", { kind: "text", text: String(number + at) });
  });
  return planned({ kind: "cells/edit", edits, label: "Fill down" }, sheet, rows);
}

function inserted({ row, count }: ActOf<"insert">, sheet: PlainSheet): Plan {
  const rows = rowsIn(sheet);
  const at = row % rows.length;
  const added = Array.from({ length: count + 1 }, (): ExpectedRow => ({ from: null, values: {}, free: ["id"] }));
  rows.splice(at + 1, 0, ...added);
  const intent = { kind: "rows/insert", side: "after", count: count + 1 } as const;
  return planned({ ...intent, sheet: sheet.ref, anchor: sheet.keys[at] ?? null }, sheet, rows);
}

function withRows(act: ActOf<"delete" | "duplicate" | "move">, sheet: PlainSheet): Plan | undefined {
  const rows = rowsIn(sheet);
  if (rows.length < 3) return undefined;
  const all = [...new Set(act.rows.map((row) => row % rows.length))].sort((a, b) => a - b);
  const places = all.slice(0, rows.length - 2);
  const { ref, keys } = sheet;
  const rowKeys = places.map((place) => keys[place] ?? "");
  const taken = places.flatMap((place) => rows[place] ?? []);
  const others = rows.filter((row) => !taken.includes(row));
  if (act.kind === "delete") return planned({ kind: "rows/delete", sheet: ref, rowKeys }, sheet, others);
  if (act.kind === "duplicate") {
    const copies = taken.map((row) => ({ ...row, free: ["id", "name"].filter((key) => key in row.values) }));
    rows.splice((places.at(-1) ?? 0) + 1, 0, ...copies);
    return planned({ kind: "rows/duplicate", sheet: ref, rowKeys }, sheet, rows);
  }
  const place = act.to % (others.length + 1);
  const next = others[place];
  const before = next ? (keys[rows.indexOf(next)] ?? null) : null;
  return planned({ kind: "rows/move", sheet: ref, rowKeys, before }, sheet, others.toSpliced(place, 0, ...taken));
}

function ordered({ by, isDown }: ActOf<"order">, sheet: PlainSheet): Plan {
  const rows = rowsIn(sheet);
  const value = ({ values }: ExpectedRow): string => JSON.stringify(values[by] ?? "").padStart(20);
  const sorted = rows.toSorted((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0));
  if (isDown) sorted.reverse();
  const rowKeys = sorted.map((row) => sheet.keys[rows.indexOf(row)] ?? "");
  return planned({ kind: "rows/order", sheet: sheet.ref, rowKeys }, sheet, sorted);
}

function withColumn(act: ActOf<"add-column" | "rename-column" | "delete-column">, sheet: PlainSheet): Plan | undefined {
  const { key, to, number } = act;
  const rows = rowsIn(sheet);
  const has = (each: string): boolean => rows.some(({ values }) => each in values);
  const shared = { sheet: sheet.ref, label: "Change the column", changes: [] };
  if (act.kind === "add-column") {
    const intent: Intent = { kind: "columns/add", ...shared, key, value: number };
    if (has(key)) return { intent };
    return planned(
      intent,
      sheet,
      rows.map((row) => withValue(row, key, number)),
    );
  }
  if (act.kind === "delete-column") {
    return planned(
      { kind: "columns/delete", ...shared, key },
      sheet,
      rows.map((row) => withValue(row, key, undefined)),
    );
  }
  const intent: Intent = { kind: "columns/rename", ...shared, from: key, to };
  if (!has(key) || has(to)) return { intent };
  const renamed = rows.map((row) =>
    key in row.values ? withValue(withValue(row, to, row.values[key]), key, undefined) : row,
  );
  return { intent, expected: { ...asExpected(sheet.plain), rows: renamed, renamed: { [to]: key } } };
}

function withSetting({ setting, isOn }: ActOf<"setting">, { ref, plain }: PlainSheet): Plan | undefined {
  const metadata = (plain.rest["metadata"] ?? {}) as Readonly<Record<string, Plain>>;
  const wanted = setting === "sort" ? { column: "cost", ascending: false } : { show_row_stripes: true };
  const key = setting === "sort" ? "sort" : "table_style";
  const before = metadata[key] ?? null;
  const after = isOn ? wanted : null;
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const others = Object.entries(metadata).filter(([each]) => each !== key);
  const set = after ? [[key, after] as const] : [];
  const rest = { ...plain.rest, metadata: Object.fromEntries([["schema_version", 1], ...others, ...set]) };
  const changes = [{ kind: "value" as const, path: [key], before, after }];
  const intent: Intent = { kind: "metadata/edit", sheet: ref, label: "Change a setting", changes };
  return { intent, expected: { ...asExpected(plain), rest } };
}

function editOf({ ref, keys, plain }: PlainSheet, place: number, column: string, input: CellInput): CellEdit {
  const seen = plain.rows[place]?.[column] ?? null;
  return { sheet: ref, rowKey: keys[place] ?? "", column: { path: [column] }, input, seen, revision: 0 };
}

const inputOf = (how: "text" | "value" | "remove" | "clear", value: string | number): CellInput => {
  if (how === "text") return { kind: "text", text: String(value) };
  return how === "value" ? { kind: "value", value } : { kind: how };
};

function withValue(row: ExpectedRow | undefined, key: string, value: Plain | undefined): ExpectedRow {
  const others = Object.entries(row?.values ?? {}).filter(([each]) => each !== key);
  const set = value === undefined ? [] : [[key, value] as const];
  return { from: null, ...row, values: Object.fromEntries([...others, ...set]) };
}
