/** A piece of a document. Versions of a document share unchanged pieces: the same object is the same text. */
export interface ImagePiece {
  readonly text: string;
  /** In UTF-8 bytes. */
  readonly byteLength: number;
}

/**
 * The exact bytes of a file, kept from one save to the next, so that an edit costs the changed pieces and not the file.
 * What `bytes` gave is overwritten by the next `update`.
 */
export class FileImage {
  #pieces: readonly ImagePiece[] = [];
  #buffer = Buffer.alloc(0);
  #length = 0;

  /** Makes the image one of these pieces, and returns its bytes. */
  update(pieces: readonly ImagePiece[]): Buffer {
    const head = sharedHead(this.#pieces, pieces);
    const tail = sharedTail(this.#pieces, pieces, head);
    const from = byteLength(pieces, 0, head);
    const tailBytes = byteLength(pieces, pieces.length - tail, pieces.length);
    const to = from + byteLength(pieces, head, pieces.length - tail);
    this.#pieces = [];
    this.#moveTail(this.#length - tailBytes, to, tailBytes);
    let at = from;
    for (let index = head; index < pieces.length - tail; index += 1) {
      at += this.#buffer.write(pieces[index]?.text ?? "", at, "utf8");
    }
    if (at !== to) throw new Error(`Pieces of ${to - from} bytes took ${at - from}`);
    this.#length = to + tailBytes;
    this.#pieces = pieces;
    return this.#buffer.subarray(0, this.#length);
  }

  #moveTail(from: number, to: number, size: number): void {
    const needed = to + size;
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(needed + Math.max(64 * 1024, needed >> 3));
      this.#buffer.copy(larger, 0, 0, Math.min(to, from));
      this.#buffer.copy(larger, to, from, from + size);
      this.#buffer = larger;
    } else if (from !== to) {
      this.#buffer.copyWithin(to, from, from + size);
    }
  }
}

function sharedHead(a: readonly ImagePiece[], b: readonly ImagePiece[]): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
}

function sharedTail(a: readonly ImagePiece[], b: readonly ImagePiece[], head: number): number {
  const most = Math.min(a.length, b.length) - head;
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
}

function byteLength(pieces: readonly ImagePiece[], from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += pieces[index]?.byteLength ?? 0;
  return sum;
}
