import * as z from "zod/mini";
import { isEqual } from "../../shared/base/index.js";
import {
  arrangementSchema,
  columnOrderSchema,
  columnWidthSchema,
  inSightSchema,
  readingColumnsSchema,
} from "./arrangement-memory.js";
import type { ColumnLooks } from "./column-looks.js";
import type { AppState, RowLooks, SheetArrangement } from "./store.js";

/** How a sheet is looked at on this computer. */
export interface SheetLook {
  /** Null: sorted and filtered as its file says. */
  readonly arrangement: SheetArrangement | null;
  readonly rows: RowLooks;
  readonly columns: ColumnLooks;
  readonly readingColumns: AppState["readingColumns"];
}

const asFileSays = "as the file says";

const orAsFile = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([schema, z.literal(asFileSays)]);

/** What one step changed of a look, as it was before or after; what it left alone is absent. */
const partSchema = z.strictObject({
  arrangement: z.optional(z.nullable(arrangementSchema)),
  /** Of single rows only those the step changed, by name: others may have got other names since. */
  heights: z.record(z.string(), orAsFile(z.nullable(z.number()))),
  hidden: z.record(z.string(), orAsFile(z.boolean())),
  columns: z.optional(
    z.strictObject({
      hidden: z.record(z.string(), orAsFile(z.boolean())),
      widths: z.record(z.string(), orAsFile(columnWidthSchema)),
      counted: z.record(z.string(), orAsFile(z.boolean())),
      order: z.optional(orAsFile(columnOrderSchema)),
      inSight: z.optional(inSightSchema),
    }),
  ),
  readingColumns: z.optional(readingColumnsSchema),
});

type Json = z.core.util.JSONType;

/** What `record` says under the names where it says something else than `other`. */
function differing<Value>(
  record: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
): Record<string, Value | typeof asFileSays> {
  const names = new Set([...Object.keys(record), ...Object.keys(other)]);
  const changed = [...names].filter((name) => record[name] !== other[name]);
  return Object.fromEntries(changed.map((name) => [name, record[name] === undefined ? asFileSays : record[name]]));
}

/** A record with other values under some names. */
function withValues<Value>(
  record: Readonly<Record<string, Value>>,
  values: Readonly<Record<string, Value | typeof asFileSays>>,
): Readonly<Record<string, Value>> {
  const merged = Object.entries({ ...record, ...values });
  return Object.fromEntries(merged.filter((entry): entry is [string, Value] => entry[1] !== asFileSays));
}

/** The looks of columns where they differ from `other`; of single columns only those that differ. */
const columnsPart = (columns: ColumnLooks, other: ColumnLooks) => ({
  hidden: differing(columns.hidden, other.hidden),
  widths: differing(columns.widths, other.widths),
  counted: differing(columns.counted, other.counted),
  ...(isEqual(columns.order, other.order) ? {} : { order: columns.order ?? asFileSays }),
  ...(isEqual(columns.inSight, other.inSight) ? {} : { inSight: columns.inSight }),
});

type ColumnsPart = NonNullable<z.infer<typeof partSchema>["columns"]>;

const withColumnsPart = (columns: ColumnLooks, part: ColumnsPart): ColumnLooks => ({
  hidden: withValues(columns.hidden, part.hidden),
  widths: withValues(columns.widths, part.widths),
  counted: withValues(columns.counted, part.counted),
  order: part.order === asFileSays ? undefined : (part.order ?? columns.order),
  inSight: part.inSight ?? columns.inSight,
});

/** What `look` says where it differs from `other`, as the history keeps it. */
function partOf(look: SheetLook, other: SheetLook): Json {
  const part = {
    ...(isEqual(look.arrangement, other.arrangement) ? {} : { arrangement: look.arrangement }),
    heights: differing(look.rows.heights, other.rows.heights),
    hidden: differing(look.rows.hidden, other.rows.hidden),
    ...(isEqual(look.columns, other.columns) ? {} : { columns: columnsPart(look.columns, other.columns) }),
    ...(isEqual(look.readingColumns, other.readingColumns) ? {} : { readingColumns: look.readingColumns }),
  };
  return z.json().parse(JSON.parse(JSON.stringify(part)));
}

/** What a step changed of a look, before and after it; undefined where it changed nothing. */
export function lookStep(
  before: SheetLook,
  after: SheetLook,
): { readonly before: Json; readonly after: Json } | undefined {
  return isEqual(before, after) ? undefined : { before: partOf(before, after), after: partOf(after, before) };
}

/** A look as it was before a step, or after it, as far as the step changed it. Anything else than such a part changes nothing. */
export function withLookPart(look: SheetLook, value: Json): SheetLook {
  const read = partSchema.safeParse(value);
  if (!read.success) return look;
  const { arrangement = look.arrangement, readingColumns = look.readingColumns, heights, hidden } = read.data;
  const rows = { heights: withValues(look.rows.heights, heights), hidden: withValues(look.rows.hidden, hidden) };
  const columns = read.data.columns ? withColumnsPart(look.columns, read.data.columns) : look.columns;
  return { arrangement, rows, columns, readingColumns };
}
