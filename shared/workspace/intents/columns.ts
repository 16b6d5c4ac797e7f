import { z } from "zod";
import { failed, isEqual, ok, type Fault, type Result } from "../../base/index.js";
import { isOfKey, type MetadataChange } from "../../metadata/index.js";
import { fromWire, rowEntries, toWire, valueAt, type TomlValue } from "../../toml/index.js";
import { cellSource, placeOf } from "../content/content.js";
import { Edit } from "../history/edit.js";
import {
  columnNameSchema,
  labelSchema,
  metadataChangeSchema,
  rowKeysSchema,
  sheetRefSchema,
  type SheetRef,
} from "../identity.js";
import { wireValueSchema } from "../wire-schema.js";
import { manyOf } from "../many.js";
import type { CellChange } from "../operations/index.js";
import type { Content } from "../state.js";
import type { Transition } from "../transition.js";
import { locate, type Located } from "./locate.js";
import { intent } from "./spec.js";

const shared = {
  sheet: sheetRefSchema,
  /** What `[metadata]` says besides, by the page that has shown it. */
  changes: manyOf(metadataChangeSchema, { max: 10_000 }),
  label: labelSchema,
};

export interface ChangedColumn {
  /** How many rows were changed. */
  readonly rows: number;
}

const refused = (code: string, message: string): { readonly ok: false; readonly error: Fault } =>
  failed({ code: `columns/${code}`, message });

const keysOf = ({ content, table }: Located, place: number): readonly string[] =>
  rowEntries(content.document, table.path, place).map(({ key }) => key);

/** The places of the rows that have a key. */
const rowsWith = (located: Located, key: string): number[] =>
  located.table.keys.flatMap((_, place) => (keysOf(located, place).includes(key) ? [place] : []));

/** Renames a key in all rows, and what `[metadata]` says of it, as one step. */
export const renameColumn = intent({
  request: z.strictObject({ ...shared, from: columnNameSchema, to: columnNameSchema }),
  carryOut(step, { sheet, from, to, changes, label }): Result<ChangedColumn> {
    const located = locate(step, sheet);
    if (!located.ok) return located;
    const rows = rowsWith(located.value, from);
    if (rows.length === 0) return refused("gone", `No row has ${from}.`);
    if (rowsWith(located.value, to).length > 0) return refused("taken", `Some rows have ${to} already.`);
    const edit = new Edit(step, "edit");
    const renamed = edit.apply(sheet.file, { kind: "rename-key", table: located.value.table.path, from, to });
    const settled = renamed.ok ? settle(edit, located.value, changes, (name) => renamedTo(name, from, to)) : renamed;
    return finish(step, edit, settled, { label, rows: rows.length });
  },
});

const renamedTo = (name: string, from: string, to: string): string | null | undefined =>
  isOfKey(name, from) ? `${to}${name.slice(from.length)}` : undefined;

/** Takes a key out of all rows, and what `[metadata]` says of it, as one step. */
export const deleteColumn = intent({
  request: z.strictObject({ ...shared, key: columnNameSchema }),
  carryOut(step, { sheet, key, changes, label }): Result<ChangedColumn> {
    const located = locate(step, sheet);
    if (!located.ok) return located;
    const rows = rowsWith(located.value, key);
    const edit = new Edit(step, "edit");
    const removed = setCells(edit, sheet, located.value, { places: rows, key, change: { kind: "remove" } });
    const settled = removed.ok ? settle(edit, located.value, changes, (name) => goneWith(name, key)) : removed;
    return finish(step, edit, settled, { label, rows: rows.length });
  },
});

const goneWith = (name: string, key: string): null | undefined => (isOfKey(name, key) ? null : undefined);

/** Adds a new key with the same value to rows, all of them without `rowKeys`, as one step. */
export const addColumn = intent({
  request: z.strictObject({
    ...shared,
    key: columnNameSchema,
    value: wireValueSchema,
    rowKeys: rowKeysSchema.optional(),
  }),
  carryOut(step, { sheet, key, value: wire, rowKeys, changes, label }): Result<ChangedColumn> {
    const located = locate(step, sheet);
    if (!located.ok) return located;
    const value = wire === null ? refused("no-value", "A new column needs a value to begin with.") : fromWire(wire);
    if (!value.ok) return value;
    if (rowsWith(located.value, key).length > 0) return refused("taken", `Some rows have ${key} already.`);
    const { keys } = located.value.table;
    const places = rowKeys ? rowKeys.map((each) => placeOf(keys, each)).filter((at) => at !== -1) : [...keys.keys()];
    if (places.length === 0) return refused("no-rows", "A column needs a row to stand in.");
    const edit = new Edit(step, "edit");
    const change = { kind: "value", value: value.value satisfies TomlValue } as const;
    const added = setCells(edit, sheet, located.value, { places, key, change });
    const settled = added.ok ? settle(edit, located.value, changes, () => undefined) : added;
    return finish(step, edit, settled, { label, rows: places.length });
  },
});

/** Changes a key of several rows. */
function setCells(
  edit: Edit,
  { file }: SheetRef,
  { content, table }: Located,
  { places, key, change }: { readonly places: readonly number[]; readonly key: string; readonly change: CellChange },
): Result<null> {
  const column = { path: [key] };
  for (const place of places) {
    const before = cellSource(content, table, place, column);
    const rowKey = table.keys[place] ?? "";
    const done = edit.change(file, { kind: "cell", table: table.path, rowKey, column, before, after: null }, change);
    if (!done.ok) return done;
  }
  return ok(null);
}

/** Changes `[metadata]`, and the accepted problems that name a column: to another name, or null to drop them. */
function settle(
  edit: Edit,
  { file: { file }, content }: Located,
  changes: readonly MetadataChange[],
  nameOf: (column: string) => string | null | undefined,
): Result<unknown> {
  const all = [...changes, ...waiversChanged(content, nameOf)];
  if (all.length === 0) return ok(null);
  return edit.apply(file, { kind: "setting", change: { kind: "metadata", changes: all } });
}

function waiversChanged(
  { document }: Content,
  nameOf: (column: string) => string | null | undefined,
): MetadataChange[] {
  const list = valueAt(document, ["metadata", "waivers"]);
  if (list?.kind !== "array") return [];
  const items = list.items.flatMap((item): TomlValue[] => {
    const column = item.kind === "table" ? item.entries.get("column") : undefined;
    const name = column?.kind === "string" ? nameOf(column.value) : undefined;
    if (item.kind !== "table" || name === undefined) return [item];
    if (name === null) return [];
    return [{ kind: "table", entries: new Map([...item.entries, ["column", { kind: "string", value: name }]]) }];
  });
  const after = items.length === 0 ? null : toWire({ kind: "array", items });
  const before = toWire(list);
  return isEqual(before, after) ? [] : [{ kind: "value", path: ["waivers"], before, after }];
}

function finish(
  step: Transition,
  edit: Edit,
  outcome: Result<unknown>,
  { label, rows }: { readonly label: string; readonly rows: number },
): Result<ChangedColumn> {
  if (!outcome.ok) {
    step.abandon();
    return outcome;
  }
  edit.commit(label);
  return ok({ rows });
}
