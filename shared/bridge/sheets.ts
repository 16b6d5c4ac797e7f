import { z } from "zod";
import {
  meaningRequestSchema,
  pathSchema,
  replaceRequestSchema,
  rowKeysSchema,
  sheetRefSchema,
  textSchema,
  valueRenameSchema,
  type MarkView,
  type ReferencesView,
  type StepsView,
  type ReplacePreview,
  type RowView,
  type SheetView,
  type ValueRename,
} from "../workspace/index.js";
import { answers, nameSchema, nothing } from "./call.js";

/** A sheet in the format of another program, to be handed to the person as a file. */
export interface ExportedSheet {
  readonly fileName: string;
  readonly text: string;
}

/** A column that rows of a file and of the sheet may be matched by. */
export interface MatchColumn {
  readonly key: string;
  readonly title: string;
}

/** What bringing rows of a file into a sheet changes. */
export interface ImportView {
  /** What the file was read as: `csv`, or the name of a game's format. */
  readonly format: string;
  /** Rows that the file has. */
  readonly rows: number;
  /** Columns of numbers in which commas were read as decimal points, and those left as texts since commas may be of thousands. */
  readonly decimals: readonly string[];
  readonly unread: readonly string[];
  readonly cells: number;
  /** Rows of the sheet that change, and rows of the file that the sheet has as they are. */
  readonly changed: number;
  readonly unchanged: number;
  readonly added: number;
  /** Rows of the file that may be about several rows of the sheet; they are left out. */
  readonly ambiguous: number;
  /** The first of them, with what is ambiguous about each. */
  readonly ambiguousRows: readonly { readonly row: string; readonly why: string }[];
  readonly matching: {
    /** The columns that may be chosen. */
    readonly columns: readonly MatchColumn[];
    /** Those that rows were found by now. */
    readonly by: readonly MatchColumn[];
    /** There is neither an id nor a name to go by: nothing is imported before somebody has chosen. */
    readonly mustChoose: boolean;
  };
  /** Rows of the sheet that the file says nothing about. They stay. */
  readonly untouched: number;
  /** The first of the cells that change, as texts; null is absent. */
  readonly changes: readonly {
    readonly row: string;
    readonly column: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  /** What the first of the new rows are called. */
  readonly newRows: readonly string[];
  /** Keys of the file that no row of the sheet has: they become columns. */
  readonly newColumns: readonly string[];
}

const importRequest = z.strictObject({
  sheet: sheetRefSchema,
  fileName: pathSchema,
  text: textSchema,
  /** How rows are matched: by id, else by name (`auto`, also where absent), by these columns together, or not at all. */
  by: z.union([z.enum(["auto", "none"]), z.array(z.string().max(1_000)).min(1).max(50)]).optional(),
});

/** Rows of a sheet, from `from` on: `count` of them, or as many as an answer has room for, at least one. */
export interface SheetRows {
  readonly revision: number;
  readonly rows: readonly RowView[];
  readonly marks: readonly MarkView[];
  readonly view: SheetView;
}

/** A file as text; where it cannot be parsed, also where and why. */
export interface FileText {
  readonly text: string;
  readonly line?: number;
  readonly column?: number;
  readonly message?: string;
}

export const sheetCalls = {
  "sheet/rows": {
    request: z.strictObject({
      sheet: sheetRefSchema,
      from: z.number().int().nonnegative(),
      count: z.number().int().min(1).max(20_000),
    }),
    response: answers<SheetRows>(),
  },
  "sheet/export": {
    request: z.strictObject({ sheet: sheetRefSchema, format: nameSchema }),
    response: answers<ExportedSheet>(),
  },
  "sheet/import-preview": { request: importRequest, response: answers<ImportView>() },
  /** As one step that can be undone. */
  "sheet/import": { request: importRequest, response: answers<ImportView>() },
  /** The cells that a replacement of texts would change; they are edited by `cells/edit`. */
  "cells/preview-replace": { request: replaceRequestSchema, response: answers<ReplacePreview>() },
  /** The cells that change where a phrase is replaced by what it means; they are edited by `cells/edit`. */
  "cells/preview-meaning": { request: meaningRequestSchema, response: answers<ReplacePreview>() },
  /** Where a value stands that is to be another one; it is renamed by `values/rename`. */
  "values/preview-rename": { request: valueRenameSchema, response: answers<ValueRename>() },
  /** Who names these rows by their ids; those that are asked about do not count. */
  "rows/references": {
    request: z.strictObject({ sheet: sheetRefSchema, rowKeys: rowKeysSchema }),
    response: answers<ReferencesView>(),
  },
  /** The rows that a row names by their ids, in one of its top-level keys or in all. */
  "rows/named": {
    request: z.strictObject({ sheet: sheetRefSchema, rowKey: nameSchema, key: nameSchema.optional() }),
    response: answers<ReferencesView>(),
  },
  /** The steps of undo and redo; `history/go` leads to one. */
  "history/steps": { request: nothing, response: answers<StepsView>() },
  "file/text": { request: z.strictObject({ file: pathSchema }), response: answers<FileText>() },
};
