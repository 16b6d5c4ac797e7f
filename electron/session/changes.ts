import { failed, ok, type Result } from "../../shared/base/index.js";
import type {
  CallRequest,
  ChangesView,
  ComparedVersion,
  EarlierVersion,
  RevertedRowsView,
  RowHistoryView,
  RowsAtVersion,
  SheetChanges,
} from "../../shared/bridge/index.js";
import type { FolderVersion } from "../../shared/revision/index.js";
import { earlierRows, type RowKey, type SheetRef } from "../../shared/workspace/index.js";
import { isWorkspaceFile } from "../files/index.js";
import { commitNames, documentsAt, type NamedCommits } from "../git/index.js";
import { printDocument } from "../../shared/toml/index.js";
import { FollowedChanges, unreadFile, type EarlierFolder, type FolderChanges } from "./followed-changes.js";
import { FollowedSheets } from "./followed-sheets.js";
import { rowHistoryOnScreen } from "./history.js";
import { documentsOf } from "./on-screen.js";
import { revertListed } from "./revert-listed.js";
import type { OpenWorkspace } from "./workspace.js";

/** What is on screen, compared with a commit or with what was there when the folder was opened. */
export class WorkspaceChanges {
  readonly #workspace: OpenWorkspace;
  readonly #commits: NamedCommits;
  /** Keeping documents costs nothing: what an edit leaves alone is shared with the next version. */
  readonly #opened: FolderVersion;
  readonly #followed = new FollowedChanges();
  readonly #sheets = new FollowedSheets();
  /** The last commit that was read: sheets are compared with it again after every edit. */
  #lastRead: { readonly commit: string; readonly folder: EarlierFolder } | undefined;

  constructor(workspace: OpenWorkspace, commits: NamedCommits) {
    this.#workspace = workspace;
    this.#commits = commits;
    this.#opened = documentsOf(workspace.state);
  }

  /** Fails where git cannot be asked or knows no such commit. */
  async since(revision: string | null, known?: string): Promise<Result<ChangesView>> {
    const before = await this.#earlier(revision);
    // The state is read after waiting for git: it is compared as it is now.
    return before.ok ? ok(this.#followed.view(before.value, this.#workspace.state, known)) : before;
  }

  /** The tags and branches that a version may be named by. Fails where git cannot be asked. */
  async names(): Promise<Result<{ readonly names: readonly string[] }>> {
    const names = await commitNames(this.#workspace.root);
    return names.ok ? ok({ names: names.value }) : names;
  }

  /** Reverts rows that were listed, or a cell of one, as one step of the history. */
  async revert(wish: CallRequest<"revision/revert">): Promise<Result<RevertedRowsView>> {
    const before = await this.#earlier(wish.since);
    if (!before.ok) return before;
    const { differences } = this.#followed.differences(before.value, this.#workspace.state);
    return revertListed(this.#workspace, differences, wish);
  }

  /** The differences on screen to a commit, by its full name. */
  async differences(commit: string): Promise<Result<FolderChanges>> {
    const before = await this.#at(commit);
    return before.ok ? ok(this.#followed.differences(before.value, this.#workspace.state)) : before;
  }

  /** What of a sheet is different; undefined where the sheet is not on screen. */
  async sheet(sheet: SheetRef, since: ComparedVersion, known?: string): Promise<SheetChanges | undefined> {
    if (since === "standing") {
      const { state, standing } = this.#workspace;
      return this.#sheets.changes(state, sheet, documentsOf(standing), since, known);
    }
    const committed = since === "commit" ? await this.#lastCommit() : undefined;
    const before = committed?.documents ?? this.#opened;
    return this.#sheets.changes(this.#workspace.state, sheet, before, committed ? "commit" : "opening", known);
  }

  /** The rows of a sheet as they were at a commit, or when the folder was opened. */
  async rows(sheet: SheetRef, revision: string | null): Promise<Result<RowsAtVersion>> {
    const commit = revision === null ? ok(null) : await this.#commits.commitOf(revision);
    if (!commit.ok) return commit;
    const before = commit.value === null ? ok({ documents: this.#opened }) : await this.#committed(commit.value);
    if (!before.ok) return before;
    const document = before.value.documents.get(sheet.file);
    if (!document) {
      return failed({
        code: "revision/no-file",
        message: "The file was not there then.",
        file: sheet.file,
      });
    }
    const rows = earlierRows(this.#workspace.state, sheet, document);
    return rows.ok ? ok({ ...rows.value, commit: commit.value }) : rows;
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
    if (revision === null) return ok({ documents: this.#opened, unread: [], commit: null });
    // Named in full it is what was read: git need not be asked.
    if (this.#lastRead?.commit === revision) return ok(this.#lastRead.folder);
    const commit = await this.#commits.commitOf(revision);
    return commit.ok ? this.#at(commit.value) : commit;
  }

  async #lastCommit(): Promise<EarlierFolder | undefined> {
    const folder = await this.#atLastCommit();
    return folder.ok ? folder.value : undefined;
  }

  async #atLastCommit(): Promise<Result<EarlierFolder>> {
    const commit = await this.#commits.commitOf("HEAD");
    return commit.ok ? this.#at(commit.value) : commit;
  }

  async #at(commit: string): Promise<Result<EarlierFolder>> {
    if (this.#lastRead?.commit === commit) return ok(this.#lastRead.folder);
    const read = await this.#committed(commit);
    if (!read.ok) return read;
    const folder = { ...read.value, commit };
    this.#lastRead = { commit, folder };
    return ok(folder);
  }

  async #committed(revision: string): Promise<Result<Omit<EarlierFolder, "commit">>> {
    const { root, path } = this.#workspace;
    const isOneFile = path !== root;
    const isWanted = (name: string): boolean =>
      isOneFile ? this.#workspace.state.files.has(name) : isWorkspaceFile(name) && !name.includes("/");
    const read = await documentsAt(root, revision, isWanted);
    return read.ok
      ? ok({
          documents: read.value.documents,
          unread: [...read.value.broken].map(([file, fault]) => unreadFile({ ...fault, file, isEarlier: true })),
        })
      : read;
  }
}
