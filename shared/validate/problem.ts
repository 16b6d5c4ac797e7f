import type { Span } from "../base/index.js";
import type { ColumnId } from "../sheet/index.js";
import type { RowEntry, TomlValue } from "../toml/index.js";

/** An `error` breaks the game or a promise of its design, a `warning` probably does, an `info` is worth knowing. */
export type Severity = "error" | "warning" | "info";

/** Worst first. */
export const severities = ["error", "warning", "info"] as const satisfies readonly Severity[];

/** One table of one file; `table` is the path of its key. The path of the file as a whole is empty. */
export interface SheetAddress {
  readonly file: string;
  readonly table: readonly string[];
}

/** The address of what concerns a file as a whole, and none of its tables. */
export const wholeFile = (file: string): SheetAddress => ({ file, table: [] });

/** A row by the key the workspace gave it. */
export interface RowAddress {
  readonly sheet: SheetAddress;
  readonly rowKey: string;
}

/** What a fix does to a cell. `source` is TOML as it is to be spelled: `+5`. */
export type CellTarget =
  | { readonly kind: "value"; readonly value: TomlValue }
  | { readonly kind: "source"; readonly source: string }
  | { readonly kind: "absent" };

/** Says in the settings of the workspace which game a table belongs to. */
export interface BindEdit {
  readonly kind: "bind";
  readonly sheet: SheetAddress;
  /** Its id. */
  readonly game: string;
}

/** Adds words to the dictionary of the workspace. */
export interface WordsEdit {
  readonly kind: "words";
  readonly words: readonly string[];
}

/** One edit of a fix. Rows are inserted behind `after`, or at the end. */
export type FixEdit =
  | { readonly kind: "cell"; readonly row: RowAddress; readonly column: ColumnId; readonly to: CellTarget }
  | {
      readonly kind: "insert";
      readonly sheet: SheetAddress;
      readonly entries: readonly RowEntry[];
      readonly after: string | null;
    }
  | { readonly kind: "delete"; readonly row: RowAddress }
  | BindEdit
  | WordsEdit;

/**
 * A `certain` fix follows from the rule and breaks no other; a `guess` is about what somebody meant, as a word spelled like the
 * one that is there, or adds or deletes rows, and is never made without a person having looked at it.
 */
export type FixKind = "certain" | "guess";

/** A way to fix a problem: ordinary edits, undone in one step. */
export interface ProblemFix {
  /** The same for all problems of a code that are fixed in this way: `set-defense`. */
  readonly id: string;
  /** What it does, with values: `Set defense to 430`. */
  readonly title: string;
  readonly kind: FixKind;
  readonly edits: readonly FixEdit[];
}

/** Another place that has to do with a problem. `column` null: the row as a whole. */
export interface RelatedPlace {
  readonly row: RowAddress;
  /** What people call the row; absent where it has neither name nor id. */
  readonly rowTitle?: string;
  readonly column: ColumnId | null;
  readonly message: string;
}

/** One violation of one rule. */
export interface Problem {
  /** Different for each present problem, and the same for as long as the problem exists. */
  readonly id: string;
  /** `<game|metadata|toml>/<id of the rule>` */
  readonly code: string;
  readonly severity: Severity;
  readonly sheet: SheetAddress;
  /** Null for what concerns the table as a whole. */
  readonly rowKey: string | null;
  /** What people call the row; absent where it has neither name nor id, and without a row. */
  readonly rowTitle?: string;
  readonly column: ColumnId | null;
  /** Where in the text of the cell, where that is known. */
  readonly span?: Span;
  readonly message: string;
  readonly related: readonly RelatedPlace[];
  readonly fixes: readonly ProblemFix[];
}
