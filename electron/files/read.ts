import { decodeBytes } from "../../shared/toml/index.js";
import type { DiskStamp, ReadOutcome } from "../../shared/workspace/index.js";
import { errorCode, type Disk, type DiskStat, type OpenFile } from "./disk.js";
import { readFault } from "./faults.js";
import { hashOf, stampOf } from "./stamp.js";
import { readAll } from "./whole.js";

/** Larger files are not opened (FILES-8), in bytes. */
export const largestFile = 256 * 1024 * 1024;

/** A file as found: what the workspace core gets, and what was seen of it before its first byte was read. */
export interface Found {
  readonly outcome: ReadOutcome;
  readonly stat?: DiskStat;
}

/**
 * Reads a whole file. The stamp is of the time before the first byte, so that a change during the reading shows as a
 * different stat later. `file` is the path as people know it.
 */
export async function readWhole(disk: Disk, path: string, file: string): Promise<Found> {
  let handle: OpenFile | undefined;
  try {
    handle = await disk.open(path, "read");
    const stat = await handle.stat();
    const refusal = whyNotOpened(file, stat);
    if (refusal) return { outcome: { kind: "unreadable", fault: refusal }, stat };
    const bytes = await readAll(handle, stat.size, largestFile);
    const readOnly = await whyReadOnly(disk, path, stat);
    return { outcome: contentOf(file, bytes, stat, readOnly), stat };
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return { outcome: { kind: "missing" } };
    return { outcome: { kind: "unreadable", fault: readFault(file, error) } };
  } finally {
    await handle?.close().catch(() => undefined);
  }
}

/** Why a file cannot be written, where looking at it tells; root may write where the bits say no, and is not to. */
export async function whyReadOnly(disk: Disk, path: string, stat: DiskStat): Promise<string | undefined> {
  if ((stat.mode & 0o222) === 0) return "The file is marked read-only.";
  return (await disk.writable(path)) ? undefined : "You may not change this file.";
}

function whyNotOpened(file: string, stat: DiskStat) {
  if (stat.kind !== "file") {
    return {
      code: "file/not-a-file",
      message: stat.kind === "folder" ? "This is a folder, not a file." : "This is not a regular file.",
      file,
    };
  }
  if (stat.size > largestFile) {
    const megabytes = Math.round(stat.size / 1024 / 1024);
    return { code: "file/too-large", message: `It has ${megabytes} MB; at most 256 MB are opened.`, file };
  }
  return undefined;
}

function contentOf(file: string, bytes: Buffer, stat: DiskStat, readOnly: string | undefined): ReadOutcome {
  const hash = hashOf(bytes);
  const stamp: DiskStamp = stampOf(stat, () => hash);
  const reason = readOnly === undefined ? {} : { readOnly };
  const text = decodeBytes(bytes);
  return text.ok
    ? { kind: "content", text: text.value, stamp, ...reason }
    : { kind: "not-text", fault: { ...text.error, file }, stamp, ...reason };
}
