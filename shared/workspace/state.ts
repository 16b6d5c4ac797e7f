import type { Fault, TextChange } from "../base/index.js";
import type { Metadata } from "../metadata/index.js";
import type { ColumnId, SheetFacts, SheetSchema } from "../sheet/index.js";
import type { TomlDocument } from "../toml/index.js";
import type { LookChange, RowKey, SheetRef } from "./identity.js";
import type { WireCell } from "./wire-schema.js";
import type { KeptOperation, SavedOperation } from "./history/kept.js";
import type { Operation } from "./operations/index.js";
import type { ProblemsState } from "./problems/memory.js";
import type { DiskStamp, JournalRecord } from "./protocol.js";
import type { RecordedAt, WorkspaceView } from "./views/views.js";

/** One table of a document as a sheet. `keys[i]` names the row at place `i`. */
export interface TableState {
  readonly path: readonly string[];
  readonly title: string;
  readonly keys: readonly RowKey[];
  readonly facts: SheetFacts;
}

/** One version of a file. `id` is the same for two versions exactly when their text is known to be the same. */
export interface Content {
  readonly id: number;
  readonly document: TomlDocument;
  readonly tables: readonly TableState[];
  /** The kinds of sheet that are plain tables, by which this version was read. */
  readonly plain: readonly SheetSchema[];
  readonly metadata: Metadata;
}

/** An operation that is on screen and not yet on disk; `id` names it in the journal. */
export interface PendingOperation {
  readonly id: string;
  readonly operation: Operation;
}

/** `retries` counts failed tries since the last success. */
export type Condition =
  | { readonly kind: "fine" }
  | { readonly kind: "broken"; readonly fault: Fault; readonly text: string | null }
  | { readonly kind: "deleted" }
  | { readonly kind: "unreadable"; readonly fault: Fault }
  | { readonly kind: "read-only"; readonly reason: string }
  | { readonly kind: "failing"; readonly fault: Fault; readonly retries: number; readonly retryInMs: number };

/** Text in an open editor. `before` is the source of the cell when typing began. */
export interface Draft {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
  readonly column: ColumnId;
  readonly text: string;
  readonly seen: WireCell;
  readonly journalId: string;
}

/** Text that no TOML value can hold; it stays in its cell until it is fixed or given up. */
export interface StuckText {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
  readonly column: ColumnId;
  readonly text: string;
  readonly fault: Fault;
}

export interface Flight {
  readonly ticket: number;
  readonly content: Content;
  /** How many pending operations the written content holds. */
  readonly count: number;
}

/** The progress of a disk event between its first sign and the moment it is trusted (MERGE-10). */
export interface Settling {
  /** A read that cannot be shown yet: an empty or broken file may be half of a write. */
  readonly held: DiskStamp | null;
  /** How often the held version was seen again. */
  readonly looks: number;
  /** The file was missing at the last look and may be back soon. */
  readonly gone: boolean;
  /** The version before the first sign: rows that come back are the same rows. */
  readonly origin: Content | undefined;
}

export interface FileState {
  readonly file: string;
  /** `order` is `sheets.toml`: it orders the tabs and is not a sheet; `settings` is `.cardwright/workspace.toml`. */
  readonly role: "sheets" | "order" | "settings";
  /** What is on screen; absent until the file was read once. */
  readonly content?: Content | undefined;
  /** What the disk held when it was last read or written; `stamp` null: nothing. */
  readonly base?: { readonly content: Content; readonly stamp: DiskStamp | null } | undefined;
  /**
   * Where an act of this run made the file: the id of the version in which there was none. While that is on screen, the disk
   * is to hold no such file, and the file stays known only so that it can be made again.
   */
  readonly absence?: number | undefined;
  /** The newest stamp read, of good content or bad. */
  readonly seen?: DiskStamp | undefined;
  readonly pending: readonly PendingOperation[];
  readonly flight?: Flight | undefined;
  /** Disk news came while a write was in flight. */
  readonly lookAgain: boolean;
  readonly condition: Condition;
  readonly settling?: Settling | undefined;
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly stuck: ReadonlyMap<string, StuckText>;
  readonly revision: number;
}

