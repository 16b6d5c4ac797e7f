import { join } from "node:path";
import { failed, must, neverHappens, type Fault, type Result } from "../../shared/base/index.js";
import type { DiskStamp, ReadOutcome, RemoveOutcome, WriteOutcome } from "../../shared/workspace/index.js";
import type { Clock } from "./clock.js";
import type { Disk, DiskStat } from "./disk.js";
import { copyFailure, readFault, writeFailure } from "./faults.js";
import { FileTimes } from "./file-times.js";
import { FileImage, type ImagePiece } from "./image.js";
import type { Rescued } from "./kept-versions.js";
import { ReplacedFileGuard } from "./replaced-files.js";
import { locate, type Place } from "./locate.js";
import { overwriteFile } from "./overwrite.js";
import { readWhole, whyReadOnly, type Found } from "./read.js";
import { removeFile } from "./remove.js";
import { replaceFile, type Replaced } from "./replace.js";
import { IdleHash, looksAs, stampOf } from "./stamp.js";
import { RenameRaceDetector } from "./rename-race.js";
import type { WriteLocks } from "./write-locks.js";

export interface StoreOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  /** The workspace's folder, free of links. */
  readonly root: string;
  readonly locks: WriteLocks;
  /** Folders of ours for what saves must not lose, and for overwrites under way. Both exist. */
  readonly backups: string;
  readonly overwrites: string;
  /** Another program's version was about to be lost in a save and is kept elsewhere now. */
  readonly rescued: (rescued: Rescued) => void;
  /** Such a version cannot be written now: it is held in memory until it can. */
  readonly waiting: (file: string, error: unknown) => void;
  /** Another program's version was replaced in a moment in which it could not be kept. */
  readonly overrun: (file: string) => void;
}

/** What is remembered of one file between calls. */
interface Known {
  readonly image: FileImage;
  /** The hash of the image's bytes, perhaps still being computed. */
  hash?: IdleHash | undefined;
  /** The stamp behind whose time a change could hide, because it was taken so soon after it. */
  doubtful?: string | undefined;
  readOnly?: string | undefined;
}

type Failed = Extract<WriteOutcome, { kind: "failed" }>;

/** A file that no other program of ours writes for the moment. */
export interface HeldFile {
  read(): Promise<ReadOutcome>;
  /** As `FileStore.write`. */
  write(pieces: readonly ImagePiece[], expected: DiskStamp | null): Promise<WriteOutcome>;
}

const outsideReason = "It is a link to a file outside of this folder.";
const looks = ({ size, mtimeNs, inode }: DiskStamp): string => `${size} ${mtimeNs} ${inode}`;

