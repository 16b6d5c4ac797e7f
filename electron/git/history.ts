import { ok, type Result } from "../../shared/base/index.js";
import { uncommittedChange, type TrailTable } from "../../shared/revision/index.js";
import type { TomlDocument } from "../../shared/toml/index.js";
import { fileInHead, rowHistory, type CommittedHistory } from "./trail.js";

/** A row as it is now, on screen or on disk. */
export interface RowNow {
  /** Of the folder, without its path. */
  readonly file: string;
  readonly document: TomlDocument;
  readonly row: number;
}

/**
 * The history of a row: what is not committed yet, then the commits that changed it. A file that `HEAD` lacks has no commits.
 * Fails where git cannot be asked, and where there is no commit.
 */
export async function historyOf(
  folder: string,
  { file, document, row }: RowNow,
  table: TrailTable,
): Promise<Result<CommittedHistory>> {
  const head = await fileInHead(folder, file);
  if (!head.ok) return head;
  const now = uncommittedChange(table, file, head.value?.document, { document, row });
  const own = now.change ? [now.change] : [];
  if (!head.value || now.row === null) return ok({ changes: own, commits: 0, isCut: false });
  const committed = await rowHistory(head.value, now.row, table);
  return committed.ok ? ok({ ...committed.value, changes: [...own, ...committed.value.changes] }) : committed;
}
