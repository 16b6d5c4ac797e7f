import { failed, ok, type Result } from "../../shared/base/index.js";
import type {
  CallRequest,
  ChangedTableView,
  ChangesView,
  ComparedVersion,
  EarlierVersion,
  RevertedRowsView,
  RowHistoryView,
  SheetChanges,
} from "../../shared/bridge/index.js";
import { plainKinds } from "../../shared/games/index.js";
import {
  changedCells,
  folderDifference,
  tableView,
  type FolderVersion,
  type TableDifference,
} from "../../shared/revision/index.js";
import { columnKey } from "../../shared/sheet/index.js";
import {
  earlierRows,
  type EarlierRows,
  type RowKey,
  type SheetRef,
  type WorkspaceState,
} from "../../shared/workspace/index.js";
import { isWorkspaceFile } from "../files/index.js";
import { commitOf, documentsAt } from "../git/index.js";
import { printDocument, rowCount, toWire } from "../../shared/toml/index.js";
import { rowHistoryOnScreen } from "./history.js";
import { documentsOf, keysOf, kindOf } from "./on-screen.js";
import { revertListed } from "./revert-listed.js";
import type { OpenWorkspace } from "./workspace.js";

/** Nobody reads more, and each costs the reading of its rules texts. */
const mostRows = 500;

interface EarlierFolder {
  readonly documents: FolderVersion;
  readonly unread: readonly string[];
}

/** What is on screen, compared with a commit or with what was there when the folder was opened. */
export class WorkspaceChanges {
  readonly #workspace: OpenWorkspace;
  /** Keeping documents costs nothing: what an edit leaves alone is shared with the next version. */
  readonly #opened: FolderVersion;
  /** The last commit that was read: sheets are compared with it again after every edit. */
  #lastRead: { readonly commit: string; readonly folder: EarlierFolder } | undefined;

  constructor(workspace: OpenWorkspace) {
    this.#workspace = workspace;
    this.#opened = documentsOf(workspace.state);
  }

