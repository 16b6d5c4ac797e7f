import type { Fault } from "../base/index.js";
import type { MetadataChange } from "../metadata/index.js";
import type { ColumnId } from "../sheet/index.js";
import type { TomlDocument } from "../toml/index.js";
import type { CheckProgress, ProblemsPatch, Severity } from "../validate/index.js";
import type { JournalRow } from "./journal.js";
import type { JournalChange } from "./operations/index.js";
import type { CellEdit, LookChange, NewRows, RowKey, SheetRef, WireCell } from "./identity.js";
import type { MarkView, Notice, SheetPatch, WorkspaceView } from "./views.js";

/**
 * What is known of a file on disk. `size` in bytes, `mtimeNs` and `inode` as decimal text (64 bits), `hash` of the content
 * (hex). Two stamps with the same hash are the same content whatever else differs.
 */
export interface DiskStamp {
  readonly size: number;
  readonly mtimeNs: string;
  readonly inode: string;
  readonly hash: string;
}

/** What reading a file gave. `readOnly` says why the file cannot be written, where that is known. */
export type ReadOutcome =
  | { readonly kind: "content"; readonly text: string; readonly stamp: DiskStamp; readonly readOnly?: string }
  | { readonly kind: "not-text"; readonly fault: Fault; readonly stamp: DiskStamp; readonly readOnly?: string }
  | { readonly kind: "unreadable"; readonly fault: Fault }
  | { readonly kind: "missing" };

/** What writing a file gave. `stale`: the disk held something else than expected, nothing was written. */
export type WriteOutcome =
  | { readonly kind: "written"; readonly stamp: DiskStamp }
  | { readonly kind: "stale"; readonly found: ReadOutcome }
  | { readonly kind: "failed"; readonly fault: Fault; readonly retry: "soon" | "later" | "when-writable" };

/** One line of the journal: enough to offer the edit again after a crash, to another process that issues other row keys. */
export interface JournalRecord {
  readonly id: string;
  readonly file: string;
  readonly table: readonly string[];
  readonly row: JournalRow;
  readonly change: JournalChange;
}

/** What a person asks for. The names follow the bridge's calls. */
export type Intent =
  | {
      readonly kind: "edit-cells";
      readonly edits: readonly CellEdit[];
      readonly label?: string | undefined;
      /** Rows that the same act adds. */
      readonly newRows?: NewRows | undefined;
      /** Ids are emptied too; else a cell that holds one keeps it. */
      readonly clearsIds?: boolean | undefined;
    }
  | {
      readonly kind: "draft";
      readonly sheet: SheetRef;
      readonly rowKey: RowKey;
      readonly column: ColumnId;
      readonly text: string | null;
      readonly seen: WireCell;
    }
  | {
      readonly kind: "insert-rows";
      readonly sheet: SheetRef;
      readonly anchor: RowKey | null;
      readonly side: "before" | "after";
      readonly count: number;
    }
  | { readonly kind: "duplicate-rows"; readonly sheet: SheetRef; readonly rowKeys: readonly RowKey[] }
  | {
      readonly kind: "delete-rows";
      readonly sheet: SheetRef;
      readonly rowKeys: readonly RowKey[];
      /** Nothing is deleted where other rows name one of these by its id: the answer says who does. */
      readonly unlessNamed?: boolean | undefined;
    }
  | {
      readonly kind: "move-rows";
      readonly sheet: SheetRef;
      readonly rowKeys: readonly RowKey[];
      readonly before: RowKey | null;
    }
  | { readonly kind: "set-width"; readonly sheet: SheetRef; readonly column: ColumnId; readonly widthPx: number }
  | { readonly kind: "order-sheets"; readonly files: readonly string[] }
  /** Changes of the `[metadata]` of a sheet's file; `edits` of its cells belong to the same act and follow them. */
  | {
      readonly kind: "edit-metadata";
      readonly sheet: SheetRef;
      readonly changes: readonly MetadataChange[];
      readonly label: string;
      readonly edits?: readonly CellEdit[] | undefined;
      /** The page looks at the sheet otherwise with the same act. */
      readonly look?: LookChange | undefined;
    }
  /** The page looks at a sheet otherwise, and may want to undo that. */
  | { readonly kind: "change-look"; readonly label: string; readonly look: LookChange }
  /** `fix` names a way of fixing that the problem offers, or of which all these problems have one. */
  | { readonly kind: "fix-problem"; readonly problem: string; readonly fix: string }
  | {
      readonly kind: "fix-all";
      readonly fix: string;
      readonly problems: readonly string[];
    }
  | { readonly kind: "waive"; readonly problem: string; readonly reason: string }
  | { readonly kind: "unwaive"; readonly problem: string }
  | { readonly kind: "set-severity"; readonly code: string; readonly severity: Severity | "off" | null }
  /** Null takes the setting back. */
  | { readonly kind: "set-image-folder"; readonly folder: string | null }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  | {
      readonly kind: "resolve";
      readonly id: string;
      readonly choice: { readonly kind: "mine" | "disk" } | { readonly kind: "edit"; readonly text: string };
    }
  | { readonly kind: "recover"; readonly accept: readonly string[]; readonly discard: readonly string[] }
  | {
      readonly kind: "write-text";
      readonly file: string;
      readonly text: string;
      readonly seen: string;
      readonly label?: string | undefined;
    }
  | { readonly kind: "retry"; readonly file?: string | undefined }
  | { readonly kind: "restore"; readonly file: string }
  | { readonly kind: "close-file"; readonly file: string };

