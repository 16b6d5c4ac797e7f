import type { JournalRecord } from "../../shared/workspace/index.js";
import { timeName, type Clock } from "./clock.js";
import { errorCode, type Disk, type OpenFile } from "./disk.js";
import { doneLine, JournalReader, recordLine } from "./journal-lines.js";
import { replaceOwn } from "./whole.js";

/** Records that stay unfinished this long are brought to the medium, in ms: most edits are saved before. */
const syncAfterMs = 200;
/** A journal longer than this is rewritten when most of it is done with, in bytes. */
const leastCompacted = 1024 * 1024;

export interface OpenedJournal {
  readonly journal: Journal;
  /** What an earlier run left unfinished. */
  readonly records: readonly JournalRecord[];
  /** Places that could not be read. */
  readonly damaged: number;
  /** It holds more than is offered. */
  readonly isTooLong: boolean;
  /**
   * Where the journal is kept as it was found, when more is wrong with it than a last line that a crash cut short, or when it
   * is too long.
   */
  readonly setAside?: string;
}

/** Bytes read at a time: a journal is never in memory as a whole. */
const chunkBytes = 1024 * 1024;

/**
 * Opens the journal of a workspace, made where it is missing. Only the holder of the lock may. Rejects where no journal can be
 * kept under the path.
 */
export async function openJournal(disk: Disk, clock: Clock, path: string): Promise<OpenedJournal> {
  const reader = new JournalReader();
  const bytes = await readInto(reader, disk, path);
  const isIncomplete = reader.end();
  const { records, damaged, isTooLong, isTorn } = reader;
  const journal = new Journal(disk, clock, path, records, { bytes, whole: !isTorn });
  const opened = { journal, records: [...records.values()], damaged, isTooLong };
  if (isIncomplete) return { ...opened, setAside: await journal.setAside() };
  await journal.begin();
  return opened;
}

/** Returns the number of bytes. */
async function readInto(reader: JournalReader, disk: Disk, path: string): Promise<number> {
  let file: OpenFile;
  try {
    file = await disk.open(path, "read");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return 0;
    throw error;
  }
  try {
    const { kind } = await file.stat();
    if (kind !== "file") throw new Error(kind === "folder" ? "it is a folder" : "it is not a file");
    const chunk = Buffer.allocUnsafe(chunkBytes);
    let length = 0;
    for (let count = await file.read(chunk, 0); count > 0; count = await file.read(chunk, length)) {
      reader.take(chunk.subarray(0, count));
      length += count;
    }
    return length;
  } finally {
    await file.close();
  }
}

/**
 * Edits on their way to their files, one JSON line each, appended before the write starts and marked done after it
 * (FILES-4). What is in it outlives the process at once; power loss, after at most 200 ms.
 */
export class Journal {
  readonly #disk: Disk;
  readonly #clock: Clock;
  readonly #path: string;
  readonly #unfinished: Map<string, JournalRecord>;
  #file: OpenFile | undefined;
  #bytes: number;
  /** The last line is complete, and all that was appended is there. */
  #whole: boolean;
  #work: Promise<void> = Promise.resolve();
  #stopSync: (() => void) | undefined;
  /** The length at which it is next asked whether a shorter journal would do. */
  #compactAt = leastCompacted;

  constructor(
    disk: Disk,
    clock: Clock,
    path: string,
    unfinished: ReadonlyMap<string, JournalRecord>,
    found: { readonly bytes: number; readonly whole: boolean },
  ) {
    this.#disk = disk;
    this.#clock = clock;
    this.#path = path;

    this.#unfinished = new Map(unfinished);
    this.#bytes = found.bytes;
    this.#whole = found.whole;
  }

  /** Makes sure that records can be written. */
  begin(): Promise<void> {
    return this.#queue(async () => {
      this.#file ??= await this.#disk.open(this.#path, "append", 0o600);
    });
  }

  /** Keeps the file as it is under another name, which it returns, and goes on with the unfinished records alone. */
  setAside(): Promise<string> {
    return this.#queue(async () => {
      const aside = this.#path.replace(/(\.\w+)?$/, `-damaged-${timeName(this.#clock.now())}$1`);
      // Where links are unknown the records are without a journal for an instant, but not lost: they are in the other file.
      await this.#disk.link(this.#path, aside).catch(() => this.#disk.rename(this.#path, aside));
      await this.#rewrite();
      return aside;
    });
  }

  /** Returns when another process would find the records. Rejects when the disk refuses; the next call tries them again. */
  append(records: readonly JournalRecord[]): Promise<void> {
    for (const record of records) {
      this.#unfinished.delete(record.id);
      this.#unfinished.set(record.id, record);
    }
    return this.#queue(() => this.#add(records.map(recordLine).join("")));
  }

  /** These need not be offered again. */
  done(ids: readonly string[]): Promise<void> {
    const known = ids.filter((id) => this.#unfinished.delete(id));
    return known.length === 0 ? this.#work : this.#queue(() => this.#add(doneLine(known)));
  }

  /** Leaves an empty journal where nothing is unfinished. */
  close(): Promise<void> {
    return this.#queue(async () => {
      this.#stopSync?.();
      if (this.#unfinished.size === 0 && this.#bytes > 0) await this.#empty();
      else await this.#file?.sync();
      await this.#file?.close();
      this.#file = undefined;
    });
  }

  #queue<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = this.#work.then(work);
    this.#work = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async #add(lines: string): Promise<void> {
    if (!this.#whole) return this.#rewrite();
    const bytes = Buffer.from(lines);
    this.#whole = false;
    this.#file ??= await this.#disk.open(this.#path, "append", 0o600);
    await this.#file.write(bytes, this.#bytes);
    this.#whole = true;
    this.#bytes += bytes.length;
    if (this.#unfinished.size > 0) this.#syncLater();
    if (this.#bytes > this.#compactAt) await this.#compact();
  }

  async #compact(): Promise<void> {
    if (this.#unfinished.size === 0) return this.#empty();
    let needed = 0;
    for (const record of this.#unfinished.values()) needed += recordLine(record).length;
    if (2 * needed < this.#bytes) await this.#rewrite();
    this.#compactAt = Math.max(leastCompacted, 2 * this.#bytes);
  }

  async #empty(): Promise<void> {
    this.#file ??= await this.#disk.open(this.#path, "append", 0o600);
    await this.#file.truncate(0);
    this.#bytes = 0;
    this.#whole = true;
  }

  /** The unfinished records alone, in place of all lines: also after a failed append, which may have left half a line. */
  async #rewrite(): Promise<void> {
    const bytes = Buffer.from([...this.#unfinished.values()].map(recordLine).join(""));
    await this.#file?.close();
    this.#file = undefined;
    await replaceOwn(this.#disk, this.#clock, this.#path, bytes);
    this.#bytes = bytes.length;
    this.#whole = true;
  }

  #syncLater(): void {
    this.#stopSync ??= this.#clock.after(syncAfterMs, () => {
      this.#stopSync = undefined;
      if (this.#unfinished.size > 0) void this.#queue(() => this.#sync());
    });
  }

  async #sync(): Promise<void> {
    try {
      await this.#file?.sync();
    } catch {
      // What the medium refused may be lost: the next call writes all of it again.
      this.#whole = false;
    }
  }
}
