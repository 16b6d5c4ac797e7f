import { z } from "zod";
import type { Fault } from "../base/index.js";
import type { RowHistory, RowView, TableView } from "../revision/index.js";
import type { WireValue } from "../toml/index.js";
import { rowKeySchema, sheetRefSchema, type EarlierRows, type RowKey } from "../workspace/index.js";
import { answers, nothing } from "./call.js";
import { comparedVersions, type ComparedVersion, type EarlierVersion } from "./versions.js";

/** A row that changed; `rowKey` is null for one that is gone. */
export interface ChangedRowView extends RowView {
  readonly rowKey: RowKey | null;
}

/** A table with the first of its rows that changed: those that differ in more than whole columns come before others. */
export interface ChangedTableView extends Omit<TableView, "rows"> {
  readonly path: readonly string[];
  readonly rows: readonly ChangedRowView[];
  /**
   * Where the answer follows another, all rows in their order: the number of a row among all of the answer before, or -1 for the
   * first of `rows`, which are then those that the answer before lacks, -2 for the second, and so on.
   */
  readonly order?: readonly number[];
}

/** What is different on screen from an earlier version of the folder. */
export interface ChangesView {
  /** The name of this answer, by which who asks again says what is known. */
  readonly answer?: string;
  /** The full name of the commit that was compared; null where it is no commit. */
  readonly commit: string | null;
  readonly tables: readonly ChangedTableView[];
  /** How many rows differ in all, of which `tables` hold the first. */
  readonly count: number;
  readonly unread: readonly UnreadFile[];
}

/** A file that is left out, since it cannot be read in one of the versions; where in it, as far as that is known. */
export interface UnreadFile extends Required<Pick<Fault, "file">>, Pick<Fault, "line" | "column"> {
  /** Whether it is the earlier version alone that cannot be read. */
  readonly isEarlier: boolean;
}

/** The rows of a sheet in an earlier version. */
export interface RowsAtVersion extends EarlierRows {
  /** The full name of the commit; null for the opening. */
  readonly commit: string | null;
}

/** What of a sheet is different on screen from another version. */
export interface SheetChanges {
  /** By this name a page says that it has the answer. */
  readonly answer?: string;
  /**
   * Where only what differs from the answer at hand is listed: the rows of that one which are now as they were, or gone. Else
   * everything is listed.
   */
  readonly settled?: readonly RowKey[];
  /** What it was compared with: the opening where there is no commit. */
  readonly since: ComparedVersion;
  /** The earlier version has no such sheet; its rows are not listed then. */
  readonly isNew: boolean;
  readonly added: readonly RowKey[];
  readonly changed: readonly {
    readonly rowKey: RowKey;
    /** By the keys of their columns; null for a value that was absent. */
    readonly cells: readonly { readonly column: string; readonly before: WireValue | null }[];
  }[];
  /** How many rows are gone. */
  readonly removed: number;
}

/** What happened to a row, the newest first. */
export interface RowHistoryView {
  readonly title: string;
  /** What its history begins with: the first commit, or the opening where git cannot be asked. */
  readonly since: EarlierVersion;
  readonly changes: RowHistory;
  /** How many commits of its file were looked at. */
  readonly commits: number;
  /** There are older commits that were not. */
  readonly isCut: boolean;
  /** Why git cannot be asked. */
  readonly whyNot?: Fault;
}

/** What became of a wish to revert rows. */
export interface RevertedRowsView {
  /** How many rows were reverted, or had the cell reverted. */
  readonly reverted: number;
  /** The others, and why. */
  readonly left: readonly { readonly title: string; readonly reason: string }[];
}

/** A row of a comparison, by what is known of it: its key, or for one that is gone its number before. */
const listedRow = z.strictObject({
  kind: z.enum(["added", "removed", "changed"]),
  rowKey: rowKeySchema.nullable(),
  row: z.number().int().min(1),
  title: z.string(),
  /** `shownRow`, or `shownCell` where a cell is reverted. */
  shown: z.string(),
});
export type ListedRow = z.infer<typeof listedRow>;

/** The name of an answer that is at hand: its rows are not sent again. */
const knownAnswer = z.string().max(100).optional();

export const revisionCalls = {
  /** The rows of a sheet as they were at a commit that is named as for git, or when the folder was opened, for null. */
  "revision/rows": {
    request: z.strictObject({ sheet: sheetRefSchema, since: z.string().min(1).max(1_000).nullable() }),
    response: answers<RowsAtVersion>(),
  },
  /** The tags and branches that a version may be named by, the newest first. */
  "revision/names": { request: nothing, response: answers<{ readonly names: readonly string[] }>() },
  "revision/sheet": {
    request: z.strictObject({ sheet: sheetRefSchema, since: z.enum(comparedVersions), known: knownAnswer }),
    response: answers<SheetChanges>(),
  },
  "revision/history": {
    request: z.strictObject({ sheet: sheetRefSchema, rowKey: rowKeySchema }),
    response: answers<RowHistoryView>(),
  },
  /** Since a commit that is named as for git, or since the folder was opened, for null. */
  "revision/changes": {
    request: z.strictObject({
      since: z.string().min(1).max(1_000).nullable(),
      known: knownAnswer,
    }),
    response: answers<ChangesView>(),
  },
  /** Reverts rows of a sheet, or one cell of a row, as one step of the history: those that still differ as they were listed. */
  "revision/revert": {
    request: z
      .strictObject({
        since: z.string().min(1).max(1_000).nullable(),
        sheet: sheetRefSchema,
        rows: z.array(listedRow).min(1).max(500),
        /** The key of the cell; null for whole rows. */
        cell: z.string().nullable(),
      })
      .refine(({ rows, cell }) => cell === null || rows.length === 1, "a cell is one of a single row"),
    response: answers<RevertedRowsView>(),
  },
};
