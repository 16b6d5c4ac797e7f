import { matchOptionsOf, pairRows, usableId } from "../sheet/index.js";
import { blockText, parseAfter, parseDocument, rowCount, rowEntries, type TomlDocument } from "../toml/index.js";
import { commitChange, type FileCommit, type Footprint, type TrailTable } from "./commit-change.js";
import type { RowChange } from "./history.js";

/** The text of a content; undefined for one that is not a text. */
export type ReadContent = (name: string) => string | undefined;

/** As many documents are kept; they share what did not change. More would only spare the reading of parallel branches. */
const mostKept = 64;

/** The content of a file that is not there. */
const lacking = "";

const nameOf = (file: string, hash: string): string => `${hash} ${file}`;

/**
 * Follows one row from the newest commit back to the oldest. Commits come in an order in which each comes before its parents;
 * each is compared with its own parents, so that branches which were made side by side are not mixed up. A commit that merges
 * has changed only what none of its parents had. A content that cannot be read counts as if nothing had changed in it.
 */
export class RowTrail {
  /** Where the row is, by file and content; null where it is missing. Those that are not here have not been reached. */
  readonly #rows = new Map<string, number | null>();
  readonly #documents = new Map<string, TomlDocument>();
  /** What stands for contents that cannot be read. */
  readonly #standIns = new Map<string, Footprint | undefined>();
  /** Commits that are done, with the file's name in them. */
  readonly #followed = new Set<string>();
  /** The last id that the row is known by, to find it again where it was removed and came back. */
  #id: string | undefined;

  constructor(
    readonly table: TrailTable,
    start: { readonly file: string; readonly content: string; readonly document: TomlDocument; readonly row: number },
  ) {
    this.#keep(start.file, start.content, start);
  }

  /** What a commit did to the row; undefined if nothing. `read` has all contents that the commit names. */
  follow(fileCommit: FileCommit, read: ReadContent): RowChange | undefined {
    const { file, fileBefore = file } = fileCommit;
    const content = fileCommit.after ?? lacking;
    const row = this.#rows.get(nameOf(file, content));
    if (row === undefined || (row === null && this.#id === undefined) || !this.#isFirst(fileCommit)) return undefined;
    const after = this.#footprint(content, row, read);
    const contents = new Set(fileCommit.before.map((before) => before ?? lacking));
    const text = this.#standIns.has(content) || content === lacking ? undefined : read(content);
    const parents = [...contents].map((before) => this.#before(fileBefore, before, after, text, read));
    return commitChange(fileCommit, this.table, after, parents);
  }

  /** A commit may be met again where names come together; one that renames the file removes it under its old name. */
  #isFirst({ commit, file, fileBefore = file }: FileCommit): boolean {
    if (this.#followed.has(nameOf(file, commit.hash))) return false;
    for (const name of [file, fileBefore]) this.#followed.add(nameOf(name, commit.hash));
    return true;
  }

  #footprint(content: string, row: number | null, read: ReadContent): Footprint | undefined {
    if (this.#standIns.has(content)) return this.#standIns.get(content);
    const document = this.#document(content, undefined, read);
    return document && { document, row };
  }

  /** Finds the row in a content of a parent; `text` is that of the document after, where it is at hand. */
  #before(
    file: string,
    content: string,
    after: Footprint | undefined,
    text: string | undefined,
    read: ReadContent,
  ): Footprint | undefined {
    if (content === lacking) {
      this.#rows.set(nameOf(file, lacking), null);
      return undefined;
    }
    const document = this.#document(content, after?.document, read, text);
    if (!document) {
      this.#standIns.set(content, after);
      this.#rows.set(nameOf(file, content), after?.row ?? null);
      return after;
    }
    const known = this.#rows.get(nameOf(file, content));
    const found = { document, row: known ?? this.#find(document, after) };
    this.#keep(file, content, found);
    return found;
  }

  #find(before: TomlDocument, after: Footprint | undefined): number | null {
    const { path, schema } = this.table;
    if (!after || after.row === null) return this.#byId(before);
    const { row, document } = after;
    const isSame = row < rowCount(before, path) && blockText(before, path, row) === blockText(document, path, row);
    return isSame ? row : (pairRows(before, document, path, matchOptionsOf(schema)).places[row] ?? null);
  }

  #byId(document: TomlDocument): number | null {
    if (this.#id === undefined) return null;
    for (let row = 0; row < rowCount(document, this.table.path); row += 1) {
      if (this.#idAt(document, row) === this.#id) return row;
    }
    return null;
  }

  #idAt(document: TomlDocument, row: number): string | undefined {
    const { path, schema } = this.table;
    return usableId(rowEntries(document, path, row), matchOptionsOf(schema).idKey);
  }

  #keep(file: string, content: string, { document, row }: Footprint): void {
    this.#rows.set(nameOf(file, content), row);
    this.#documents.delete(content);
    this.#documents.set(content, document);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > mostKept && oldest !== undefined) this.#documents.delete(oldest);
    if (row !== null) this.#id = this.#idAt(document, row) ?? this.#id;
  }

  /** A content as a document, read beside one that shares most with it; undefined where that cannot be. */
  #document(
    content: string,
    beside: TomlDocument | undefined,
    read: ReadContent,
    besideText?: string,
  ): TomlDocument | undefined {
    const kept = this.#documents.get(content);
    if (kept || content === lacking) return kept;
    const text = read(content);
    if (text === undefined) return undefined;
    const parsed = beside ? parseAfter(beside, text, besideText) : parseDocument(text);
    return parsed.ok ? parsed.value : undefined;
  }
}
