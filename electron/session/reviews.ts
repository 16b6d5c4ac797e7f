import { failed, isEqual, ok, ownFilePath, type Fault, type Result } from "../../shared/base/index.js";
import type { ReviewCells, ReviewItemView, ReviewView } from "../../shared/bridge/index.js";
import {
  newReview,
  readReview,
  reviewFolder,
  reviewItems,
  reviewedCards,
  reviewKey,
  tableView,
  withDecision,
  type ReviewFile,
  type ReviewVerdict,
  type TableVersion,
} from "../../shared/revision/index.js";
import {
  ownRecord,
  parseDocument,
  printDocument,
  rowEntries,
  toWire,
  type WireValue,
} from "../../shared/toml/index.js";
import { listTomlIn, type Clock, type Disk } from "../files/index.js";
import type { NamedCommits } from "../git/index.js";
import type { WorkspaceChanges } from "./changes.js";
import type { FolderChanges } from "./followed-changes.js";
import { keysOf, kindOf } from "./on-screen.js";
import { nameOfItem, revertedItem } from "./reverted-item.js";
import type { OpenWorkspace } from "./workspace.js";

/** More cards and columns are not walked through in one review. */
const mostItems = 500;

interface Decision {
  readonly key: string;
  readonly verdict: ReviewVerdict;
  readonly note: string;
  /** The changes of it as they were looked at. */
  readonly seen: readonly string[];
}

interface Ports {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly commits: NamedCommits;
}

