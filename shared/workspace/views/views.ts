import type { Fault } from "../../base/index.js";
import type { ColumnView, RawMetadata, SheetStyle } from "../../metadata/index.js";
import type { Path } from "../../toml/index.js";
import type { Lexicon } from "../../text/index.js";
import type { OpeningCount, ProblemCounts, TextLimits } from "../../validate/index.js";
import type { LookChange, RowKey, SheetRef } from "../identity.js";
import type { WireCell } from "../wire-schema.js";

export type { ColumnView, EditorKind, EnumOption, SheetStyle } from "../../metadata/index.js";

/** The state of one file as the page shows it (MERGE-11). Unsaved cells exist beside it and outlive every change of it. */
export type FileCondition =
  | { readonly kind: "fine" }
  | { readonly kind: "broken"; readonly fault: Fault }
  | { readonly kind: "deleted" }
  | { readonly kind: "unreadable"; readonly fault: Fault }
  | { readonly kind: "read-only"; readonly reason: string }
  | { readonly kind: "failing"; readonly fault: Fault; readonly retryInMs: number };

export interface FileView {
  readonly file: string;
  readonly condition: FileCondition;
  /** Cells, rows and texts that are not on disk yet, drafts not counted. */
  readonly unsaved: number;
  /** How many of them are texts that their cells refused: they wait to be corrected or dropped. */
  readonly refused: number;
  readonly conflicts: number;
  readonly saving: boolean;
  readonly sheets: readonly SheetRef[];
}

export interface SheetView {
  readonly ref: SheetRef;
  /** `cards`, or `file / table` where a file holds several. */
  readonly title: string;
  readonly revision: number;
  readonly rowCount: number;
  readonly columns: readonly ColumnView[];
  readonly style: SheetStyle;
  /** What the file's `[metadata]` says, from which pages plan changes of it. */
  readonly metadata: RawMetadata;
  readonly binding?: SheetBinding;
  readonly problems: ProblemCounts;
  /** How many of them are of data that nobody touched since the workspace was opened, by rule; absent where none is. */
  readonly openingProblems?: readonly OpeningCount[];
  /** The whole sheet cannot be edited now, with the reason. */
  readonly readOnly?: string;
}

/** The game that a sheet belongs to, and its kind of sheet there. */
export interface SheetBinding {
  readonly game: string;
  readonly kind: string;
  /** The words that its language takes from the workspace, where these are not the language's own. */
  readonly lexicon?: Lexicon;
}

export interface RowView {
  readonly key: RowKey;
  /** In the order of the sheet's columns. */
  readonly cells: readonly WireCell[];
}

/** What is to be said about one cell beside its value. */
export type CellMark =
  | { readonly kind: "pending" }
  | { readonly kind: "draft"; readonly text: string }
  | { readonly kind: "failed"; readonly fault: Fault; readonly text: string }
  | { readonly kind: "conflict"; readonly conflict: string };

export interface MarkView {
  readonly rowKey: RowKey;
  readonly column: string;
  readonly mark: CellMark;
}

/** Two versions of one thing, both kept until a person decides (MERGE-8). */
export interface ConflictView {
  readonly id: string;
  readonly kind: "cell" | "row-deleted-on-disk" | "row-changed-on-disk" | "text";
  readonly file: string;
  /** Null, as `rowKey`, where it is about the file as a whole. */
  readonly sheet: SheetRef | null;
  readonly rowKey: RowKey | null;
  /** For people: the row's name or id, or the file. */
  readonly title: string;
  readonly column?: string;
  readonly columnTitle?: string;
  readonly before: string | null;
  readonly mine: string | null;
  readonly disk: string | null;
}

/** What a recovery offer was about in the last run. */
export interface RecordedAt {
  readonly file: string;
  readonly title: string;
  /** It was recognised by what it holds alone, so that it may be another one: a person decides. */
  readonly isSupposed: boolean;
}

/** An edit found in the journal that never reached its file. */
export interface RecoveryView {
  readonly id: string;
  readonly file: string;
  readonly description: string;
  readonly before: string | null;
  readonly after: string | null;
  /**
   * `changed`: somebody else has written something there since, and accepting raises a conflict. `row-gone`: the row is no longer
   * in the file, `place-gone`: nor are the lines of the text, and the edit cannot be made. Null: nothing prevents it.
   */
  readonly clash: "changed" | "row-gone" | "place-gone" | null;
  /** What the file holds where it was changed; null is an absent value. */
  readonly disk: string | null;
  /** Where it was recorded, if its file or its row is elsewhere now. */
  readonly recorded?: RecordedAt | undefined;
}

/** What undo and redo would do. */
export interface HistoryView {
  /** The step that undo would take back; another one for every step. */
  readonly step: number | null;
  readonly undo: string | null;
  readonly redo: string | null;
}

/** One change within a step. */
export interface StepChangeView {
  readonly sheetTitle: string;
  /** Null where the change is not of one row, or its row is not in the sheet now. */
  readonly rowTitle: string | null;
  /** Its title; null where the change is not of one cell. */
  readonly column: string | null;
  /** What the cell held before the step and after it, as text; null is an absent value. */
  readonly values?: { readonly before: string | null; readonly after: string | null };
}