  /** Fails where git cannot be asked or knows no such commit. */
  async since(revision: string | null): Promise<Result<ChangesView>> {
    const before = await this.#earlier(revision);
    // The state is read after waiting for git: it is compared as it is now.
    return before.ok ? ok(changesBetween(before.value, this.#workspace.state)) : before;
  }

  /** Reverts rows that were listed, or a cell of one, as one step of the history. */
  async revert(wish: CallRequest<"revision/revert">): Promise<Result<RevertedRowsView>> {
    const before = await this.#earlier(wish.since);
    if (!before.ok) return before;
    const { differences } = folderChanges(before.value, this.#workspace.state);
    return revertListed(this.#workspace, differences, wish);
  }

  /** The differences on screen to a commit, by its full name. */
  async differences(commit: string): Promise<Result<FolderChanges>> {
    const before = await this.#at(commit);
    return before.ok ? ok(folderChanges(before.value, this.#workspace.state)) : before;
  }

  /** What of a sheet is different; undefined where the sheet is not on screen. */
  async sheet(sheet: SheetRef, since: ComparedVersion): Promise<SheetChanges | undefined> {
    if (since === "standing") {
      const { state, standing } = this.#workspace;
      return sheetChanges(state, sheet, documentsOf(standing), since);
    }
    const committed = since === "commit" ? await this.#lastCommit() : undefined;
    const before = committed?.documents ?? this.#opened;
    return sheetChanges(this.#workspace.state, sheet, before, committed ? "commit" : "opening");
  }

  /** The rows of a sheet as they were at a commit, or when the folder was opened. */
  async rows(sheet: SheetRef, revision: string | null): Promise<Result<EarlierRows>> {
    const before = revision === null ? ok({ documents: this.#opened }) : await this.#committed(revision);
    if (!before.ok) return before;
    const document = before.value.documents.get(sheet.file);
    if (document) return earlierRows(this.#workspace.state, sheet, document);
    return failed({ code: "revision/no-file", message: "The file was not there then.", file: sheet.file });
  }

  /** The text of a file as it was; null where it was not there. Fails where there is no commit to read. */
  async textAt(file: string, since: EarlierVersion): Promise<Result<string | null>> {
    const before = since === "commit" ? await this.#atLastCommit() : ok({ documents: this.#opened });
    if (!before.ok) return before;
    const document = before.value.documents.get(file);
    return ok(document ? printDocument(document) : null);
  }

  /** What happened to a row; undefined where it is not on screen. */
  history(sheet: SheetRef, rowKey: RowKey): Promise<RowHistoryView | undefined> {
    return rowHistoryOnScreen(this.#workspace, this.#opened, sheet, rowKey);
  }

  /** A commit is read once: a list of changes follows the edits, and asks after each. */
  async #earlier(revision: string | null): Promise<Result<EarlierFolder>> {
    if (revision === null) return ok({ documents: this.#opened, unread: [] });
    const commit = await commitOf(this.#workspace.root, revision);
    return commit.ok ? this.#at(commit.value) : commit;
  }

  async #lastCommit(): Promise<EarlierFolder | undefined> {
    const folder = await this.#atLastCommit();
    return folder.ok ? folder.value : undefined;
  }

  async #atLastCommit(): Promise<Result<EarlierFolder>> {
    const commit = await commitOf(this.#workspace.root, "HEAD");
    return commit.ok ? this.#at(commit.value) : commit;
  }

  async #at(commit: string): Promise<Result<EarlierFolder>> {
    if (this.#lastRead?.commit === commit) return ok(this.#lastRead.folder);
    const folder = await this.#committed(commit);
    if (folder.ok) this.#lastRead = { commit, folder: folder.value };
    return folder;
  }

  async #committed(revision: string): Promise<Result<EarlierFolder>> {
    const { root, path } = this.#workspace;
    const isOneFile = path !== root;
    const isWanted = (name: string): boolean =>
      isOneFile ? this.#workspace.state.files.has(name) : isWorkspaceFile(name) && !name.includes("/");
    const read = await documentsAt(root, revision, isWanted);
    return read.ok ? ok({ documents: read.value.documents, unread: [...read.value.broken.keys()] }) : read;
  }
}

function sheetChanges(
  state: WorkspaceState,
  { file, table: path }: SheetRef,
  before: FolderVersion,
  since: ComparedVersion,
): SheetChanges | undefined {
  const document = documentsOf(state).get(file);
  if (!document) return undefined;
  const old = before.get(file);
  if (!old || rowCount(old, path) === 0) return { since, isNew: true, added: [], changed: [], removed: 0 };
  const keys = keysOf(state, file, path);
  const difference = changedCells(
    { file, path, document: old },
    { file, path, document },
    kindOf(state, { file, path })?.schema,
  );
  return {
    since,
    isNew: false,
    added: difference.added.flatMap((row) => keys[row] ?? []),
    changed: difference.changed.flatMap(({ row, cells }) => {
      const rowKey = keys[row];
      if (rowKey === undefined) return [];
      return [
        {
          rowKey,
          cells: cells.map(({ column, before: value }) => ({
            column: columnKey(column),
            before: value ? toWire(value) : null,
          })),
        },
      ];
    }),
    removed: difference.removed,
  };
}

/** What of a folder is different on screen. */
export interface FolderChanges {
  readonly differences: readonly TableDifference[];
  /** Files that cannot be read in one of the versions and are left out. */
  readonly unread: readonly string[];
}

function folderChanges(before: EarlierFolder, state: WorkspaceState): FolderChanges {
  const after = documentsOf(state);
  // A file that cannot be read on one side would seem to be new or gone with all its rows.
  const broken = [...state.files.values()].filter(({ content, condition }) => !content && condition.kind !== "deleted");
  const unread = new Set([...before.unread, ...broken.map(({ file }) => file)]);
  const readable = (version: FolderVersion): FolderVersion =>
    new Map([...version].filter(([file]) => !unread.has(file)));
  const differences = folderDifference(readable(before.documents), readable(after), {
    schemaOf: (table) => kindOf(state, table)?.schema,
    plainKinds,
  });
  return { differences, unread: [...unread] };
}

/** What differs between an earlier version and a state, the first rows of it in full. */
export function changesBetween(before: EarlierFolder, state: WorkspaceState): ChangesView {
  const { differences, unread } = folderChanges(before, state);
  const count = differences.reduce((sum, { rows }) => sum + rows.length, 0);
  return { tables: firstTables(differences, state), count, unread };
}

function firstTables(differences: readonly TableDifference[], state: WorkspaceState): readonly ChangedTableView[] {
  const tables: ChangedTableView[] = [];
  let left = mostRows;
  for (const difference of differences) {
    const rows = difference.rows.slice(0, left);
    left -= rows.length;
    if (rows.length > 0) tables.push(changedTable({ ...difference, rows }, state));
  }
  return tables;
}

function changedTable(difference: TableDifference, state: WorkspaceState): ChangedTableView {
  const { file = "", path = [] } = difference.after ?? difference.before ?? {};
  const keys = keysOf(state, file, path);
  const view = tableView(difference, kindOf(state, { file, path })?.language);
  const rows = view.rows.map((row) => ({
    ...row,
    rowKey: row.kind === "removed" ? null : (keys[row.row - 1] ?? null),
  }));
  return { ...view, path, rows };
}