/** The files of one workspace: the one door to them. Files are named relative to the folder, with `/`. */
export class FileStore {
  readonly #options: StoreOptions;
  readonly #guard: ReplacedFileGuard;
  readonly #times: FileTimes;
  readonly #races: RenameRaceDetector;
  readonly #known = new Map<string, Known>();

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#guard = new ReplacedFileGuard({ ...options, lost: options.overrun });
    this.#times = new FileTimes(() => options.clock.now());
    this.#races = new RenameRaceDetector(options.overrun);
  }

  /** A name of the folder appeared, went, or changed hands; to be reported in the order of the system's events. */
  sawName(name: string): void {
    this.#races.saw(name);
  }

  read(file: string): Promise<ReadOutcome> {
    return this.#at(file, (place) => this.#readAt(file, place));
  }

  /**
   * Reads unless the file looks as it did at `unless`; null where it does. Permissions count: what became read-only or
   * writable is read.
   */
  readUnless(file: string, unless: DiskStamp): Promise<ReadOutcome | null> {
    return this.#at<ReadOutcome | null>(file, async (place) => {
      const known = this.#of(file);
      const stat = await this.#options.disk.stat(place.real).catch(() => undefined);
      const alike = stat && looksAs(stat, unless) && (await this.#readOnly(place, stat)) === known.readOnly;
      if (alike && known.doubtful !== looks(unless)) return null;
      const outcome = await this.#readAt(file, place);
      const unchanged = alike && outcome.kind === "content" && looks(outcome.stamp) === looks(unless);
      return unchanged && outcome.stamp.hash === unless.hash ? null : outcome;
    });
  }

  /**
   * Replaces the content by the pieces, if the disk still holds `expected`; null: if there is no such file. `written` says
   * that the bytes are on the medium. At most one write of a file may be under way.
   */
  async write(file: string, pieces: readonly ImagePiece[], expected: DiskStamp | null): Promise<WriteOutcome> {
    return this.#writeTo<WriteOutcome>(file, async (place) => {
      const { locks } = this.#options;
      const written = await locks.hold(place.real, () => this.#writeAt(file, place, pieces, expected));
      return written.ok ? written.value : { kind: "failed", fault: { ...written.error, file }, retry: "later" };
    });
  }

  /** Removes a file, if the disk still holds `expected`. At most one write or removal of a file may be under way. */
  async remove(file: string, expected: DiskStamp): Promise<RemoveOutcome> {
    return this.#writeTo<RemoveOutcome>(file, async (place) => {
      const { locks } = this.#options;
      const removed = await locks.hold(place.real, () => this.#removeAt(file, place, expected));
      return removed.ok ? removed.value : { kind: "failed", fault: { ...removed.error, file }, retry: "later" };
    });
  }

  /** Does something with a file while no other program of ours writes it: reads it, say, and writes what follows from it. */
  async exclusively<Value>(file: string, act: (held: HeldFile) => Promise<Value>): Promise<Result<Value>> {
    const { disk, root, locks } = this.#options;
    const place = await locate(disk, root, file).catch((error: unknown) => failed(readFault(file, error)));
    if (!place.ok) return place;
    const held: HeldFile = {
      read: () => this.read(file),
      write: (pieces, expected) => this.#writeTo(file, (found) => this.#writeAt(file, found, pieces, expected)),
    };
    return locks.hold(place.value.real, () => act(held));
  }

  async #writeTo<Outcome>(file: string, write: (place: Place) => Promise<Outcome>): Promise<Outcome | Failed> {
    try {
      const place = await locate(this.#options.disk, this.#options.root, file);
      const refusal = place.ok ? whyNotWritten(file, place.value) : place.error;
      if (refusal) return { kind: "failed", fault: refusal, retry: "when-writable" };
      return await write(must(place));
    } catch (error) {
      return writeFailure(file, error);
    }
  }

  /** Looks a last time at what saves replaced. */
  close(): Promise<void> {
    return this.#guard.close();
  }

  async #writeAt(
    file: string,
    { real: target }: Place,
    pieces: readonly ImagePiece[],
    expected: DiskStamp | null,
  ): Promise<WriteOutcome> {
    const { disk, clock, overwrites: folder } = this.#options;
    const known = this.#of(file);
    const bytes = nextBytes(known, pieces);
    const waiting = (): void => {
      known.hash = new IdleHash(bytes);
    };
    const doubtful = expected !== null && known.doubtful === looks(expected);
    const request = { target, file, bytes, expected, doubtful, waiting };
    const tools = { disk, clock, times: this.#times, guard: this.#guard, races: this.#races };
    const replaced = await replaceFile(tools, request);
    if (replaced.kind !== "impossible" || expected === null) return this.#answer(file, replaced, bytes);
    const overwritten = await overwriteFile(disk, clock, { target, bytes, expected, folder, waiting });
    if (overwritten.kind === "unprepared") return copyFailure(file, folder, overwritten.error);
    return this.#answer(file, overwritten, bytes);
  }

  async #removeAt(file: string, { real: target }: Place, expected: DiskStamp): Promise<RemoveOutcome> {
    const { disk, clock, root } = this.#options;
    const named = await disk.linkStat(join(root, file)).catch(() => undefined);
    if (named?.kind === "link") return readOnly(file, "It is a link to another file.");
    const removed = await removeFile({ disk, clock, guard: this.#guard }, { target, file, expected });
    if (removed.kind === "stale") return { kind: "stale", found: await this.read(file) };
    if (removed.kind === "read-only") return readOnly(file, removed.reason);
    if (removed.kind === "failed") return writeFailure(file, removed.error);
    this.#known.delete(file);
    return removed;
  }

  async #answer(file: string, replaced: Replaced, bytes: Buffer): Promise<WriteOutcome> {
    switch (replaced.kind) {
      case "stale":
        return { kind: "stale", found: await this.read(file) };
      case "read-only":
        return readOnly(file, replaced.reason);
      case "impossible":
        throw new Error(`A new file cannot be overwritten: ${file}`);
      case "failed":
        return writeFailure(file, replaced.error);
      case "written": {
        const known = this.#of(file);
        const hash = (known.hash ??= new IdleHash(bytes));
        const stamp = stampOf(replaced.stat, () => hash.value());
        this.#weigh(known, replaced.stat, stamp);
        known.readOnly = undefined;
        return { kind: "written", stamp };
      }
      default:
        return neverHappens(replaced);
    }
  }

  /** Does something with the file where it really is. */
  async #at<Outcome>(file: string, act: (place: Place) => Promise<Outcome>): Promise<Outcome | ReadOutcome> {
    try {
      const place = await locate(this.#options.disk, this.#options.root, file);
      return place.ok ? await act(place.value) : { kind: "unreadable", fault: place.error };
    } catch (error) {
      return { kind: "unreadable", fault: readFault(file, error) };
    }
  }

  async #readAt(file: string, place: Place): Promise<ReadOutcome> {
    if (place.dangling) return { kind: "missing" };
    const { outcome, stat }: Found = await readWhole(this.#options.disk, place.real, file);
    const known = this.#of(file);
    if (outcome.kind !== "content" && outcome.kind !== "not-text") return outcome;
    if (stat) this.#weigh(known, stat, outcome.stamp);
    known.readOnly = place.outside ? outsideReason : outcome.readOnly;
    return known.readOnly === undefined ? outcome : { ...outcome, readOnly: known.readOnly };
  }

  async #readOnly(place: Place, stat: DiskStat): Promise<string | undefined> {
    return place.outside ? outsideReason : whyReadOnly(this.#options.disk, place.real, stat);
  }

  #weigh(known: Known, stat: DiskStat, stamp: DiskStamp): void {
    known.doubtful = this.#times.mayHideChange(stat) ? looks(stamp) : undefined;
  }

  #of(file: string): Known {
    const known = this.#known.get(file) ?? { image: new FileImage() };
    this.#known.set(file, known);
    return known;
  }
}

const readOnly = (file: string, message: string): Failed => ({
  kind: "failed",
  fault: { code: "file/read-only", message, file },
  retry: "when-writable",
});

/** Makes the image that of the pieces. What still computes the hash of its old bytes must be done with them first. */
function nextBytes(known: Known, pieces: readonly ImagePiece[]): Buffer {
  known.hash?.value();
  known.hash = undefined;
  return known.image.update(pieces);
}

function whyNotWritten(file: string, { outside, dangling }: Place): Fault | undefined {
  if (dangling) return { code: "file/dangling-link", message: "It is a link to a file that is gone.", file };
  if (outside) return { code: "file/read-only", message: outsideReason, file };
  return undefined;
}
