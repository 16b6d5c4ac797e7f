import { createHash, type Hash } from "node:crypto";
import type { DiskStamp } from "../../shared/workspace/index.js";
import type { DiskStat } from "./disk.js";

/** The hash two contents are compared by. */
export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Whether a file looks as it did when the stamp was taken; the content is not read for it. */
export const looksAs = (stat: DiskStat, stamp: DiskStamp): boolean =>
  stat.size === stamp.size && stat.inode.toString() === stamp.inode && stat.mtimeNs.toString() === stamp.mtimeNs;

/** A stamp whose hash is asked for when it is first needed. */
export function stampOf(stat: DiskStat, hash: () => string): DiskStamp {
  let known: string | undefined;
  return {
    size: stat.size,
    mtimeNs: stat.mtimeNs.toString(),
    inode: stat.inode.toString(),
    get hash() {
      return (known ??= hash());
    },
  };
}

const sliceBytes = 256 * 1024;

/**
 * The hash of bytes computed in slices between other work, so that it costs a save nothing: most of it happens while the
 * medium is waited for. The bytes must stay as they are until the value was taken.
 */
export class IdleHash {
  #hash: Hash | undefined = createHash("sha256");
  #done = 0;
  #value = "";
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#later();
  }

  /** Does what is left at once. */
  value(): string {
    if (this.#hash) {
      this.#value = this.#hash.update(this.#bytes.subarray(this.#done)).digest("hex");
      this.#hash = undefined;
    }
    return this.#value;
  }

  #later(): void {
    setImmediate(() => {
      if (!this.#hash) return;
      if (this.#done + sliceBytes >= this.#bytes.byteLength) {
        this.value();
        return;
      }
      this.#hash.update(this.#bytes.subarray(this.#done, this.#done + sliceBytes));
      this.#done += sliceBytes;
      this.#later();
    });
  }
}
