import { join } from "node:path";
import { failed, neverHappens, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { DiskStamp } from "../../shared/workspace/index.js";
import type { Disk } from "./disk.js";
import { readFault } from "./faults.js";
import { pathFilter, type PathFilter } from "./globs.js";
import { locate } from "./locate.js";
import { readWhole } from "./read.js";

/** A file of a folder as it was read, by its path in it, with `/`. */
export interface FileInFolder {
  readonly path: string;
  readonly text: string;
  readonly stamp: DiskStamp;
}

/** No more files of another tool than this are read or written at once. */
export const mostFolderFiles = 5_000;
/** No larger ones, in bytes. */
export const largestFolderFile = 1024 * 1024;

/** Folders lie no deeper in each other than this. */
const deepest = 8;

/**
 * The paths of a folder that a filter matches, in the order of their names. Folders that are links are not entered: where
 * such files could be in one, that is a fault. `root` is free of links.
 */
export async function listFolder(disk: Disk, root: string, filter: PathFilter): Promise<Result<readonly string[]>> {
  const found: string[] = [];
  const look = async (folder: string, depth: number): Promise<Fault | undefined> => {
    const entries = await disk.list(join(root, folder));
    for (const { name, kind, isGarbled } of [...entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isGarbled) continue;
      const path = folder === "" ? name : `${folder}/${name}`;
      const isEntered = depth < deepest && filter.mayHold(path);
      if (filter.matches(path) && (kind === "file" || kind === "link")) found.push(path);
      else if (kind === "link" && isEntered && (await isFolder(disk, join(root, path)))) return linkedFolder(path);
      if (found.length > mostFolderFiles) return tooMany();
      const fault = kind === "folder" && isEntered ? await look(path, depth + 1) : undefined;
      if (fault) return fault;
    }
    return undefined;
  };
  try {
    const fault = await look("", 0);
    return fault ? failed(fault) : ok(found);
  } catch (error) {
    return failed(folderFault(error));
  }
}

/** The fault of the folder itself, which only its reader can name. */
function folderFault(error: unknown): Fault {
  const { code, message } = readFault("", error, "The folder");
  return { code, message };
}

const isFolder = (disk: Disk, path: string): Promise<boolean> =>
  disk.stat(path).then(
    ({ kind }) => kind === "folder",
    () => false,
  );

const linkedFolder = (file: string): Fault => ({
  code: "exchange/linked-folder",
  message: "It is a link to a folder, which is not followed.",
  file,
});

const tooMany = (): Fault => ({
  code: "exchange/too-many-files",
  message: `There are more than ${mostFolderFiles.toLocaleString("en")} files.`,
});

/** Why files cannot be exchanged with a folder, since they are too many or one is too large; undefined where they can. */
export function faultOfSize(files: readonly { readonly path: string; readonly text: string }[]): Fault | undefined {
  if (files.length > mostFolderFiles) return tooMany();
  const large = files.find(({ text }) => Buffer.byteLength(text) > largestFolderFile);
  return large && tooLarge(large.path);
}

const tooLarge = (file: string): Fault => ({
  code: "exchange/file-too-large",
  message: "It has more than 1 MiB.",
  file,
});

/** Reads the files of a folder that globs match; fails where they are too many or too large to be exchanged. */
export async function readFolder(
  disk: Disk,
  root: string,
  globs: readonly string[],
): Promise<Result<readonly FileInFolder[]>> {
  const paths = await listFolder(disk, root, pathFilter(globs));
  return paths.ok ? readFolderFiles(disk, root, paths.value, largestFolderFile) : paths;
}

/** Reads those of these files that are there. */
export async function readPresent(
  disk: Disk,
  root: string,
  paths: readonly string[],
): Promise<Result<readonly FileInFolder[]>> {
  const files: FileInFolder[] = [];
  for (const path of paths) {
    const file = await readFile(disk, root, path, Number.POSITIVE_INFINITY);
    if (file.ok) files.push(file.value);
    else if (file.error.code !== "file/not-found") return file;
  }
  return ok(files);
}

/** Reads files of a folder, links that lead out of it excepted; fails at the first that cannot be read. */
export async function readFolderFiles(
  disk: Disk,
  root: string,
  paths: readonly string[],
  largest = Number.POSITIVE_INFINITY,
): Promise<Result<readonly FileInFolder[]>> {
  const files: FileInFolder[] = [];
  for (const path of paths) {
    const file = await readFile(disk, root, path, largest);
    if (!file.ok) return file;
    files.push(file.value);
  }
  return ok(files);
}

async function readFile(disk: Disk, root: string, path: string, largest: number): Promise<Result<FileInFolder>> {
  try {
    const place = await locate(disk, root, path);
    if (!place.ok) return place;
    const { real, outside } = place.value;
    if (outside) return failed(leadsOut(path));
    if ((await disk.stat(real)).size > largest) return failed(tooLarge(path));
    const { outcome } = await readWhole(disk, real, path);
    switch (outcome.kind) {
      case "content":
        return ok({ path, text: outcome.text, stamp: outcome.stamp });
      case "missing":
        return failed({ code: "file/not-found", message: "The file was not found.", file: path });
      case "not-text":
      case "unreadable":
        return failed(outcome.fault);
      default:
        return neverHappens(outcome);
    }
  } catch (error) {
    return failed(readFault(path, error));
  }
}

/** The fault of a path that a link leads out of its folder. */
export const leadsOut = (file: string): Fault => ({
  code: "exchange/outside-folder",
  message: "It leads outside the folder, by a link.",
  file,
});