/** A step that can be gone back or forward to. */
export interface StepView {
  readonly id: number;
  readonly label: string;
  readonly isDone: boolean;
  /** How many changes it has; `changes` are the first of them. */
  readonly count: number;
  readonly changes: readonly StepChangeView[];
  /** What prevents it from being taken back, or done again: files were changed since by other programs. */
  readonly obstacle?: {
    readonly reasons: readonly string[];
    /** Nothing of the step can be; else what can be is. */
    readonly isWhole: boolean;
  };
}

/** The steps of undo and redo, in the order in which they were made. */
export interface StepsView {
  readonly steps: readonly StepView[];
  /** Older steps are not kept any more. */
  readonly isCut: boolean;
}

export interface WorkspaceView {
  /** One more with every event about the view. */
  readonly edition: number;
  /** Absolute path of the folder. */
  readonly root: string;
  /** Another one each time a folder is opened. */
  readonly openedAs: string;
  readonly title: string;
  /** Another process holds the workspace. */
  readonly readOnly?: string;
  /** Why no journal is kept: what is not saved would not survive a crash. */
  readonly unprotected?: string;
  /** The folder itself is gone (renamed or unmounted). */
  readonly missing: boolean;
  readonly files: readonly FileView[];
  /** In tab order. */
  readonly sheets: readonly SheetView[];
  readonly conflicts: readonly ConflictView[];
  /** The first edits of the last run that are offered: never more than `mostListedOffers`. */
  readonly recovery: readonly RecoveryView[];
  /** How many are offered. */
  readonly recoverable: number;
  readonly history: HistoryView;
  /** Where pictures of cards are looked for by number, relative to `root`; `.` is `root` itself. */
  readonly imageFolder?: string;
  /** Up to how much a rules text is plain, where the workspace says so. */
  readonly textLimits?: TextLimits;
}

/**
 * What differs from the view of the edition before, where that had the same files and sheets: all of the view but the files and
 * sheets that stayed as they were. A folder may hold thousands of sheets, of which an edit changes one.
 */
export interface WorkspaceUpdate extends Omit<WorkspaceView, "files" | "sheets"> {
  /** Each replaces the file of its name. */
  readonly files: readonly FileView[];
  /** Each replaces the sheet with its reference. */
  readonly sheets: readonly SheetView[];
}

/** Changes of a sheet's rows, to be applied in order. */
export type RowChange =
  | { readonly kind: "set"; readonly row: RowView }
  | { readonly kind: "insert"; readonly row: RowView; readonly at: number }
  | { readonly kind: "remove"; readonly key: RowKey }
  | { readonly kind: "move"; readonly key: RowKey; readonly to: number };

/** `reset` asks the page to fetch the rows again: the table changed as a whole, or its columns did. */
export interface SheetPatch {
  readonly sheet: SheetRef;
  readonly revision: number;
  readonly origin: "edit" | "undo" | "outside";
  readonly change: { readonly kind: "reset" } | { readonly kind: "rows"; readonly rows: readonly RowChange[] };
}

export interface Notice {
  readonly id: string;
  readonly severity: "info" | "warning" | "error";
  readonly message: string;
  readonly file?: string;
}

/** A row that names another by its id. */
export interface ReferenceView {
  readonly sheet: SheetRef;
  readonly sheetTitle: string;
  readonly rowKey: RowKey;
  readonly rowTitle: string;
  /** What people call the row it names; the first asked about, where it names several. */
  readonly namedTitle?: string;
  /** The key of its column; null where that is not one of the sheet's. */
  readonly column: string | null;
}

/** Who names some rows by their ids. */
export interface ReferencesView {
  /** How many of the rows asked about are named. */
  readonly named: number;
  /** How many rows name them, by sheet. */
  readonly counts: readonly { readonly sheetTitle: string; readonly rows: number }[];
  /** The first of them. */
  readonly references: readonly ReferenceView[];
}

/** The outcome of one cell edit, in the order of the request. */
export type CellOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "unchanged" }
  /** It would have lost its id, which was not asked for. */
  | { readonly kind: "kept-id" }
  | { readonly kind: "conflict"; readonly conflict: string }
  /** `isTextKept`: the text waits in its cell, to be corrected or dropped. */
  | { readonly kind: "refused"; readonly code: string; readonly message: string; readonly isTextKept?: boolean };

/** Where undo and redo lead the eye. */
export interface HistoryOutcome {
  readonly label: string | null;
  readonly skipped: readonly string[];
  /** The files that take no edits now, where the step has to wait for them. */
  readonly closed?: readonly string[];
  readonly focus?: {
    readonly sheet: SheetRef;
    readonly rowKey: RowKey;
    readonly column?: string;
    /** The steps to a place inside the column's value. */
    readonly inner?: Path;
  };
  /** How the page looks at sheets from now on, as it said itself when it changed that; to be applied in order. */
  readonly looks: readonly { readonly sheet: SheetRef; readonly value: LookChange["after"] }[];
}
