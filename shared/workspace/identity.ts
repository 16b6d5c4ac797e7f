import { z } from "zod";
import { metadataLists, type MetadataChange } from "../metadata/index.js";
import type { ColumnId } from "../sheet/index.js";
import type { ListChange, WireValue } from "../toml/index.js";
import type { SheetAddress } from "../validate/index.js";
import { manyOf } from "./many.js";
import { mostRowsOfAct, storable, valueSchema as value, wireValueSchema } from "./wire-schema.js";

/** A sheet: one table of one file. `file` is relative to the workspace with `/`; `table` is the key path of the table. */
export type SheetRef = SheetAddress;
export const sheetRefSchema: z.ZodType<SheetRef, SheetRef> = z.strictObject({
  file: z.string().min(1).max(4096),
  table: z.array(storable).max(32),
});

const step = z.union([storable, z.number().int().nonnegative()]);

/** A column: the path of a key inside a row, and an element of its array, or the steps to a place inside its value. */
export const columnIdSchema: z.ZodType<ColumnId, ColumnId> = z
  .strictObject({
    path: z.array(storable).min(1).max(32),
    index: z.number().int().nonnegative().optional(),
    inner: z.array(step).min(1).max(64).optional(),
  })
  .refine(({ index, inner }) => index === undefined || inner === undefined, {
    message: "A column has an index or inner steps, not both.",
  });

/** Issued by the workspace, opaque, valid for as long as the row lives (MERGE-2). */
export const rowKeySchema = z.string().min(1).max(64);
export type RowKey = z.infer<typeof rowKeySchema>;

/** What was done to a cell: text as typed (typed by SHEET-5), a value, or clearing by convention or for good. */
export const cellInputSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text: z.string().max(16 * 1024 * 1024) }),
  z.strictObject({ kind: z.literal("value"), value: wireValueSchema }),
  z.strictObject({ kind: z.literal("clear") }),
  z.strictObject({ kind: z.literal("remove") }),
]);
export type CellInput = z.infer<typeof cellInputSchema>;

/** An edit of a cell (MERGE-3). `seen` is the value the editor showed when typing began. */
export const cellEditSchema = z.strictObject({
  sheet: sheetRefSchema,
  rowKey: rowKeySchema,
  column: columnIdSchema,
  input: cellInputSchema,
  seen: wireValueSchema,
  revision: z.number().int().nonnegative(),
});
export type CellEdit = z.infer<typeof cellEditSchema>;

/** A change of a list within a row: how many items, and where. `to` is a place of the list without the items moved. */
const itemPlace = z.number().int().nonnegative();
const itemCount = z.number().int().min(1).max(10_000);
export const listChangeSchema: z.ZodType<ListChange<WireValue>, ListChange<WireValue>> = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("insert"), at: itemPlace, items: z.array(value).min(1).max(10_000) }),
  z.strictObject({ op: z.literal("remove"), at: itemPlace, count: itemCount }),
  z.strictObject({ op: z.literal("move"), from: itemPlace, count: itemCount, to: itemPlace }),
  z.strictObject({ op: z.literal("duplicate"), at: itemPlace, count: itemCount }),
]);

const newCellSchema = z.strictObject({ column: columnIdSchema, text: z.string().max(16 * 1024 * 1024) });

/** Rows to be added at the end of a sheet, each with the texts of its cells. */
export const newRowsSchema = z.strictObject({
  sheet: sheetRefSchema,
  rows: manyOf(manyOf(newCellSchema, { max: 10_000 }), { min: 1, max: mostRowsOfAct }),
});
export type NewRows = z.infer<typeof newRowsSchema>;

/**
 * How a sheet is looked at before and after a step: what is sorted, hidden, or has another height where no file says so. Only
 * the page that asks knows what the values mean; the history keeps them in their order among the edits.
 */
export const lookChangeSchema = z.strictObject({ sheet: sheetRefSchema, before: z.json(), after: z.json() });
export type LookChange = z.infer<typeof lookChangeSchema>;

const list = z.enum(metadataLists);
const place = z.number().int().nonnegative();

/** A change of `[metadata]`; a null value means absent. */
export const metadataChangeSchema: z.ZodType<MetadataChange, MetadataChange> = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("value"),
    path: z.array(storable).min(1).max(32),
    before: wireValueSchema,
    after: wireValueSchema,
  }),
  z.strictObject({ kind: z.literal("entry"), list, at: place, before: wireValueSchema, after: wireValueSchema }),
  z.strictObject({ kind: z.literal("move"), list, entry: value, from: place, to: place }),
]);

/** The key of a column as rows have it. */
export const columnNameSchema = storable.check(z.minLength(1), z.maxLength(200));

/** Any text of a person: a cell, or a whole file. */
export const textSchema = z.string().max(16 * 1024 * 1024);
export const pathSchema = z.string().min(1).max(4096);
/** What a step is called in the history. */
export const labelSchema = z.string().min(1).max(200);
export const rowKeysSchema = manyOf(rowKeySchema, { min: 1, max: mostRowsOfAct });
export const cellEditsSchema = manyOf(cellEditSchema, { max: 200_000 });
export const problemIdSchema = z.string().min(1).max(20_000);
export const problemIdsSchema = manyOf(problemIdSchema, { max: 200_000 });
export const fixIdSchema = z.string().min(1).max(200);
