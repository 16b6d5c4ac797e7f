/** What a merge could not decide. Ours stands in the merged file; nothing of theirs is lost, for it is kept here. */
export type MergeConflict = CellConflict | RowConflict | RemovedConflict | CommentConflict | OrderConflict;

/** Where in the merged file. */
export interface MergePlace {
  /** The keys of the table; empty for what is above the first header. */
  readonly table: readonly string[];
  /** Counted from 0; null for what is no element of an array of tables. */
  readonly row: number | null;
}

/** Both changed a value, to different ones. The sources are TOML; null is an absent value. */
export interface CellConflict extends MergePlace {
  readonly kind: "cell";
  /** Keys and places inside the row or table. */
  readonly path: readonly (string | number)[];
  readonly base: string | null;
  readonly ours: string | null;
  readonly theirs: string | null;
}

/** Both changed a row where rows are merged as a whole, or where its cells cannot be merged. */
export interface RowConflict extends MergePlace {
  readonly kind: "row";
  readonly base: string | null;
  readonly ours: string;
  readonly theirs: string;
}

/** One removed a row or table that the other changed; it stays in the merged file. */
export interface RemovedConflict extends MergePlace {
  readonly kind: "removed";
  readonly by: "ours" | "theirs";
  readonly base: string;
  readonly changed: string;
}

/** Lines with comments of theirs that found no place. */
export interface CommentConflict extends MergePlace {
  readonly kind: "comment";
  readonly theirs: string;
}

/** Both moved a row, to different places. */
export interface OrderConflict extends MergePlace {
  readonly kind: "order";
}

/** A conflict within a row or table, whose place is not known yet. */
export type InnerConflict = WithoutPlace<MergeConflict>;

type WithoutPlace<Conflict> = Conflict extends MergeConflict ? Omit<Conflict, keyof MergePlace> : never;