interface ConflictName {
  readonly id: string;
  readonly file: string;
  /** The records of the journal that go with the decision. */
  readonly journalIds: readonly string[];
}

interface RowConflictName extends ConflictName {
  readonly table: readonly string[];
  readonly rowKey: RowKey;
  readonly rowTitle: string;
}

/** Two versions of one thing, kept until a person decides. Sources are TOML; null is an absent key. */
export type Conflict =
  | (RowConflictName & {
      readonly kind: "cell";
      readonly column: ColumnId;
      readonly before: string | null;
      readonly mine: string | null;
      readonly disk: string | null;
    })
  /** `block` is our row, `after` the row before it. */
  | (RowConflictName & {
      readonly kind: "row-deleted-on-disk";
      readonly block: string;
      readonly after: RowKey | null;
    })
  | (RowConflictName & { readonly kind: "row-changed-on-disk"; readonly block: string; readonly disk: string })
  /** Of the whole text of a file. `before` is what ours was made from. */
  | (ConflictName & {
      readonly kind: "text";
      readonly before: string;
      readonly mine: string;
      readonly disk: string;
    });

/** One file's share of an undo step. The changes fit the text exactly while the content is still `contentAfter`. */
export interface HistoryPart {
  readonly file: string;
  readonly contentBefore: number;
  readonly contentAfter: number;
  readonly inverse: readonly (readonly TextChange[])[];
  /** Those of an earlier run of the program are kept ones. */
  readonly operations: readonly (Operation | KeptOperation)[];
  /** The same by ids and places, where they were made in this run. */
  readonly saved?: readonly SavedOperation[] | undefined;
}

/** One step of the history, as it was made. */
export interface HistoryEntry {
  /** No other step that is in the history has it; later ones have higher ones. */
  readonly id: number;
  readonly label: string;
  readonly parts: readonly HistoryPart[];
  /** What the step changed of how a sheet is looked at, which is in no file. */
  readonly look?: LookChange | undefined;
  /** It was made in an earlier run, and too large to be kept: only its name is known. */
  readonly isTooLarge?: true | undefined;
}

/** An edit of the last run that never reached its file. It stays in the journal until a person decides. */
export interface RecoveryOffer {
  /** The newest edit of the thing. */
  readonly record: JournalRecord;
  /** The earlier edits that it replaces, oldest first. */
  readonly earlier: readonly JournalRecord[];
  /** What the id of its row was in that run, newest first; null: the row had none. */
  readonly ids: readonly WireCell[];
  /** What its row held in that run, at first and at last. */
  readonly marks: readonly string[];
  /** Where it was recorded, if its file or its row is elsewhere now. */
  readonly recorded?: RecordedAt | undefined;
}

export interface WorkspaceState {
  readonly root: string;
  readonly title: string;
  readonly readOnly?: string | undefined;
  /** Why there is no journal, so that unsaved edits would not survive a crash. */
  readonly unprotected?: string | undefined;
  /** It is a what-if: its edits wait in memory until they are kept, and nothing of it is written or journalled. */
  readonly isWhatIf?: boolean | undefined;
  readonly missing: boolean;
  readonly files: ReadonlyMap<string, FileState>;
  readonly undone: readonly HistoryEntry[];
  readonly done: readonly HistoryEntry[];
  readonly conflicts: ReadonlyMap<string, Conflict>;
  readonly recovery: ReadonlyMap<string, RecoveryOffer>;
  readonly problems: ProblemsState;
  /** The view that was last published, and its edition; before the first there is none. */
  readonly shown: { readonly edition: number; readonly view: WorkspaceView | undefined };
  /** Prefix of journal ids, different in each run. */
  readonly run: string;
  /** The run of the standing workspace, also in its what-ifs: one opening of the folder, which requests of pages name. */
  readonly openedAs: string;
  /** The next number for row keys, journal ids, tickets, conflicts and contents. */
  readonly counter: number;
  /** State of the generator for new ids. */
  readonly random: readonly number[];
}
