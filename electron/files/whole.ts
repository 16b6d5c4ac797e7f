import { dirname, join } from "node:path";
import type { Clock } from "./clock.js";
import type { Disk, OpenFile } from "./disk.js";
import { removeQuietly, temporaryName } from "./temporary.js";

/** All bytes of a file. */
export async function readBytes(disk: Disk, path: string): Promise<Buffer> {
  const file = await disk.open(path, "read");
  try {
    return await readAll(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/** All bytes of an open file to its end, whatever size was expected; more than `most` are not read. */
export async function readAll(file: OpenFile, expected: number, most = Number.MAX_SAFE_INTEGER): Promise<Buffer> {
  let buffer = Buffer.allocUnsafe(expected + 1);
  let length = 0;
  for (;;) {
    if (length === buffer.length) {
      if (length > most) break;
      buffer = Buffer.concat([buffer], Math.max(64 * 1024, length * 2));
    }
    const count = await file.read(buffer.subarray(length), length);
    if (count === 0) break;
    length += count;
  }
  return buffer.subarray(0, length);
}

/** Makes a new file with these bytes, on the medium when it returns; nothing is left of it when it fails. */
export async function writeBytes(disk: Disk, path: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  const handle = await disk.open(path, "new", mode);
  try {
    await handle.write(bytes, 0);
    await handle.sync();
    await handle.close();
  } catch (error) {
    await handle.close().catch(() => undefined);
    await removeQuietly(disk, path);
    throw error;
  }
}

/** Replaces a file of our own as a whole: the old or the new content is there at every instant. */
export async function replaceOwn(disk: Disk, clock: Clock, path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(dirname(path), temporaryName(clock));
  await writeBytes(disk, temporary, bytes);
  try {
    await disk.rename(temporary, path);
  } catch (error) {
    await removeQuietly(disk, temporary);
    throw error;
  }
  await disk.syncFolder(dirname(path));
}
