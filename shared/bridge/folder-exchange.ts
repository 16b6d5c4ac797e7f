import { z } from "zod";
import { pathSchema } from "../workspace/index.js";
import { answers, nameSchema } from "./call.js";

/** Something to know about a file that was read or is to be written. */
export interface FolderRemark {
  readonly path: string;
  readonly line?: number;
  readonly message: string;
  /** Something is not converted. */
  readonly isLoss?: true;
}

interface FolderPreview {
  /** By which later calls name what was looked at. */
  readonly id: string;
  /** The first of them. */
  readonly remarks: readonly FolderRemark[];
  readonly remarkCount: number;
}

/** What bringing a folder of card files in would change in the sheets. */
export interface FolderImportView extends FolderPreview {
  /** How many files were read. */
  readonly filesRead: number;
  /** Names of TOML files that change, and of those that are to be made. */
  readonly changedFiles: readonly string[];
  readonly newFiles: readonly string[];
  readonly cells: number;
  readonly changed: number;
  readonly added: number;
  /** The first of the cells, and of the rows that are new. */
  readonly changes: readonly {
    readonly file: string;
    readonly row: string;
    readonly column: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly newRows: readonly string[];
  /** Rows that no file of the folder stands for: how many, and the first. */
  readonly unmatched: number;
  readonly unmatchedRows: readonly string[];
}

/** What writing the sheets as card files would do to a folder. */
export interface FolderExportView extends FolderPreview {
  readonly made: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
  /** Files of the format that no row stands for any more. */
  readonly removed: readonly string[];
}

/** A file before and after it is written. */
export interface FolderFileView {
  /** Null for a new file. */
  readonly before: string | null;
  readonly after: string;
}

const answer = z.union([z.number(), z.string().max(1_000), z.boolean()]);
const asked = z.strictObject({
  path: pathSchema,
  format: nameSchema,
  /** By the ids of the format's options. */
  answers: z.record(nameSchema, answer),
});
const id = z.string().min(1).max(100);

export const folderExchangeCalls = {
  /** Which formats a folder is recognised as, by name. */
  "folder-exchange/look": {
    request: z.strictObject({ path: pathSchema }),
    response: answers<{ readonly formats: readonly string[] }>(),
  },
  "folder-exchange/import-preview": { request: asked, response: answers<FolderImportView>() },
  /** What was looked at last, as one step that can be undone; with the deletion of unmatched rows where that is asked for. */
  "folder-exchange/import": {
    request: z.strictObject({ id, deletesUnmatched: z.boolean() }),
    response: answers<{ readonly cells: number; readonly added: number; readonly deleted: number }>(),
  },
  "folder-exchange/export-preview": { request: asked, response: answers<FolderExportView>() },
  /** One of the files that are to be written. */
  "folder-exchange/file": { request: z.strictObject({ id, file: pathSchema }), response: answers<FolderFileView>() },
  /** Writes what was looked at last. This is not a step of the history. */
  "folder-exchange/export": {
    request: z.strictObject({ id, removes: z.boolean() }),
    response: answers<{ readonly written: number; readonly removed: number }>(),
  },
};
