import {
  diffCells,
  innerDifferences,
  matchOptionsOf,
  matchRows,
  movedPlaces,
  rowTitle,
  type CellDifference,
  type SheetSchema,
} from "../sheet/index.js";
import { rowCount, type TomlDocument } from "../toml/index.js";

/** A table of one version of a folder. */
export interface TableVersion {
  readonly file: string;
  readonly path: readonly string[];
  readonly document: TomlDocument;
}

/** A row that one of two versions lacks, or that they disagree about. Places are counted from 0, `title` is what it is called. */
export type RowDifference =
  | { readonly kind: "added"; readonly after: number; readonly title: string }
  | { readonly kind: "removed"; readonly before: number; readonly title: string }
  | {
      readonly kind: "changed";
      readonly before: number;
      readonly after: number;
      readonly title: string;
      /** The name it had, where it has another now. */
      readonly titleBefore: string | undefined;
      /** It stands elsewhere among the rows that both versions have. */
      readonly isMoved: boolean;
      /** In the order of the keys; none for a row that was only moved. */
      readonly cells: readonly CellDifference[];
    };

type ChangedDifference = Extract<RowDifference, { readonly kind: "changed" }>;

/** How a table became another; `before` or `after` is absent for a table that is only in one version. */
export interface TableDifference {
  readonly before: TableVersion | undefined;
  readonly after: TableVersion | undefined;
  readonly schema: SheetSchema | undefined;
  /** In the order of the rows after; rows that were removed stand where they were. */
  readonly rows: readonly RowDifference[];
}

/**
 * Compares two versions of a table. Rows are found again by id, by the columns that name them, by content and by place
 * (SHEET-7); near-linear in the rows, and quick where little changed.
 */
export function tableDifference(
  before: TableVersion | undefined,
  after: TableVersion | undefined,
  schema?: SheetSchema,
): TableDifference {
  const rows =
    before && after
      ? changedRows(before, after, schema)
      : [...removedRows(before, schema), ...addedRows(after, schema)];
  return { before, after, schema, rows };
}

const addedRows = (version: TableVersion | undefined, schema: SheetSchema | undefined): readonly RowDifference[] =>
  places(version).map((after) => ({ kind: "added", after, title: titleAt(version, after, schema) }));

const removedRows = (version: TableVersion | undefined, schema: SheetSchema | undefined): readonly RowDifference[] =>
  places(version).map((before) => ({ kind: "removed", before, title: titleAt(version, before, schema) }));

const places = (version: TableVersion | undefined): readonly number[] =>
  version ? Array.from({ length: rowCount(version.document, version.path) }, (_, place) => place) : [];

function changedRows(before: TableVersion, after: TableVersion, schema: SheetSchema | undefined): RowDifference[] {
  const matched = matchRows(before.document, after.document, after.path, matchOptionsOf(schema));
  const moved = movedPlaces(matched);
  const gone = goneRows(matched, rowCount(before.document, before.path));
  const rows: RowDifference[] = [];
  let nextGone = 0;
  const takeGone = (until: number): void => {
    for (let row = gone[nextGone]; row !== undefined && row < until; row = gone[nextGone]) {
      rows.push({ kind: "removed", before: row, title: titleAt(before, row, schema) });
      nextGone += 1;
    }
  };
  for (const [place, from] of matched.entries()) {
    const isMoved = moved.has(place);
    if (from !== null && !isMoved) takeGone(from);
    const row = from === null ? undefined : changedRow(before, from, after, place, isMoved, schema);
    if (row) rows.push(row);
    else if (from === null) rows.push({ kind: "added", after: place, title: titleAt(after, place, schema) });
  }
  takeGone(Infinity);
  return rows;
}

function changedRow(
  before: TableVersion,
  from: number,
  after: TableVersion,
  place: number,
  isMoved: boolean,
  schema: SheetSchema | undefined,
): ChangedDifference | undefined {
  const differences = diffCells(before.document, from, after.document, place, after.path);
  if (differences.length === 0 && !isMoved) return undefined;
  const title = titleAt(after, place, schema);
  const old = titleAt(before, from, schema);
  const cells = differences.flatMap(innerDifferences);
  return {
    kind: "changed",
    before: from,
    after: place,
    title,
    titleBefore: old === title ? undefined : old,
    isMoved,
    cells,
  };
}

/** How one row differs from another, by its cells alone; undefined where it does not. */
export function rowDifference(
  before: TableVersion,
  from: number,
  after: TableVersion,
  place: number,
  schema: SheetSchema | undefined,
): ChangedDifference | undefined {
  const changed = changedRow(before, from, after, place, false, schema);
  // The new name is a cell like others here.
  return changed && { ...changed, titleBefore: undefined };
}

/** The rows before that no row after was made of. */
function goneRows(matched: readonly (number | null)[], count: number): readonly number[] {
  const kept = new Set(matched);
  return Array.from({ length: count }, (_, row) => row).filter((row) => !kept.has(row));
}

const titleAt = (version: TableVersion | undefined, row: number, schema: SheetSchema | undefined): string =>
  version ? rowTitle(version.document, version.path, row, schema) : "";
