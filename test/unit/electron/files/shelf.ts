import type { ImagePiece } from "../../../../electron/files/image.js";
import type { Rescued } from "../../../../electron/files/kept-versions.js";
import { ownIdentity } from "../../../../electron/files/holder.js";
import { FileStore } from "../../../../electron/files/store.js";
import { WriteLocks } from "../../../../electron/files/write-locks.js";
import type { DiskStamp, ReadOutcome, WriteOutcome } from "../../../../shared/workspace/index.js";
import { FakeClock } from "./fake-clock.js";
import { FakeDisk, type FakeDiskOptions } from "./fake-disk.js";

export const folder = "/cards";
export const target = "/cards/a.toml";
export const backups = "/data/backup";
export const overwrites = "/data/overwrites";
export const locksFolder = "/data/locks";

/** A text as the pieces of a document, one per line. */
export const pieces = (text: string): ImagePiece[] =>
  text
    .split(/(?<=\n)/u)
    .filter((line) => line !== "")
    .map((line) => ({ text: line, byteLength: Buffer.byteLength(line) }));

/** A store over a fake disk that holds one file. */
export class Shelf {
  readonly clock = new FakeClock();
  readonly disk: FakeDisk;
  readonly rescued: Rescued[] = [];
  readonly waiting: string[] = [];
  readonly overrun: string[] = [];
  readonly store: FileStore;

  constructor(content: string | Uint8Array | null, options: FakeDiskOptions = {}) {
    this.disk = new FakeDisk({ now: () => this.clock.now(), ...options });
    for (const path of [folder, backups, overwrites, locksFolder]) this.disk.folder(path);
    if (content !== null) this.disk.put(target, content, 0o640);
    this.store = this.storeOver(this.disk);
    this.clock.pass(10_000);
  }

  storeOver(disk: FakeDisk): FileStore {
    const { clock } = this;
    const rescued = (rescue: Rescued): void => void this.rescued.push(rescue);
    const waiting = (file: string): void => void this.waiting.push(file);
    const overrun = (file: string): void => void this.overrun.push(file);
    const locks = new WriteLocks({
      disk,
      clock,
      folder: locksFolder,
      identity: ownIdentity(clock.unique()),
      patienceMs: 1_000,
      waiting: () => undefined,
      unavailable: () => undefined,
    });
    return new FileStore({ disk, clock, root: folder, locks, backups, overwrites, rescued, waiting, overrun });
  }

  /** The stamp of the file as it is. */
  async stamp(): Promise<DiskStamp> {
    return stampOf(await this.store.read("a.toml"));
  }

  save(text: string, expected: DiskStamp | null): Promise<WriteOutcome> {
    return this.store.write("a.toml", pieces(text), expected);
  }

  /** Lets pass what replaced versions are held for, and looks at them. */
  async close(): Promise<void> {
    this.clock.pass(10_000);
    await this.store.close();
  }

  /** Files of ours that nobody needs any more, where a person would meet them. */
  litter(): string[] {
    return this.disk.names(folder).filter((name) => name.includes(".cardwright-"));
  }
}

export function stampOf(outcome: ReadOutcome | WriteOutcome): DiskStamp {
  if (outcome.kind === "content" || outcome.kind === "written" || outcome.kind === "not-text") return outcome.stamp;
  throw new Error(`No stamp in ${JSON.stringify(outcome)}`);
}
