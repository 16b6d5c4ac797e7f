import { dirname, join } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { Clock } from "./clock.js";
import { errorCode, type Disk, type OpenFile } from "./disk.js";
import { ownWriteFault, readFault } from "./faults.js";
import { removeQuietly, temporaryName } from "./temporary.js";

const pieceBytes = 64 * 1024;

type Pieces = AsyncIterable<string> | Iterable<string>;

/** The text of a file in pieces, for files of any size. What is not UTF-8 ends the reading with an error. */
export async function openPieces(disk: Disk, path: string): Promise<Result<AsyncIterable<string>>> {
  try {
    const file = await disk.open(path, "read");
    if ((await file.stat()).kind !== "folder") return ok(piecesOf(file));
    await file.close();
    return failed({ code: "file/not-a-file", message: "This is a folder, not a file.", file: path });
  } catch (error) {
    return failed(readFault(path, error));
  }
}

/** Reads an open file to its end and closes it. */
async function* piecesOf(file: OpenFile): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    const buffer = Buffer.allocUnsafe(pieceBytes);
    let position = 0;
    for (let count = await file.read(buffer, 0); count > 0; count = await file.read(buffer, position)) {
      position += count;
      yield decoder.decode(buffer.subarray(0, count), { stream: true });
    }
    yield decoder.decode();
  } finally {
    await file.close();
  }
}

/** Replaces a file as a whole once all pieces are there; nothing is left of them when that fails. */
export async function writePieces(disk: Disk, clock: Clock, path: string, pieces: Pieces): Promise<Result<null>> {
  const target = await disk.realPath(path).catch(() => path);
  const temporary = join(dirname(target), temporaryName(clock));
  try {
    const file = await disk.open(temporary, "new");
    try {
      await fill(file, pieces, 0);
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(temporary, target);
    await disk.syncFolder(dirname(target));
    return ok(null);
  } catch (error) {
    await removeQuietly(disk, temporary);
    return failed(faultOf(path, error));
  }
}

/** Writes behind what a file has, which is made where it is missing; where that fails, it is as before. */
export async function appendPieces(disk: Disk, path: string, pieces: Pieces): Promise<Result<null>> {
  try {
    const isNew = await disk.stat(path).then(
      () => false,
      () => true,
    );
    await (await disk.open(path, "append")).close();
    const file = await disk.open(path, "update");
    const { size } = await file.stat();
    try {
      await fill(file, pieces, size);
      await file.sync();
    } catch (error) {
      if (isNew) await removeQuietly(disk, path);
      else await file.truncate(size);
      throw error;
    } finally {
      await file.close();
    }
    return ok(null);
  } catch (error) {
    return failed(faultOf(path, error));
  }
}

async function fill(file: OpenFile, pieces: Pieces, start: number): Promise<void> {
  let position = start;
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    if (bytes.length > 0) await file.write(bytes, position);
    position += bytes.length;
  }
}

/** Errors of the system as faults; others, such as that the work was cancelled, go on. */
function faultOf(file: string, error: unknown): Fault {
  if (!isSystemError(error)) throw error;
  return { ...ownWriteFault(error), file };
}

/** Whether an error comes from the disk or from bytes that are no text. */
export const isSystemError = (error: unknown): boolean => errorCode(error) !== "UNKNOWN";