/** Everything that can happen to a workspace. */
export type Input =
  | {
      readonly kind: "opened";
      readonly files: readonly { readonly file: string; readonly read: ReadOutcome }[];
      readonly journal: readonly JournalRecord[];
    }
  | { readonly kind: "intent"; readonly intent: Intent }
  /** The watcher saw something at this path (a change, a deletion, a new file). */
  | { readonly kind: "touched"; readonly file: string }
  /** The folder itself went away or came back. */
  | { readonly kind: "folder"; readonly present: boolean }
  | { readonly kind: "read"; readonly file: string; readonly outcome: ReadOutcome }
  | { readonly kind: "wrote"; readonly file: string; readonly ticket: number; readonly outcome: WriteOutcome }
  /** Told once, and again when it fails otherwise. */
  | { readonly kind: "journal-failed"; readonly fault: Fault }
  | { readonly kind: "journal-works" }
  | { readonly kind: "timer"; readonly id: string };

/** What the surroundings are asked to do. Effects are carried out in order; `write` and `read` answer with an input. */
export type Effect =
  /** Read the file and answer `read`. With `unless`: only if its stat differs from this stamp; if equal, no answer. */
  | { readonly kind: "read"; readonly file: string; readonly unless?: DiskStamp | undefined }
  /**
   * Replace the file's content by the document, if the disk still holds `expected` (null: the file must not exist), and
   * answer `wrote`. At most one write of a file is in flight.
   */
  | {
      readonly kind: "write";
      readonly file: string;
      readonly ticket: number;
      readonly document: TomlDocument;
      readonly expected: DiskStamp | null;
    }
  /** Append to the journal before the effects that follow. */
  | { readonly kind: "journal"; readonly records: readonly JournalRecord[] }
  /** These records need not be offered again. */
  | { readonly kind: "journal-done"; readonly ids: readonly string[] }
  /** Call back with `timer` after `ms`; the same id again replaces the earlier one; null stops it. */
  | { readonly kind: "timer"; readonly id: string; readonly ms: number | null }
  | { readonly kind: "publish"; readonly event: PublishedEvent };

export type PublishedEvent =
  | { readonly kind: "workspace"; readonly workspace: WorkspaceView }
  | { readonly kind: "patch"; readonly patch: SheetPatch }
  | { readonly kind: "problems"; readonly patch: ProblemsPatch }
  | { readonly kind: "checking"; readonly progress: CheckProgress }
  | { readonly kind: "marks"; readonly sheet: SheetRef; readonly marks: readonly MarkView[] }
  | { readonly kind: "notice"; readonly notice: Notice };
