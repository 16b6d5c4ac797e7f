import type { Fault } from "../../shared/base/index.js";
import type { ChangesView, UnreadFile } from "../../shared/bridge/index.js";
import { plainKinds } from "../../shared/games/index.js";
import {
  FollowedFolder,
  rowView,
  tableView,
  type FolderVersion,
  type RowDifference,
  type RowView,
  type TableDifference,
} from "../../shared/revision/index.js";
import type { TextLanguage } from "../../shared/text/index.js";
import type { WorkspaceState } from "../../shared/workspace/index.js";
import { firstRows, type TableInPart } from "./first-rows.js";
import { KnownRows, type ListedRow, type ListedTable } from "./known-rows.js";
import { documentsOf, keysOf, kindOf } from "./on-screen.js";

/** Nobody reads more, and each costs the reading of its rules texts. */
const mostRows = 500;

/** An earlier version of a folder. */
export interface EarlierFolder {
  readonly documents: FolderVersion;
  /** Files that cannot be read in it. */
  readonly unread: readonly UnreadFile[];
  /** The full name of the commit it was in; null for a version that is in none. */
  readonly commit: string | null;
}

/** What of a folder is different on screen. */
export interface FolderChanges {
  readonly differences: readonly TableDifference[];
  /** Files that cannot be read in one of the versions and are left out. */
  readonly unread: readonly UnreadFile[];
}

/** Compares what is on screen with earlier versions, again and again while it is edited: only what an edit touched is read again. */
export class FollowedChanges {
  readonly #folder = new FollowedFolder();
  readonly #known = new KnownRows();
  /** What was read of rows in a language; one that differs as before is the same object as before. */
  readonly #views = new WeakMap<
    RowDifference,
    { readonly language: TextLanguage | undefined; readonly view: RowView }
  >();

  differences(before: EarlierFolder, state: WorkspaceState): FolderChanges {
    const after = documentsOf(state);
    // A file that cannot be read on one side would seem to be new or gone with all its rows.
    const broken = [...state.files.values()].filter(
      ({ content, condition }) => !content && condition.kind !== "deleted",
    );
    const onScreen = broken.map(({ file, condition }) =>
      unreadFile({ ...("fault" in condition && condition.fault), file, isEarlier: false }),
    );
    const unread = new Map([...before.unread, ...onScreen].map((each) => [each.file, each]));
    const readable = (version: FolderVersion): FolderVersion =>
      new Map([...version].filter(([file]) => !unread.has(file)));
    const differences = this.#folder.difference(readable(before.documents), readable(after), {
      schemaOf: (table) => kindOf(state, table)?.schema,
      plainKinds,
    });
    return { differences, unread: [...unread.values()] };
  }

  /** What differs between an earlier version and a state, the first rows of it; in full but for those of a known answer. */
  view(before: EarlierFolder, state: WorkspaceState, known?: string): ChangesView {
    const { differences, unread } = this.differences(before, state);
    const count = differences.reduce((sum, { rows }) => sum + rows.length, 0);
    const listed = firstRows(differences, mostRows).map((table) => this.#listedTable(table, state));
    return { ...this.#known.answer(listed, known), commit: before.commit, count, unread };
  }

  #listedTable({ difference, columns }: TableInPart, state: WorkspaceState): ListedTable {
    const { file = "", path = [] } = difference.after ?? difference.before ?? {};
    const keys = keysOf(state, file, path);
    const language = kindOf(state, { file, path })?.language;
    const rows = difference.rows.map((row): ListedRow => {
      const rowKey = row.kind === "removed" ? null : (keys[row.after] ?? null);
      return { view: this.#rowView(row, difference, language), rowKey };
    });
    return { ...tableView({ ...difference, rows: [] }), path, columns, rows };
  }

  #rowView(row: RowDifference, difference: TableDifference, language: TextLanguage | undefined): RowView {
    const known = this.#views.get(row);
    if (known && known.language === language) return known.view;
    const view = rowView(row, difference, language);
    this.#views.set(row, { language, view });
    return view;
  }
}

type Unread = Pick<UnreadFile, "file" | "isEarlier"> & Partial<Fault>;

/** Of why a file cannot be read only where that is. */
export const unreadFile = ({ file, isEarlier, line, column }: Unread): UnreadFile => ({
  ...{ file, isEarlier },
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
});
