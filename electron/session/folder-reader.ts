import { join } from "node:path";
import {
  isBrokenFile,
  listBrokenFiles,
  listGarbledFiles,
  listWorkspaceFiles,
  notAFile,
  type FileStore,
} from "../files/index.js";
import type { ReadOutcome, Step } from "../../shared/workspace/index.js";
import type { WorkspaceSetup } from "./holdings.js";
import type { WorkNotes } from "./work-note.js";

/** A file with what was read of it. */
export interface FoundFile {
  readonly file: string;
  readonly read: ReadOutcome;
}

/** The sign for bytes of a name that are no UTF-8. */
const undecoded = "\uFFFD";

/** What was thrown, with where it was thrown, for the log. */
export const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? "") : "");

/**
 * Reads the files of an open folder. A file at which a step of the core failed is set aside and reads as one that cannot be
 * opened, until the person wants it back. A file whose name is not UTF-8 cannot be opened either, nor what leads to no file.
 */
export class FolderReader {
  readonly #setup: WorkspaceSetup;
  readonly #root: string;
  readonly #store: FileStore;
  readonly #notes: WorkNotes;
  /** The file that was worked on when the last step failed. */
  #brokeAt: string | undefined;
  /** Names that led to no file when the folder was opened. */
  readonly #broken = new Set<string>();

  constructor(setup: WorkspaceSetup, root: string, store: FileStore, notes: WorkNotes) {
    this.#setup = setup;
    this.#root = root;
    this.#store = store;
    this.#notes = notes;
  }

  get brokeAt(): string | undefined {
    return this.#brokeAt;
  }

  /** Runs a step of the core, and knows the file that it worked on if it fails. */
  watchStep(run: () => Step): Step {
    this.#brokeAt = undefined;
    try {
      return run();
    } catch (error) {
      this.#brokeAt = this.#notes.file;
      throw error;
    }
  }

  /** Sets aside the file that the last step broke at; false where there is none, or where it was so before. */
  blame(error: unknown): boolean {
    const file = this.#brokeAt;
    if (file === undefined || this.#setup.setAside.has(this.#pathOf(file))) return false;
    this.#setup.setAside.set(this.#pathOf(file), `a mistake inside Cardwright (${String(error)})`);
    this.#setup.log.write("error", "cw.session", `${file} was set aside: ${String(error)}`, { stack: stackOf(error) });
    return true;
  }

  #pathOf(file: string): string {
    return join(this.#root, file);
  }

  /** The person wants a file back that was set aside. */
  wantAgain(file: string): void {
    if (this.#setup.setAside.delete(this.#pathOf(file))) this.#setup.wantedAgain(this.#pathOf(file));
  }

  /** The names of the folder's files, those that cannot be opened last: they are not UTF-8, or lead to no file. */
  async names(): Promise<readonly string[]> {
    const { disk } = this.#setup;
    const broken = await listBrokenFiles(disk, this.#root);
    for (const name of broken) this.#broken.add(name);
    const files = [...(await listWorkspaceFiles(disk, this.#root)), ...(await listGarbledFiles(disk, this.#root))];
    return [...new Set([...files, ...broken])];
  }

  async read(file: string): Promise<ReadOutcome> {
    const read = (await this.#unopenable(file)) ?? (await this.#store.read(file));
    if (read.kind === "content") this.#notes.setLength(file, read.text.length);
    return read;
  }

  /** Reads a file unless it still is as the stamp says. */
  async readUnless(...[file, unless]: Parameters<FileStore["readUnless"]>): ReturnType<FileStore["readUnless"]> {
    return (await this.#unopenable(file)) ?? this.#store.readUnless(file, unless);
  }

  /** What was read of a file, unless it was set aside. */
  known({ file, read }: FoundFile): FoundFile {
    return { file, read: this.#asideOutcome(file) ?? read };
  }

  async #unopenable(file: string): Promise<ReadOutcome | undefined> {
    return this.#asideOutcome(file) ?? (await this.#garbledOutcome(file)) ?? (await this.#brokenOutcome(file));
  }

  #asideOutcome(file: string): ReadOutcome | undefined {
    const reason = this.#setup.setAside.get(this.#pathOf(file));
    if (reason === undefined) return undefined;
    const message = `It stopped the reader and is set aside: ${reason}.`;
    return { kind: "unreadable", fault: { code: "file/set-aside", message, file } };
  }

  /** A file whose name is not UTF-8 is there and cannot be opened, until it is renamed. */
  async #garbledOutcome(file: string): Promise<ReadOutcome | undefined> {
    if (!file.includes(undecoded)) return undefined;
    const garbled = await listGarbledFiles(this.#setup.disk, this.#root).catch((): readonly string[] => []);
    if (!garbled.includes(file)) return undefined;
    const message = "Its name is not UTF-8. Rename it, and it opens.";
    return { kind: "unreadable", fault: { code: "file/garbled-name", message, file } };
  }

  /** A name that led to no file is not opened until it does: a pipe would be waited for. */
  async #brokenOutcome(file: string): Promise<ReadOutcome | undefined> {
    if (!this.#broken.has(file)) return undefined;
    if (await isBrokenFile(this.#setup.disk, this.#root, file)) {
      return { kind: "unreadable", fault: { ...notAFile, file } };
    }
    this.#broken.delete(file);
    return undefined;
  }
}
