import type { Projection } from "./schema.js";
import type { ColumnId } from "./column.js";
import type { CellCounts } from "./counts.js";
import type { IdMaker } from "./schema.js";
import type { KeyKinds } from "./value-kinds.js";

/**
 * What kind of editing a column's values call for: `boolean` where every value is one, `number` and `date` where most
 * values are, `long-text` where texts have several lines or are long, `structure` where the column is whole, or most values
 * are lists of tables or tables, `toml` where most values are other arrays or tables, `empty` where there are none but empty
 * texts; `projection` for parts of a whole column that are written as one line of text.
 */
export type ColumnKind =
  | "projection"
  | "empty"
  | "text"
  | "long-text"
  | "number"
  | "boolean"
  | "date"
  | "structure"
  | "toml";

/** A column as the sheet shows it. */
export interface Column {
  readonly id: ColumnId;
  /** `columnKey(id)` */
  readonly key: string;
  /** `Energy Cost`, `Tides 1` (SHEET-11). */
  readonly title: string;
  /** `energy-cost`, `tides[0]` */
  readonly source: string;
  readonly kind: ColumnKind;
  /**
   * The plain column of a key that is an array or a table in other rows, which have columns of their own for its elements or
   * members (SHEET-3). Its cells hold the whole value of the key, whatever it is.
   */
  readonly mixed: boolean;
  /** The last column of the texts of a list of which some rows have more items than there are columns. */
  readonly hasMore?: true;
}

/** One column to be: what its cells hold, and whether it stays when none holds anything any more. */
export interface PartFacts {
  readonly counts: CellCounts;
  readonly lasting: boolean;
}

export interface MemberFacts extends PartFacts {
  readonly name: string;
}

/** What the rows hold under one key. Arrays of scalars are counted by element, tables by member (SHEET-3, SHEET-4). */
export interface KeyFacts {
  readonly key: string;
  /** How many rows have the key at all. */
  readonly rows: number;
  /** What the values are, spread or not. */
  readonly kinds: KeyKinds;
  /** Values that are not spread: scalars, arrays that hold tables or arrays, empty tables. */
  readonly plain: PartFacts;
  readonly elements: readonly PartFacts[];
  readonly members: readonly MemberFacts[];
  /** The key's columns: the plain one, its elements, its members. */
  readonly columns: readonly Column[];
}

/** The ids of the rows of a kind of sheet. */
export interface SheetIds {
  /** The key that holds them. */
  readonly key: string;
  readonly maker: IdMaker;
  /** The kind of sheet; it stands for the words of a row that has none. */
  readonly kind: string;
}

/**
 * A table seen as a sheet. Immutable; kept current by `updateSheet` at the cost of the rows that changed.
 *
 * Columns stand in first-seen order when the sheet is read. Later edits never move a column: new ones are added behind the
 * key they belong to or at the end, and those read from the file stay when their last cell is cleared.
 */
export interface SheetFacts {
  /** How rows get ids where the table belongs to a game; null where they have none of their own. Absent for other tables. */
  readonly ids?: SheetIds | null | undefined;
  readonly table: readonly string[];
  readonly rowCount: number;
  /** Keys whose values are one column each, never spread: their game knows what is inside them. */
  readonly whole: WholeKeys;
  /** Keys whose columns are hidden unless the file says otherwise. */
  readonly hiddenKeys?: ReadonlySet<string> | undefined;
  /** The same array for as long as nothing about any column changes but its counts. */
  readonly columns: readonly Column[];
  /** The rows' keys in the order of the columns: the canonical order for keys to be inserted (TOML-2). */
  readonly keyOrder: readonly string[];
  readonly keys: readonly KeyFacts[];
  /** The rows hold more than there may be columns: the rest is in the file alone. */
  readonly isCut: boolean;
}

/** A list has at most so many columns for the texts of its items; the others are in the column of the list alone. */
export const mostProjected = 6;

/** Keys whose values are one column each, with the texts that they are shown as beside it. */
export type WholeKeys = ReadonlyMap<string, Projection | undefined>;

/** A sheet has at most this many columns, as other spreadsheets do. */
export const mostColumns = 16_384;
