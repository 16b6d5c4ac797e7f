import type { OutwardLink } from "../../shared/base/index.js";
import type { Path } from "../../shared/toml/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import type { Question } from "./question.js";

/** What lies over the sheet. */
export type Overlay =
  | { readonly kind: "open" }
  | { readonly kind: "help" | "games" }
  /** The row that the person is in. */
  | { readonly kind: "form" }
  | { readonly kind: "replace" }
  | { readonly kind: "pivot" | "dashboards" | "fit" | "odds" | "skeleton" }
  /** Of the row that the person is in. */
  | { readonly kind: "tuner" }
  | { readonly kind: "new-sheet" }
  | { readonly kind: "changes" | "review" | "merge-conflicts" }
  /** All what-ifs, or how one of them differs from the current cards. */
  | { readonly kind: "what-ifs" }
  | { readonly kind: "what-if"; readonly id: number }
  /** Of the row that the person is in. */
  | { readonly kind: "history" }
  /** The steps of undo and redo. */
  | { readonly kind: "steps" }
  /** The text of the file on screen beside an earlier one. */
  | { readonly kind: "text-difference" }
  | { readonly kind: "change-cells" }
  | { readonly kind: "save-macro" | "run-macro" | "rename-macro" | "delete-macro" }
  /** The list around the active cell. */
  | { readonly kind: "list" }
  | { readonly kind: "palette"; readonly mode: "commands" | "sheets" | "cards" }
  | { readonly kind: "play" | "leave-match" | "game-words" }
  | { readonly kind: "scenarios" }
  | { readonly kind: "save-scenario" }
  | { readonly kind: "open-position" | "save-position" }
  | { readonly kind: "duplicates" }
  /** The face of the row that the person is in, enlarged. */
  | { readonly kind: "large-face" }
  /** The cards of the sheet on screen as faces. */
  | { readonly kind: "gallery" }
  /** Prints these cards, or exports them. */
  | { readonly kind: "make-cards" }
  /** What the pictures of the cards lack. */
  | { readonly kind: "check-pictures" }
  | { readonly kind: "artifacts" }
  | { readonly kind: "import" }
  | { readonly kind: "import-folder" | "export-folder" }
  | { readonly kind: "row-tool" | "simulation" | "charts"; readonly game: string; readonly tool: string }
  /** With a sentence: where that comes from. */
  | { readonly kind: "workbench"; readonly game: string; readonly sentence?: string }
  /** The settings of a column, by its key. */
  | { readonly kind: "column"; readonly column: string }
  | { readonly kind: "columns" }
  /** The saved views of the sheet. */
  | { readonly kind: "views" }
  | { readonly kind: "add-column" }
  /** A value of a column, by the key of that. */
  | { readonly kind: "rename-value"; readonly name: string; readonly from: string; readonly to?: string }
  /** By its key. */
  | { readonly kind: "rename-column"; readonly column: string }
  /** The height of the selected rows. */
  | { readonly kind: "row-height" }
  | { readonly kind: "filter"; readonly column: string }
  | { readonly kind: "formats"; readonly column?: string }
  | { readonly kind: "table-style" }
  /** Columns that are computed; with a name, that one. */
  | { readonly kind: "derived"; readonly name?: string }
  | { readonly kind: "fix-all"; readonly fix: string; readonly title: string; readonly problems: readonly string[] }
  | { readonly kind: "rule"; readonly code: string }
  | { readonly kind: "waive"; readonly problem: ProblemView }
  | { readonly kind: "conflicts"; readonly id?: string }
  | { readonly kind: "ask"; readonly question: Question }
  | { readonly kind: "image-folder" }
  | { readonly kind: "image-hosts" }
  | { readonly kind: "image-host"; readonly host: string }
  | { readonly kind: "link"; readonly link: OutwardLink }
  | { readonly kind: "recovery" };

/** A cell whose problems are shown beside it, with its place on the screen in px. */
export interface ProblemPlace {
  /** `sheetKey`. */
  readonly sheet: string;
  readonly rowKey: string;
  /** Null: the row as a whole. */
  readonly column: string | null;
  /** The place inside the column's value, where only what is said of it is shown. */
  readonly inner?: Path;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** Only shown, as a tooltip is, and by what: the keyboard stays where it is. */
  readonly peek?: "pointer" | "keys";
}

/** The open menu of a column, with its place on the screen in px. */
export interface ColumnMenuPlace {
  readonly column: string;
  readonly left: number;
  readonly top: number;
}

/** The open menu of the selected rows or cells, with its place on the screen in px. */
export interface SelectionMenuPlace {
  readonly of: "rows" | "cells";
  readonly left: number;
  readonly top: number;
}
