/** A sheet in the format of another program, to be handed to the person as a file. */
export interface ExportedSheet {
  readonly fileName: string;
  readonly text: string;
}

/** What bringing rows of a file into a sheet changes. */
export interface ImportView {
  /** What the file was read as: `csv`, or the name of a game's format. */
  readonly format: string;
  /** Rows that the file has. */
  readonly rows: number;
  readonly cells: number;
  readonly added: number;
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
