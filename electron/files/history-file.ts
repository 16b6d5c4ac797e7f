import { emptyHistory, type HistoryChange, type SavedHistory } from "../../shared/workspace/index.js";
import { timeName, type Clock } from "./clock.js";
import { errorCode, type Disk, type OpenFile } from "./disk.js";
import { changeLine, KeptHistory, readHistory, type HistoryLimits } from "./history-lines.js";
import { readAll, replaceOwn } from "./whole.js";

const limits: HistoryLimits = { steps: 500, bytes: 8 * 1024 * 1024, versions: 1_000 };
/** What is kept takes less; a larger file is none of ours. In bytes. */
const largestFile = 64 * 1024 * 1024;
/** A shorter file is not rewritten for the sake of its length, in bytes. */
const leastCompacted = 1024 * 1024;

export interface OpenedHistory {
  readonly history: HistoryFile;
  /** The history of the last run. */
  readonly saved: SavedHistory;
  /** Where the file is kept as it was found, when it could not be understood. */
  readonly setAside?: string;
}

/**
 * Opens the file with the undo history of a workspace; it is made with the first step. Only the holder of the lock may. Rejects
 * where no file can be kept under the path.
 */
export async function openHistory(disk: Disk, clock: Clock, path: string): Promise<OpenedHistory> {
  const text = await textAt(disk, path);
  const kept = text === null ? undefined : readHistory(text, limits);
  if (kept) {
    // What a crash cut short is not gone on with.
    const history = new HistoryFile(disk, clock, path, kept, text !== "" && text?.endsWith("\n") === true);
    return { history, saved: savedOf(kept) };
  }
  const setAside = path.replace(/(\.\w+)?$/, `-damaged-${timeName(clock.now())}$1`);
  await disk.rename(path, setAside);
  const history = new HistoryFile(disk, clock, path, new KeptHistory(limits), false);
  return { history, saved: emptyHistory, setAside };
}

const savedOf = ({ done, undone, versions }: KeptHistory): SavedHistory => ({
  done: done.map(({ value }) => value),
  undone: undone.map(({ value }) => value),
  versions: versions.map(({ value }) => value),
});

/** Empty where there is no file, null where it is too large to be one of ours. */
async function textAt(disk: Disk, path: string): Promise<string | null> {
  let file: OpenFile;
  try {
    file = await disk.open(path, "read");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  }
  try {
    const { kind, size } = await file.stat();
    if (kind !== "file") throw new Error(kind === "folder" ? "it is a folder" : "it is not a file");
    if (size > largestFile) return null;
    const bytes = await readAll(file, size, largestFile);
    return bytes.length > largestFile ? null : bytes.toString("utf8");
  } finally {
    await file.close();
  }
}

/**
 * The steps of undo and redo, one JSON line for each change of them. Nobody waits for it: a crash may lose the last steps, but
 * none of the edits, which are in the journal.
 */
export class HistoryFile {
  readonly #disk: Disk;
  readonly #clock: Clock;
  readonly #path: string;
  readonly #kept: KeptHistory;
  #file: OpenFile | undefined;
  #bytes = 0;
  /** All changes are in the file, and its last line is complete. */
  #whole: boolean;
  #work: Promise<void> = Promise.resolve();

  constructor(disk: Disk, clock: Clock, path: string, kept: KeptHistory, whole: boolean) {
    this.#disk = disk;
    this.#clock = clock;
    this.#path = path;
    this.#kept = kept;
    this.#whole = whole;
    this.#bytes = whole ? kept.bytes : 0;
  }

  /** Writes a change down. Rejects when the disk refuses; the next call writes all of it again. */
  append(change: HistoryChange): Promise<void> {
    const line = change.kind === "cleared" ? "" : `${changeLine(change)}\n`;
    const bytes = Buffer.from(line);
    this.#kept.take(change, bytes.length);
    const written = this.#work.then(() => (change.kind === "cleared" ? this.#rewrite() : this.#add(bytes)));
    this.#work = written.catch(() => undefined);
    return written;
  }

  async close(): Promise<void> {
    await this.#work;
    await this.#file?.close();
    this.#file = undefined;
  }

  async #add(bytes: Buffer): Promise<void> {
    if (!this.#whole) return this.#rewrite();
    this.#whole = false;
    this.#file ??= await this.#disk.open(this.#path, "append", 0o600);
    await this.#file.write(bytes, this.#bytes);
    this.#whole = true;
    this.#bytes += bytes.length;
    if (this.#bytes > leastCompacted && this.#bytes > 2 * this.#kept.bytes) await this.#rewrite();
  }

  async #rewrite(): Promise<void> {
    this.#whole = false;
    await this.#file?.close();
    this.#file = undefined;
    const bytes = Buffer.from(this.#kept.text);
    await replaceOwn(this.#disk, this.#clock, this.#path, bytes);
    this.#bytes = bytes.length;
    this.#whole = true;
  }
}
