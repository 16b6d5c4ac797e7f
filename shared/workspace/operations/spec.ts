import type { z } from "zod";
import type { Result, TextChange } from "../../base/index.js";
import type { Fresh } from "../content/adopt.js";
import type { NewConflict } from "../sync/conflicts.js";
import type { RowEvent, TouchedRow } from "../content/row-events.js";
import type { RowKey } from "../identity.js";
import type { JournalRow } from "../content/row-name.js";
import type { ColumnId } from "../../sheet/index.js";
import type { TomlValue } from "../../toml/index.js";
import type { Content, TableState } from "../state.js";
import type { JournalChange, Operation } from "./index.js";

export interface Applied {
  readonly content: Content;
  /** Turns the new text back into the old one; empty when nothing changed. */
  readonly inverse: readonly TextChange[];
  readonly rows: readonly RowEvent[];
  /** The rows that changed, also where `rows` asks the page to fetch them again; `unknown` where that was not followed. */
  readonly touched: readonly TouchedRow[] | "unknown";
}

export const unchanged = (content: Content): Applied => ({ content, inverse: [], rows: [], touched: [] });

/** Where an operation is applied. */
export interface Applying {
  readonly file: string;
  readonly fresh: Fresh;
}

/** Text changes known to fit the text, and the number of the version that they lead to. */
export interface Replay {
  readonly changes: readonly TextChange[];
  readonly id: number;
}

/** A row, and a cell of it where one is meant. */
export interface Location {
  readonly table: readonly string[];
  readonly rowKey: RowKey;
  readonly column?: ColumnId;
}

/** Two sources of a cell; null is an absent key. */
export interface CellSources {
  readonly before: string | null;
  readonly after: string | null;
}

/** What a merge compares. */
export interface Versions {
  /** What the disk held when our edits began. */
  readonly base: Content;
  /** What is on screen: the base with our edits. */
  readonly ours: Content;
  /** What another program wrote. */
  readonly theirs: Content;
  /** Theirs with those of our edits that were merged before. */
  readonly merged: Content;
  /** Rows that we added: no other program knows them. */
  readonly ownRows: ReadonlySet<RowKey>;
}

/** What becomes of an unsaved operation when another program wrote the file. */
export type Verdict =
  | { readonly kind: "apply" }
  /** There is nothing left to do. */
  | { readonly kind: "done" }
  /** Both versions are kept. Operations with the same `thing` share one conflict. */
  | { readonly kind: "conflict"; readonly thing?: string; readonly conflict: NewConflict }
  /** It was in a row that the disk no longer has. */
  | { readonly kind: "row-lost"; readonly row: Location };

/** A line of the journal without what names it. */
export interface JournalEntry {
  readonly table: readonly string[];
  readonly row: JournalRow;
  readonly change: JournalChange;
}

/**
 * Everything about one kind of operation. The methods are pure; one that fails changes nothing. How it is written to the
 * journal and recovered from it is defined by the `JournalledChange` of the change that `record` writes.
 */
export interface OperationSpec<Op extends Operation> {
  /** Applies it to a version of its file. The content keeps its id when nothing changed. */
  apply(operation: Op, content: Content, at: Applying): Result<Applied>;
  /** Applies it by text changes known to fit: undo and redo to the byte. */
  replay(operation: Op, content: Content, replay: Replay, at: Applying): Result<Applied>;
  /** The operation that takes it back. */
  inverse(operation: Op): Operation;
  /**
   * The operation as the document carried it out: it chooses how a typed value is spelled and a new row is laid out. `before` is the
   * version that it was carried out on.
   */
  settled?(operation: Op, content: Content, before: Content): Op;
  merge(operation: Op, versions: Versions): Verdict;
  /** What another program changed, so that the operation must not take it back: `The row`. */
  changedSince?(operation: Op, content: Content): string | undefined;
  /**
   * The journal's words for it, from the version before it and the one after. `absence` is the id of the version in which
   * there was no file.
   */
  record(operation: Op, before: Content, after: Content, absence?: number): JournalEntry;
  /** Where it can be seen once it is done. */
  location?(operation: Op): Location;
  /** What its cell held before it and after it, as TOML; null is an absent key. */
  values?(operation: Op): CellSources;
  /** The row that it adds. */
  addedRow?(operation: Op): RowKey;
}

