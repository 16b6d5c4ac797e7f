import * as z from "zod/mini";
import { wireValueSchema } from "../../shared/workspace/index.js";
import type { ColumnLooks } from "./column-looks.js";
import type { PivotQuestion } from "../../shared/pivot/index.js";
import type { RowLooks, SavedView, SheetArrangement } from "./store.js";

/** A number from one to another, both included. */
export const within = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
const wholeWithin = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const test = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["contains", "starts-with", "ends-with"]), text: z.string() }),
  z.strictObject({ kind: z.literal("equals"), value: wireValueSchema }),
  z.strictObject({ kind: z.literal("range"), min: z.optional(z.number()), max: z.optional(z.number()) }),
  z.strictObject({ kind: z.literal("boolean"), value: z.boolean() }),
  z.strictObject({ kind: z.literal("values"), values: z.array(wireValueSchema) }),
  z.strictObject({ kind: z.literal("matches"), pattern: z.string() }),
  z.strictObject({ kind: z.enum(["empty", "has-problem"]) }),
]);

/** How a person looks at a sheet, as the page remembers it between runs. */
export const arrangementSchema = z.strictObject({
  sort: z.array(z.strictObject({ column: z.string(), descending: z.boolean() })),
  filter: z.strictObject({
    join: z.enum(["all", "any"]),
    filters: z.array(z.strictObject({ column: z.string(), not: z.optional(z.boolean()), test })),
  }),
  group: z.optional(z.strictObject({ column: z.string(), folded: z.array(z.string()) })),
});

/** How a person looks at single rows of a sheet, as the page remembers it between runs. */
export const rowLooksSchema = z.strictObject({
  heights: z.record(z.string(), z.nullable(within(1, 10_000))),
  hidden: z.record(z.string(), z.boolean()),
});

/** What of a sheet stays in sight while the rest scrolls. */
export const inSightSchema = z.strictObject({
  columns: z.optional(z.nullable(z.string())),
  rows: z.optional(wholeWithin(0, 10_000_000)),
});

/** The width of a column in px, as files can hold it. */
export const columnWidthSchema = wholeWithin(24, 4000);

/** The keys of columns from left to right. */
export const columnOrderSchema = z.array(z.string()).check(z.maxLength(20_000));

/** How a person looks at the columns of a sheet, as the page remembers it between runs. */
export const columnLooksSchema = z.strictObject({
  hidden: z.record(z.string(), z.boolean()),
  widths: z.record(z.string(), columnWidthSchema),
  counted: z.record(z.string(), z.boolean()),
  order: z.optional(columnOrderSchema),
  inSight: inSightSchema,
});

/** The longest name of a saved view, in characters. */
export const longestViewName = 80;

/** The views that a person saved of a sheet, as the page remembers them between runs. */
export const savedViewsSchema = z.array(
  z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(longestViewName)),
    arrangement: z.nullable(arrangementSchema),
    rows: rowLooksSchema,
    columns: columnLooksSchema,
  }),
);

const readingColumn = z.object({ isShown: z.boolean(), widthPx: within(40, 2000) });

/** How the columns of what is read from rules text are shown. */
export const readingColumnsSchema = z.object({ abilities: readingColumn, preview: readingColumn });

/**
 * What is remembered of sheets, as it is stored. It goes to text and back because parts that are undefined, which JSON has
 * no word for, are to be left out.
 */
export const remembered = (
  looks: Readonly<Record<string, SheetArrangement | RowLooks | ColumnLooks | PivotQuestion | readonly SavedView[]>>,
): z.core.util.JSONType => z.json().parse(JSON.parse(JSON.stringify(looks)));

/** How high rows are: as each file says, or the same in all sheets, for one person on this computer. */
export const densities = ["file", "compact", "normal", "comfortable"] as const;
export type Density = (typeof densities)[number];
export const densitySchema = z.enum(densities);
