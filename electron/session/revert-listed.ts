import { ok, type Result } from "../../shared/base/index.js";
import type { CallRequest, ListedRow, RevertedRowsView } from "../../shared/bridge/index.js";
import {
  revertCell,
  revertRows,
  shownCell,
  shownRow,
  tableView,
  type RowDifference,
  type RowView,
  type TableDifference,
} from "../../shared/revision/index.js";
import { printDocument, samePath, type TomlDocument } from "../../shared/toml/index.js";
import { keysOf, kindOf } from "./on-screen.js";
import type { OpenWorkspace } from "./workspace.js";

type Wish = CallRequest<"revision/revert">;
type Left = RevertedRowsView["left"][number];

/** A row that still differs as it was listed. */
interface Found {
  readonly difference: RowDifference;
  readonly view: RowView;
}

const changedSince = "It changed after it was listed.";

/** Reverts rows that a person saw in a list of changes, or a cell of one, as one step: those that still are as they were listed. */
export async function revertListed(
  workspace: OpenWorkspace,
  differences: readonly TableDifference[],
  { sheet, rows, cell }: Wish,
): Promise<Result<RevertedRowsView>> {
  const table = differences.find(({ before, after }) => {
    const version = after ?? before;
    return version?.file === sheet.file && samePath(version.path, sheet.table);
  });
  const left: Left[] = [];
  const found: Found[] = [];
  const current = table ? rowsByKey(workspace, table) : new Map<string, RowDifference>();
  for (const row of rows) {
    const difference = current.get(keyOf(row));
    const view = table && difference && viewOf(workspace, table, difference);
    if (view && shownNow(view, cell) === row.shown) found.push({ difference, view });
    else left.push({ title: row.title, reason: changedSince });
  }
  if (!table || found.length === 0) return ok({ reverted: 0, left });
  const done = reverted(table, found, cell);
  left.push(...done.left);
  const count = found.length - done.left.length;
  if (!done.document || !table.after || count === 0) return ok({ reverted: 0, left });
  const { file, document: before } = table.after;
  const written = await workspace.intend("file/write-text", {
    ...{ file, text: printDocument(done.document), seen: printDocument(before) },
    label: labelOf(found, cell, table.schema?.title ?? sheet.table.join(".")),
  });
  return written.ok ? ok({ reverted: count, left }) : written;
}

function reverted(
  table: TableDifference,
  found: readonly Found[],
  cell: string | null,
): { readonly document: TomlDocument | undefined; readonly left: readonly Left[] } {
  if (cell === null) {
    const { document, left } = revertRows(
      table,
      found.map(({ difference }) => difference),
      { movesBack: true },
    );
    return { document, left: left.map(({ row, fault }) => ({ title: row.title, reason: fault.message })) };
  }
  const [row] = found;
  if (!row) return { document: undefined, left: [] };
  const document = revertCell(table, row.difference, cell);
  if (document.ok) return { document: document.value, left: [] };
  return { document: undefined, left: [{ title: row.difference.title, reason: document.error.message }] };
}

const shownNow = (view: RowView, cell: string | null): string | undefined => {
  if (cell === null) return shownRow(view);
  const found = view.cells.find(({ key }) => key === cell);
  return found && shownCell(found);
};

function viewOf({ state }: OpenWorkspace, table: TableDifference, row: RowDifference): RowView | undefined {
  const { file = "", path = [] } = table.after ?? table.before ?? {};
  return tableView({ ...table, rows: [row] }, kindOf(state, { file, path })?.language).rows[0];
}

/** Rows that are there by their keys, and those that are gone by their numbers. */
const keyOf = ({ kind, rowKey, row }: Pick<ListedRow, "kind" | "rowKey" | "row">): string =>
  kind === "removed" ? `removed ${row}` : `${kind} ${rowKey ?? ""}`;

function rowsByKey({ state }: OpenWorkspace, { before, after, rows }: TableDifference): Map<string, RowDifference> {
  const { file = "", path = [] } = after ?? before ?? {};
  const keys = keysOf(state, file, path);
  const placed = (row: RowDifference) =>
    row.kind === "removed"
      ? { kind: row.kind, rowKey: null, row: row.before + 1 }
      : { kind: row.kind, rowKey: keys[row.after] ?? null, row: row.after + 1 };
  return new Map(rows.map((row) => [keyOf(placed(row)), row]));
}

function labelOf(found: readonly Found[], cell: string | null, sheet: string): string {
  const [first] = found;
  if (!first || found.length > 1) return `Revert ${found.length} rows of ${sheet}`;
  const column = first.view.cells.find(({ key }) => key === cell)?.column;
  return column === undefined ? `Revert ${first.view.title}` : `Revert ${column} of ${first.view.title}`;
}
