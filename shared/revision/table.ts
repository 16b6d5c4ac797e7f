import { diffCells, innerDifferences, rowTitle, type CellDifference, type SheetSchema } from "../sheet/index.js";
import type { TomlDocument } from "../toml/index.js";
import { inOrderOfPairs, pairsOf } from "./row-pairs.js";

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
  const pairs = pairsOf(before, after, schema);
  const compare = { before, after, schema, moved: pairs.moved };
  const rows = inOrderOfPairs(
    pairs,
    (place, from) => differenceAt(compare, place, from),
    (row) => removedRow(before, row, schema),
  );
  return { before, after, schema, rows };
}

/** Two versions of a table whose rows are paired. */
interface Compared {
  readonly before: TableVersion | undefined;
  readonly after: TableVersion | undefined;
  readonly schema: SheetSchema | undefined;
  readonly moved: ReadonlySet<number>;
}

/** How the row at a place differs from the one before that it is paired with; undefined where it does not. */
export function differenceAt(
  { before, after, schema, moved }: Compared,
  place: number,
  from: number | null,
): RowDifference | undefined {
  if (!before || !after || from === null) return { kind: "added", after: place, title: titleAt(after, place, schema) };
  return changedRow(before, from, after, place, moved.has(place), schema);
}

export const removedRow = (
  before: TableVersion | undefined,
  row: number,
  schema: SheetSchema | undefined,
): RowDifference => ({ kind: "removed", before: row, title: titleAt(before, row, schema) });

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

const titleAt = (version: TableVersion | undefined, row: number, schema: SheetSchema | undefined): string =>
  version ? rowTitle(version.document, version.path, row, schema) : "";
