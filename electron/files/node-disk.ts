import { isUtf8 } from "node:buffer";
import * as fs from "node:fs";
import { promisify } from "node:util";
import { errorCode, type Disk, type DiskStat, type Listed, type OpenFile, type OpenMode } from "./disk.js";
import { makeFolder } from "./make-folder.js";

/**
 * The real file system. Only what takes long leaves the thread (writing, syncing, reading, removing): the small calls take
 * microseconds, and made at once they keep the time between the last look at a file and its replacement short:
 * promises of `node:fs` triple the tail of a save.
 */
export const nodeDisk: Disk = {
  stat: run((path: string) => toStat(fs.statSync(path, { bigint: true }))),
  linkStat: run((path: string) => toStat(fs.lstatSync(path, { bigint: true }))),
  realPath: run((path: string) => fs.realpathSync.native(path)),
  list: run(list),
  open: run((path: string, mode: OpenMode, permissions = 0o666) =>
    openFile(fs.openSync(path, flags[mode], permissions)),
  ),
  writable: run((path: string) => {
    try {
      fs.accessSync(path, fs.constants.W_OK);
      return true;
    } catch (error) {
      if (["EACCES", "EPERM", "EROFS"].includes(errorCode(error))) return false;
      throw error;
    }
  }),
  link: run(fs.linkSync),
  rename: run(fs.renameSync),
  unlink: (path) => unlink(path),
  makeFolder: run(makeFolder),
  syncFolder,
};

const { O_RDONLY, O_RDWR, O_WRONLY, O_CREAT, O_EXCL, O_APPEND } = fs.constants;
/** Without it, opening a pipe that took the place of a file would wait for ever. Windows knows neither. */
const nonBlocking = process.platform === "win32" ? 0 : fs.constants.O_NONBLOCK;
const flags: Record<OpenMode, number> = {
  read: O_RDONLY | nonBlocking,
  new: O_RDWR | O_CREAT | O_EXCL,
  update: O_RDWR | nonBlocking,
  append: O_WRONLY | O_CREAT | O_APPEND,
};

/** Makes a synchronous call one that rejects instead of throwing. */
function run<Arguments extends unknown[], Value>(
  call: (...values: Arguments) => Value,
): (...values: Arguments) => Promise<Value> {
  return (...values) =>
    new Promise((resolve) => {
      resolve(call(...values));
    });
}

function list(folder: string): readonly Listed[] {
  const names = fs.readdirSync(folder, { withFileTypes: true });
  // The sign for what could not be decoded; only then the bytes are worth a second look.
  if (!names.some(({ name }) => name.includes("\uFFFD"))) return names.map(listed);
  return fs.readdirSync(folder, { withFileTypes: true, encoding: "buffer" }).map((entry) => {
    const name = entry.name.toString("utf8");
    return isUtf8(entry.name) ? { name, kind: kindOf(entry) } : { name, kind: kindOf(entry), isGarbled: true };
  });
}

const listed = (entry: fs.Dirent): Listed => ({ name: entry.name, kind: kindOf(entry) });

interface Kinds {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

function kindOf(entry: Kinds): DiskStat["kind"] {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "other";
}

function toStat(stat: fs.BigIntStats): DiskStat {
  return {
    kind: kindOf(stat),
    size: Number(stat.size),
    mtimeNs: stat.mtimeNs,
    inode: stat.ino,
    bornNs: stat.birthtimeNs,
    device: stat.dev,
    mode: Number(stat.mode) & 0o7777,
    links: Number(stat.nlink),
    owner: Number(stat.uid),
    group: Number(stat.gid),
  };
}

/** So many are copied to or from the system's cache sooner than another thread is asked to. */
const smallBytes = 256 * 1024;

const read = promisify(fs.read);
const write = promisify(fs.write);
const fsync = promisify(fs.fsync);
// Giving back the space of a large file takes a while.
const unlink = promisify(fs.unlink);

function openFile(handle: number): OpenFile {
  return {
    stat: run(() => toStat(fs.fstatSync(handle, { bigint: true }))),
    read: async (into, position) =>
      into.byteLength <= smallBytes
        ? fs.readSync(handle, into, 0, into.byteLength, position)
        : (await read(handle, into, 0, into.byteLength, position)).bytesRead,
    write: async (bytes, position) => {
      let done = 0;
      while (done < bytes.byteLength) {
        const left = bytes.byteLength - done;
        done +=
          left <= smallBytes
            ? fs.writeSync(handle, bytes, done, left, position + done)
            : (await write(handle, bytes, done, left, position + done)).bytesWritten;
      }
    },
    truncate: run((size: number) => fs.ftruncateSync(handle, size)),
    changeMode: run((mode: number) => fs.fchmodSync(handle, mode)),
    changeOwner: run((owner: number, group: number) => fs.fchownSync(handle, owner, group)),
    sync: () => fsync(handle),
    close: run(() => fs.closeSync(handle)),
  };
}

/** What systems and network drives answer that cannot sync a folder. */
const cannotSyncFolders = ["EISDIR", "EPERM", "EACCES", "EINVAL", "ENOTSUP", "EBADF"];

async function syncFolder(path: string): Promise<void> {
  let handle: number | undefined;
  try {
    handle = fs.openSync(path, O_RDONLY);
    await fsync(handle);
  } catch (error) {
    if (!cannotSyncFolders.includes(errorCode(error))) throw error;
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}
