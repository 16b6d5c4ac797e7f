import { z } from "zod";
import { textSearchSchema } from "../../replace/index.js";
import {
  columnIdSchema,
  rowKeysSchema,
  sheetRefSchema,
  type CellEdit,
  type RowKey,
  type SheetRef,
} from "../identity.js";
import type { WireCell } from "../wire-schema.js";
import type { ColumnId } from "../../sheet/index.js";

const columnsSchema = z.array(columnIdSchema).min(1).max(20_000);

/** Where texts are replaced: in a sheet, or only in some of its rows and columns, or in several blocks of cells. */
const scopeSchema = z.strictObject({
  sheet: sheetRefSchema,
  rows: rowKeysSchema.optional(),
  columns: columnsSchema.optional(),
  blocks: z
    .array(z.strictObject({ rows: rowKeysSchema, columns: columnsSchema }))
    .min(1)
    .max(20_000)
    .optional(),
});
export type ReplaceScope = z.infer<typeof scopeSchema>;

/** What is to be replaced, by what, and where; in all sheets without `scope`. */
export const replaceRequestSchema = z.strictObject({
  search: textSearchSchema,
  replacement: z.string().max(1024 * 1024),
  scope: scopeSchema.optional(),
});
export type ReplaceRequest = z.infer<typeof replaceRequestSchema>;

/** A phrase that is to be replaced by what it means in rules texts, by what, and where. */
export const meaningRequestSchema = z.strictObject({
  find: z.string().max(2_000),
  replacement: z.string().max(2_000),
  scope: scopeSchema.optional(),
});
export type MeaningRequest = z.infer<typeof meaningRequestSchema>;

/** A cell of some row, with another text. */
export interface ChangedCell {
  readonly column: ColumnId;
  readonly columnTitle: string;
  /** The value it was found in, as an edit of the cell names it. */
  readonly seen: WireCell;
  readonly before: string;
  readonly after: string;
}

/** A cell whose text would be another. */
export interface ReplaceHit extends ChangedCell {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
  /** What people call the row, and what distinguishes it from others of the same name. */
  readonly rowTitle: string;
  readonly rowDetail: string | null;
  /** Other cells of the row that change with it, such as the variables of a rules text. */
  readonly also?: readonly ChangedCell[];
  /** The new text is a string as it stands; else it is typed into the cell. */
  readonly isText: boolean;
  /** How often something is replaced in it. */
  readonly count: number;
  /** Why it should be looked at first: it names its row, or its value would be of another type. */
  readonly doubt?: "id" | "type";
}

export interface ReplacePreview {
  readonly hits: readonly ReplaceHit[];
  /** There are more than are listed. */
  readonly isCut: boolean;
  /** Cells that have a text which cannot be written. */
  readonly refused: number;
}

/** The edits that replace the texts of a row. Where a cell holds something else by then, they become conflicts. */
export const editsOfHit = (hit: ReplaceHit, revision: number): CellEdit[] =>
  [hit, ...(hit.also ?? [])].map(({ column, seen, after }) => ({
    sheet: hit.sheet,
    rowKey: hit.rowKey,
    column,
    input: hit.isText ? { kind: "value", value: after } : { kind: "text", text: after },
    seen,
    revision,
  }));