/** Reviews of what changed since a commit, each kept in a file of the folder. */
export class WorkspaceReviews {
  readonly #workspace: OpenWorkspace;
  readonly #changes: WorkspaceChanges;
  readonly #ports: Ports;
  /** A file is read, changed and written by one decision after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(workspace: OpenWorkspace, changes: WorkspaceChanges, ports: Ports) {
    this.#workspace = workspace;
    this.#changes = changes;
    this.#ports = ports;
  }

  /** The names of the reviews in the folder. */
  async list(): Promise<readonly string[]> {
    const files = await listTomlIn(this.#ports.disk, this.#workspace.root, reviewFolder);
    return files.map((file) => file.slice(reviewFolder.length + 1, -".toml".length));
  }

  /** Makes the file of a new review. None that is there is written over. */
  async start(name: string, since: string): Promise<Result<ReviewView>> {
    const { readOnly } = this.#workspace.standing;
    if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
    const names = await this.list();
    if (names.some((each) => each.toLowerCase() === name.toLowerCase())) {
      return failed({ code: "review/exists", message: `A review “${name}” already exists.` });
    }
    const commit = await this.#ports.commits.commitOf(since);
    if (!commit.ok) return commit;
    const started = new Date(this.#ports.clock.now()).toISOString().slice(0, 10);
    const fault = await this.#write(name, newReview({ since, commit: commit.value, started }));
    return fault ? failed(fault) : this.open(name);
  }

  /** A review with the cards as they are now. */
  async open(name: string): Promise<Result<ReviewView>> {
    const text = await this.#read(name);
    return text.ok ? this.#view(name, text.value) : text;
  }

  /** The cells of cards in both versions; those that differ no more are left out. */
  async cells(name: string, keys: readonly string[]): Promise<Result<readonly ReviewCells[]>> {
    const text = await this.#read(name);
    const found = text.ok ? await this.#differences(text.value) : text;
    if (!found.ok) return found;
    const wanted = new Set(keys);
    return ok(
      found.value.differences.flatMap((difference) => {
        const cards = reviewedCards(difference);
        return difference.rows.flatMap((row, at): ReviewCells[] => {
          const card = cards[at];
          const key = card ? reviewKey(card) : "";
          if (!wanted.has(key)) return [];
          const before = row.kind === "added" ? null : cellsAt(difference.before, row.before);
          return [{ key, before, after: row.kind === "removed" ? null : cellsAt(difference.after, row.after) }];
        });
      }),
    );
  }

  /** Decides about a card or a column, and reverts it where that is what was decided. */
  decide(name: string, decision: Decision): Promise<Result<ReviewView>> {
    const decided = this.#last.then(() => this.#decide(name, decision));
    this.#last = decided.catch(() => undefined);
    return decided;
  }

  async #decide(name: string, { key, verdict, note, seen }: Decision): Promise<Result<ReviewView>> {
    const text = await this.#read(name);
    if (!text.ok) return text;
    const before = await this.#view(name, text.value);
    if (!before.ok) return before;
    const item = before.value.items.find((each) => each.key === key);
    if (!item) return failed({ code: "review/no-card", message: "This is no longer in the review." });
    if (verdict === "revert" && !isEqual(item.changes, seen)) return failed(changedMeanwhile);
    const isThere = (item.about === "card" ? item.row : item.noted) !== null;
    const decided = withDecision(text.value, {
      ...(item.about === "card" ? item.card : item.column),
      ...{ decision: verdict, note, changes: seen },
      decidedBefore: verdict === "revert" && isThere ? (item.verdict ?? undefined) : undefined,
    });
    if (!decided.ok) return decided;
    if (verdict === "revert" && isThere) {
      const reverted = await this.#revert(text.value, item);
      if (!reverted.ok) return reverted;
    }
    const fault = await this.#write(name, decided.value);
    return fault ? failed(fault) : this.#view(name, decided.value);
  }

  /** Makes the card what it was, or the column in all of its cards, as one step of the history. */
  async #revert(text: string, item: ReviewItemView): Promise<Result<null>> {
    const found = await this.#differences(text);
    if (!found.ok) return found;
    for (const difference of found.value.differences) {
      if (!difference.after) continue;
      const document = revertedItem(difference, item);
      if (!document) continue;
      if (!document.ok) return document;
      const { file, document: before } = difference.after;
      const [now, seen] = [printDocument(document.value), printDocument(before)];
      const written = await this.#workspace.intend("file/write-text", {
        ...{ file, text: now, seen, label: `Revert ${nameOfItem(item)}` },
      });
      return written.ok ? ok(null) : written;
    }
    return failed({ code: "review/no-sheet", message: "Its sheet is gone; restore its file with git." });
  }

  async #differences(text: string): Promise<Result<FolderChanges & { readonly review: ReviewFile }>> {
    const review = readReviewText(text);
    if (!review.ok) return review;
    const { since, commit } = review.value;
    const found = await this.#changes.differences(commit);
    if (!found.ok) {
      const isGone = found.error.code === "git/unknown-revision";
      return failed(isGone ? baseGone(review.value) : { ...found.error, message: `${since}: ${found.error.message}` });
    }
    return ok({ ...found.value, review: review.value });
  }

  async #view(name: string, text: string): Promise<Result<ReviewView>> {
    const found = await this.#differences(text);
    if (!found.ok) return failed({ ...found.error, file: fileOf(name) });
    const { differences, unread, review } = found.value;
    const { state } = this.#workspace;
    const tables = differences.map((difference) => {
      const { file = "", path = [] } = difference.after ?? difference.before ?? {};
      const view = tableView(difference, kindOf(state, { file, path })?.language);
      return { view, path, cards: reviewedCards(difference) };
    });
    const { columns, cards } = reviewItems(tables, review);
    const items = [...columns, ...cards];
    const shown = items.slice(0, mostItems).map((item): ReviewItemView => {
      if (item.about === "column") return { ...item, key: reviewKey(item.column) };
      const { file, table } = item.card;
      const path = tables.find(({ view }) => view.file === file && view.table === table)?.path ?? table.split(".");
      const rowKey = item.row && item.row.kind !== "removed" ? keysOf(state, file, path)[item.row.row - 1] : undefined;
      return { ...item, key: reviewKey(item.card), path, rowKey: rowKey ?? null };
    });
    const { since, commit, started } = review;
    const sinceNow = await this.#sinceNow(review);
    return ok({
      name,
      since,
      commit,
      sinceNow,
      started,
      items: shown,
      count: items.length,
      unread: unread.map(({ file }) => file),
    });
  }

  /** Somebody may have committed, or deleted a branch, since the review began. */
  async #sinceNow({ since, commit }: ReviewFile): Promise<ReviewView["sinceNow"]> {
    const now = await this.#ports.commits.commitOf(since);
    if (now.ok) return now.value === commit ? "same" : "moved";
    return now.error.code === "git/unknown-revision" ? "gone" : "same";
  }

  async #read(name: string): Promise<Result<string>> {
    const text = await this.#workspace.textFiles.read(fileOf(name));
    return text === null ? failed({ code: "review/unknown", message: `There is no review “${name}”.` }) : ok(text);
  }

  async #write(name: string, text: string): Promise<Fault | undefined> {
    const file = fileOf(name);
    const fault = await this.#workspace.textFiles.write(file, text);
    return fault && { ...fault, file };
  }
}

function cellsAt(version: TableVersion | undefined, row: number): WireValue | null {
  if (!version) return null;
  const { document, path } = version;
  return ownRecord(rowEntries(document, path, row).map(({ key, value }) => [key, toWire(value)]));
}

const changedMeanwhile: Fault = {
  code: "review/changed",
  message: "This changed while you looked at it. It is shown as it is now; nothing was reverted.",
};

const baseGone = ({ since, commit }: ReviewFile): Fault => ({
  code: "review/no-commit",
  message: `The commit that this review compares with (${since}, ${commit.slice(0, 8)}) is no longer in the repository: its branch may have been deleted, or was not fetched.`,
  suggestion: "Fetch that commit, or start a new review. The decisions stay in the file of the review.",
});

const fileOf = (name: string): string => ownFilePath(reviewFolder, name);

function readReviewText(text: string): Result<ReviewFile> {
  const document = parseDocument(text);
  return document.ok ? readReview(document.value) : document;
}
