import {
  columnSource,
  matchOptionsOf,
  pairRows,
  rowTitle,
  type CellDifference,
  type SheetSchema,
} from "../sheet/index.js";
import type { TextLanguage } from "../text/index.js";
import type { TomlDocument } from "../toml/index.js";
import type { CommitInfo, RowChange } from "./history.js";
import { rowDifference, type RowDifference, type TableVersion } from "./table.js";
import { tableView } from "./view.js";

/** How one commit changed the file that holds a row. Contents have names: equal names are equal contents. */
export interface FileCommit {
  readonly commit: CommitInfo;
  readonly file: string;
  /** What the file was called before, where the commit renamed it. */
  readonly fileBefore?: string;
  /** Of each parent; null for a parent that lacks the file. */
  readonly before: readonly (string | null)[];
  /** Null where the commit removed the file. */
  readonly after: string | null;
}

/** What is known of the table that a row is in. */
export interface TrailTable {
  readonly path: readonly string[];
  readonly schema: SheetSchema | undefined;
  readonly language: TextLanguage | undefined;
}

/** Where the row is in a content; `row` is null in one that lacks it. */
export interface Footprint {
  readonly document: TomlDocument;
  readonly row: number | null;
}

interface ChangedFile extends Pick<FileCommit, "file" | "fileBefore"> {
  readonly commit: CommitInfo | null;
}

interface Difference {
  readonly before: TableVersion | undefined;
  readonly after: TableVersion | undefined;
  readonly row: RowDifference;
}

/**
 * What a commit did to a row, by where the row is after it and in its parents, where their files are there; undefined if
 * nothing. Of a merge that is what none of the parents had.
 */
export function commitChange(
  fileCommit: ChangedFile,
  table: TrailTable,
  after: Footprint | undefined,
  parents: readonly (Footprint | undefined)[],
): RowChange | undefined {
  const difference = differenceOf(fileCommit, table, after, parents);
  if (!difference) return undefined;
  const { commit, file, fileBefore } = fileCommit;
  const [row] = tableView({ ...difference, schema: table.schema, rows: [difference.row] }, table.language).rows;
  return row && { commit, file, ...(fileBefore === undefined ? {} : { fileBefore }), row };
}

function differenceOf(
  { file, fileBefore = file }: ChangedFile,
  { path, schema }: TrailTable,
  after: Footprint | undefined,
  parents: readonly (Footprint | undefined)[],
): Difference | undefined {
  const version = (name: string, document: TomlDocument): TableVersion => ({ file: name, path, document });
  const present = parents.flatMap((parent) =>
    parent && parent.row !== null ? [{ before: version(fileBefore, parent.document), row: parent.row }] : [],
  );
  const [first] = present;
  const now = after && version(file, after.document);
  if (!now || after.row === null) {
    if (!first || present.length < parents.length) return undefined;
    const title = rowTitle(first.before.document, path, first.row, schema);
    return { before: first.before, after: now, row: { kind: "removed", before: first.row, title } };
  }
  const place = after.row;
  if (!first) {
    const title = rowTitle(now.document, path, place, schema);
    return { before: undefined, after: now, row: { kind: "added", after: place, title } };
  }
  const rows = present.map(({ before, row }) => rowDifference(before, row, now, place, schema));
  const [row] = rows;
  const cells = row?.cells.filter((cell) => rows.every((other) => other?.cells.some((each) => isSameCell(each, cell))));
  return row && cells && cells.length > 0 ? { before: first.before, after: now, row: { ...row, cells } } : undefined;
}

/** Where a row of a document is in an earlier version of it, and what changed since then without a commit. */
export function uncommittedChange(
  table: TrailTable,
  file: string,
  before: TomlDocument | undefined,
  after: { readonly document: TomlDocument; readonly row: number },
): { readonly row: number | null; readonly change: RowChange | undefined } {
  const options = matchOptionsOf(table.schema);
  const row = before ? (pairRows(before, after.document, table.path, options).places[after.row] ?? null) : null;
  const parents = [before && { document: before, row }];
  return { row, change: commitChange({ commit: null, file }, table, after, parents) };
}

const isSameCell = (one: CellDifference, other: CellDifference): boolean =>
  columnSource(one.column) === columnSource(other.column);