/** What a change of the journal is about, which says how it goes together with others. */
export type Subject =
  /** Something of a row: a later change of the same thing replaces the earlier ones. */
  | { readonly kind: "part"; readonly name: string }
  /** The whole file, likewise. */
  | { readonly kind: "file" }
  /** The row was deleted, which replaces all changes of it. */
  | { readonly kind: "removal" }
  /** The row was added, or came back. */
  | { readonly kind: "addition" }
  /** It replaces nothing. */
  | { readonly kind: "itself" };

/** How a kind of change is written to the journal, and how it is recovered from it after a crash. */
export interface JournalledChange<Change extends JournalChange> {
  readonly schema: z.ZodType<Change>;
  subject(change: Change): Subject;
  /** The source of the id that it takes away from its row, null for none, where it changes the id; else undefined. */
  formerId?(change: Change, isId: (key: string) => boolean): string | null | undefined;
  /** Whether the disk already holds what the last run wanted; then it is not worth offering. */
  isDone(change: Change, site: RecoverySite): boolean;
  /** What prevents taking it back: that it would overwrite or miss what somebody else has written since. */
  clash(change: Change, site: RecoverySite): Clash | null;
  describe(change: Change, site: DescribedSite): Description;
  takeBack(change: Change, recovery: Recovery): Result<Taken>;
  /** It can be taken back where the file can be neither read nor edited. */
  readonly fixesFile?: boolean;
}

/** Sources are TOML; null is an absent value. */
export type Clash =
  /** The file holds something that the last run neither found nor wrote: somebody else did. */
  | { readonly kind: "changed"; readonly disk: string | null }
  /** The row is not in the file any more. */
  | { readonly kind: "row-gone" }
  /** The lines around a stretch of the text are not in the file any more. */
  | { readonly kind: "place-gone" };

/** Where a row of the journal is in its file now. */
export interface FoundRow {
  readonly content: Content;
  readonly table: TableState;
  /** -1 where the row is not in the file. */
  readonly place: number;
}

/** A change of the journal beside the file as it is now. */
export interface RecoverySite {
  /** The changes that it replaces, oldest first; it is the last of them. */
  readonly changes: readonly JournalChange[];
  readonly row: JournalRow;
  readonly content: Content | undefined;
  /** There is no such file. */
  readonly isMissing: boolean;
  /** Undefined where the table is not in the file. */
  readonly found: FoundRow | undefined;
  /** The row was added in the last run and is offered itself. */
  readonly isRowOffered: () => boolean;
  /** Other edits of its file are offered, which were made before it. */
  readonly isAfterOthers: () => boolean;
}

export interface DescribedSite {
  readonly file: string;
  readonly rowTitle: string;
  /** What the thing held before the first of the changes. */
  readonly first: string | null;
}

export interface Description {
  readonly description: string;
  readonly before: string | null;
  readonly after: string | null;
}

export type Taken = "done" | "conflict";

/** What taking back can use. */
export interface Recovery extends RecoverySite, Pick<DescribedSite, "first"> {
  readonly clash: Clash | null;
  /** Its table; fails where that is not in the file. */
  readonly tableHere: () => Result<TableState>;
  /** Where the row is; fails where it is not in the file. */
  readonly rowPlace: () => Result<FoundRow & { readonly rowKey: RowKey }>;
  readonly freshRowKey: () => RowKey;
  readonly apply: (operation: Operation) => Result<Taken>;
  readonly changeCell: (cell: Operation & { kind: "cell" }, change: CellChange) => Result<Taken>;
  /** Makes the file where there is none. */
  readonly replaceText: (text: string) => Result<Taken>;
  readonly removeFile: () => Result<Taken>;
  readonly openConflict: (conflict: NewConflict) => Taken;
}

/** A new value for a cell: as a value (spelled in the old token's style), as exact source, or nothing. */
export type CellChange =
  | { readonly kind: "value"; readonly value: TomlValue }
  | { readonly kind: "source"; readonly source: string }
  | { readonly kind: "remove" };
