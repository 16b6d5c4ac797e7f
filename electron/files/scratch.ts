import { join } from "node:path";
import type { Clock } from "./clock.js";
import type { Disk } from "./disk.js";
import { removeQuietly, temporaryName } from "./temporary.js";

type Batches = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/** Lines in a temporary file, which is removed once they are read or not wanted any more. */
export interface ScratchRun {
  batches(): AsyncIterable<readonly string[]>;
  remove(): Promise<void>;
}

/** Keeps batches of lines in a temporary file of a folder. What is wrong with the disk is thrown. */
export async function keepLines(disk: Disk, clock: Clock, folder: string, batches: Batches): Promise<ScratchRun> {
  const path = join(folder, temporaryName(clock));
  const remove = async (): Promise<void> => {
    await removeQuietly(disk, path);
  };
  const file = await disk.open(path, "new", 0o600);
  try {
    let position = 0;
    for await (const batch of batches) {
      const bytes = Buffer.from(batch.map((line) => `${escaped(line)}\n`).join(""));
      await file.write(bytes, position);
      position += bytes.length;
    }
  } catch (error) {
    await file.close();
    await remove();
    throw error;
  }
  await file.close();
  return { batches: () => readBack(disk, path, remove), remove };
}

const pieceBytes = 64 * 1024;
const lineEnd = 10;

/** Reads whole lines as far as they fit into one buffer, which is used again: a merge reads many files at once. */
async function* readBack(
  disk: Disk,
  path: string,
  remove: () => Promise<void>,
): AsyncGenerator<readonly string[], undefined> {
  const file = await disk.open(path, "read");
  try {
    let buffer = Buffer.allocUnsafe(pieceBytes);
    let kept = 0;
    let position = 0;
    for (;;) {
      const count = await file.read(buffer.subarray(kept), position);
      if (count === 0) break;
      position += count;
      const filled = kept + count;
      const end = buffer.subarray(0, filled).lastIndexOf(lineEnd);
      if (end >= 0) yield linesOf(buffer.toString("utf8", 0, end));
      buffer.copyWithin(0, end + 1, filled);
      kept = filled - end - 1;
      // A line that is longer than the buffer.
      if (kept === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafe(buffer.length)]);
    }
  } finally {
    await file.close();
  }
  await remove();
}

function linesOf(text: string): string[] {
  const lines = text.split("\n");
  return text.includes("\\") ? lines.map(unescaped) : lines;
}

const escaped = (line: string): string =>
  /[\\\n]/u.test(line) ? line.replaceAll("\\", "\\\\").replaceAll("\n", "\\n") : line;

const unescaped = (line: string): string =>
  line.replace(/\\(.)/gu, (_, escape: string) => (escape === "n" ? "\n" : escape));
