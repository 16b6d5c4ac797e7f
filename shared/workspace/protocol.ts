import type { Fault } from "../base/index.js";
import type { TomlDocument } from "../toml/index.js";
import type { AddedRules, CheckProgress, ProblemsPatch } from "../validate/index.js";
import type { SheetRef } from "./identity.js";
import type { HistoryChange, SavedHistory } from "./history/kept.js";
import type { Intent } from "./intents/index.js";
import type { JournalRow } from "./content/row-name.js";
import type { JournalChange } from "./operations/index.js";
import type { KeptEdits } from "./what-if/keep.js";
import type { WorkspaceState } from "./state.js";
import type { MarkView, Notice, SheetPatch, WorkspaceUpdate, WorkspaceView } from "./views/views.js";

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

/** The outcome of reading a file. `readOnly` says why the file cannot be written, where that is known. */
export type ReadOutcome =
  | { readonly kind: "content"; readonly text: string; readonly stamp: DiskStamp; readonly readOnly?: string }
  | { readonly kind: "not-text"; readonly fault: Fault; readonly stamp: DiskStamp; readonly readOnly?: string }
  | { readonly kind: "unreadable"; readonly fault: Fault }
  | { readonly kind: "missing" };

/** The outcome of writing a file. `stale`: the disk held something other than expected, and nothing was written. */
export type WriteOutcome =
  | { readonly kind: "written"; readonly stamp: DiskStamp }
  | { readonly kind: "stale"; readonly found: ReadOutcome }
  | { readonly kind: "failed"; readonly fault: Fault; readonly retry: "soon" | "later" | "when-writable" };

/** The outcome of removing a file. `removed`: nothing is there now. `stale`: as of a write. */
export type RemoveOutcome = { readonly kind: "removed" } | Exclude<WriteOutcome, { kind: "written" }>;

/** So many characters of the hash of a file name what it holds: no two files of a folder share them by chance. */
export const diskNameLength = 16;

/** One line of the journal: enough to offer the edit again after a crash, to another process that issues other row keys. */
export interface JournalRecord {
  readonly id: string;
  readonly file: string;
  readonly table: readonly string[];
  readonly row: JournalRow;
  readonly change: JournalChange;
  /** The beginning of the hash of what the disk held of the file: a file that was renamed since is recognised by it. */
  readonly disk?: string | undefined;
}

/** Everything that can happen to a workspace. */
export type Input =
  | {
      readonly kind: "opened";
      readonly files: readonly { readonly file: string; readonly read: ReadOutcome }[];
      readonly journal: readonly JournalRecord[];
      /** The history of the last run. */
      readonly history?: SavedHistory | undefined;
    }
  | { readonly kind: "intent"; readonly intent: Intent }
  /** The watcher saw something at this path (a change, a deletion, a new file). */
  | { readonly kind: "touched"; readonly file: string }
  /** The folder itself went away or came back. */
  | { readonly kind: "folder"; readonly present: boolean }
  | { readonly kind: "read"; readonly file: string; readonly outcome: ReadOutcome }
  | {
      readonly kind: "wrote";
      readonly file: string;
      readonly ticket: number;
      readonly outcome: WriteOutcome | RemoveOutcome;
    }
  /** Told once, and again when it fails otherwise. */
  | { readonly kind: "journal-failed"; readonly fault: Fault }
  | { readonly kind: "journal-works" }
  /** Other rules hold beside those of games and files. */
  | { readonly kind: "rules"; readonly added: AddedRules }
  /** To a what-if: the standing workspace is this now. */
  | { readonly kind: "standing"; readonly standing: WorkspaceState }
  /** To the standing workspace: a what-if is kept. Answered as an intent is. */
  | { readonly kind: "keep"; readonly edits: KeptEdits }
  | { readonly kind: "timer"; readonly id: string };

/** What the surroundings are asked to do. Effects are carried out in order; `write`, `remove` and `read` answer with an input. */
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
  /** Remove the file, if the disk still holds `expected`, and answer `wrote`. It counts as a write of the file. */
  | { readonly kind: "remove"; readonly file: string; readonly ticket: number; readonly expected: DiskStamp }
  /** Append to the journal before the effects that follow. */
  | { readonly kind: "journal"; readonly records: readonly JournalRecord[] }
  /** These records need not be offered again. */
  | { readonly kind: "journal-done"; readonly ids: readonly string[] }
  /** Write down how the history changed, so that it survives the program. Nothing waits for it. */
  | { readonly kind: "history"; readonly change: HistoryChange }
  /** Call back with `timer` after `ms`; the same id again replaces the earlier one; null stops it. */
  | { readonly kind: "timer"; readonly id: string; readonly ms: number | null }
  | { readonly kind: "publish"; readonly event: PublishedEvent };

/** The events of a workspace for pages, by name. */
export interface WorkspaceEvents {
  /** Everything but rows; sent when files or sheets came, went or moved. Null: no folder is open. */
  "workspace/changed": { readonly workspace: WorkspaceView | null };
  /** Sent whenever anything else of the view changed; of the two events at most one per step. */
  "workspace/updated": WorkspaceUpdate;
  "sheet/patch": SheetPatch;
  /** All marks of a sheet, replacing the earlier ones. */
  "sheet/marks": { readonly sheet: SheetRef; readonly marks: readonly MarkView[] };
  /** What changed in the problems of a sheet. */
  "sheet/problems": ProblemsPatch;
  /** The progress of the full check; sent until `done` is `total`. */
  "problems/progress": CheckProgress;
  notice: Notice;
}

export type PublishedEvent = {
  readonly [Name in keyof WorkspaceEvents]: { readonly name: Name; readonly payload: WorkspaceEvents[Name] };
}[keyof WorkspaceEvents];
