import { z } from "zod";
import { textSearchSchema } from "../../replace/index.js";
import {
  columnIdSchema,
  rowKeysSchema,
  sheetRefSchema,
  type CellEdit,
  type RowKey,
  type SheetRef,
  type WireCell,
} from "../identity.js";
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

/** A cell whose text would be another. */
export interface ReplaceHit {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
  /** What people call the row, and what distinguishes it from others of the same name. */
  readonly rowTitle: string;
  readonly rowDetail: string | null;
  readonly column: ColumnId;
  readonly columnTitle: string;
  /** The value it was found in, as an edit of the cell names it. */
  readonly seen: WireCell;
  readonly before: string;
  readonly after: string;
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

/** The edit that replaces the text of a cell. Where the cell holds something else by then, it becomes a conflict. */
export const editOfHit = ({ sheet, rowKey, column, seen, after, isText }: ReplaceHit, revision: number): CellEdit => ({
  sheet,
  rowKey,
  column,
  input: isText ? { kind: "value", value: after } : { kind: "text", text: after },
  seen,
  revision,
});
