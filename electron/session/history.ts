import type { RowHistoryView } from "../../shared/bridge/index.js";
import { uncommittedChange, type FolderVersion } from "../../shared/revision/index.js";
import { rowTitle } from "../../shared/sheet/index.js";
import type { RowKey, SheetRef } from "../../shared/workspace/index.js";
import { historyOf } from "../git/index.js";
import { documentsOf, keysOf, kindOf } from "./on-screen.js";
import type { OpenWorkspace } from "./workspace.js";

/**
 * What happened to a row on screen: by the commits of its file, or where there are none, since the folder was opened. Edits go
 * on while git is asked; what is on screen is taken as it was at first.
 */
export async function rowHistoryOnScreen(
  { state, root }: OpenWorkspace,
  opened: FolderVersion,
  sheet: SheetRef,
  rowKey: RowKey,
): Promise<RowHistoryView | undefined> {
  const { file, table: path } = sheet;
  const document = documentsOf(state).get(file);
  const row = keysOf(state, file, path).indexOf(rowKey);
  if (!document || row < 0) return undefined;
  const kind = kindOf(state, { file, path });
  const table = { path, schema: kind?.schema, language: kind?.language };
  const title = rowTitle(document, path, row, table.schema);
  const committed = await historyOf(root, { file, document, row }, table);
  if (committed.ok) return { title, since: "commit", ...committed.value };
  const { change } = uncommittedChange(table, file, opened.get(file), { document, row });
  const changes = change ? [change] : [];
  return { title, since: "opening", changes, commits: 0, isCut: false, whyNot: committed.error };
}
