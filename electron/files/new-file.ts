import { dirname, join, resolve } from "node:path";
import { failed, ok, type Result } from "../../shared/base/index.js";
import type { Clock } from "./clock.js";
import { errorCode, type Disk } from "./disk.js";
import { ownWriteFault } from "./faults.js";
import { removeQuietly, temporaryName } from "./temporary.js";

/**
 * Writes bytes that come piece by piece as a file, which is there as a whole or not at all; the folder is made where it is
 * missing. Without `replaces` the file must be a new one. What the pieces throw is thrown on, and no file is left.
 */
export async function writePiecesWhole(
  disk: Disk,
  clock: Clock,
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  replaces: boolean,
): Promise<Result<null>> {
  const target = resolve(path);
  const isThere = await disk.stat(target).catch(() => undefined);
  if (isThere && (!replaces || isThere.kind !== "file")) {
    const message =
      isThere.kind === "file" ? "The file already exists." : "Something that is not a file is in its place.";
    return failed({ code: "file/exists", message, file: path });
  }
  const temporary = join(dirname(target), temporaryName(clock));
  try {
    await disk.makeFolder(dirname(target));
    await writeAll(disk, temporary, pieces);
    await disk.rename(temporary, target);
    await disk.syncFolder(dirname(target));
    return ok(null);
  } catch (error) {
    await removeQuietly(disk, temporary);
    if (errorCode(error) === "UNKNOWN") throw error;
    return failed({ ...ownWriteFault(error), file: path });
  }
}

async function writeAll(disk: Disk, path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await disk.open(path, "new", 0o666);
  try {
    let at = 0;
    for await (const piece of pieces) {
      await file.write(piece, at);
      at += piece.byteLength;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
