import { z } from "zod";
import type { RowView, TableView } from "../revision/index.js";
import type { RowKey } from "../workspace/index.js";
import { answers } from "./call.js";

/** A row that changed; `rowKey` is null for one that is gone. */
export interface ChangedRowView extends RowView {
  readonly rowKey: RowKey | null;
}

/** A table with the first of its rows that changed. */
export interface ChangedTableView extends Omit<TableView, "rows"> {
  readonly path: readonly string[];
  readonly rows: readonly ChangedRowView[];
}

/** What is different on screen from an earlier version of the folder. */
export interface ChangesView {
  readonly tables: readonly ChangedTableView[];
  /** How many rows differ in all, of which `tables` hold the first. */
  readonly count: number;
  /** Files that cannot be read in one of the versions and are left out. */
  readonly unread: readonly string[];
}

export const revisionCalls = {
  /** Since a commit that is named as for git, or since the folder was opened, for null. */
  "revision/changes": {
    request: z.strictObject({ since: z.string().min(1).max(1_000).nullable() }),
    response: answers<ChangesView>(),
  },
};
