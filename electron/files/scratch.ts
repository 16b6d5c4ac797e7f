import { join } from "node:path";
import type { Clock } from "./clock.js";
import type { Disk } from "./disk.js";
import { openPieces } from "./text-pieces.js";
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

async function* readBack(
  disk: Disk,
  path: string,
  remove: () => Promise<void>,
): AsyncGenerator<readonly string[], undefined> {
  const pieces = await openPieces(disk, path);
  if (!pieces.ok) throw Object.assign(new Error(pieces.error.message), { code: pieces.error.code });
  let rest = "";
  for await (const piece of pieces.value) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield lines.map(unescaped);
  }
  await remove();
}

const escaped = (line: string): string =>
  /[\\\n]/u.test(line) ? line.replaceAll("\\", "\\\\").replaceAll("\n", "\\n") : line;

const unescaped = (line: string): string =>
  line.includes("\\") ? line.replace(/\\(.)/gu, (_, escape: string) => (escape === "n" ? "\n" : escape)) : line;
