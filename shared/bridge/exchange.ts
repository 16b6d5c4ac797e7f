/** A sheet in the format of another program, to be handed to the person as a file. */
export interface ExportedSheet {
  readonly fileName: string;
  readonly text: string;
}

/** A column that rows of a file and of the sheet may be matched by. */
export interface MatchColumn {
  readonly key: string;
  readonly title: string;
}

/** What bringing rows of a file into a sheet changes. */
export interface ImportView {
  /** What the file was read as: `csv`, or the name of a game's format. */
  readonly format: string;
  /** Rows that the file has. */
  readonly rows: number;
  readonly cells: number;
  /** Rows of the sheet that change, and rows of the file that the sheet has as they are. */
  readonly changed: number;
  readonly unchanged: number;
  readonly added: number;
  /** Rows of the file that may be about several rows of the sheet; they are left out. */
  readonly ambiguous: number;
  /** The first of them, with what is ambiguous about each. */
  readonly ambiguousRows: readonly { readonly row: string; readonly why: string }[];
  readonly matching: {
    /** The columns that may be chosen. */
    readonly columns: readonly MatchColumn[];
    /** Those that rows were found by now. */
    readonly by: readonly MatchColumn[];
    /** There is neither an id nor a name to go by: nothing is imported before somebody has chosen. */
    readonly mustChoose: boolean;
  };
  /** Rows of the sheet that the file says nothing about. They stay. */
  readonly untouched: number;
  /** The first of the cells that change, as texts; null is absent. */
  readonly changes: readonly {
    readonly row: string;
    readonly column: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  /** What the first of the new rows are called. */
  readonly newRows: readonly string[];
}
