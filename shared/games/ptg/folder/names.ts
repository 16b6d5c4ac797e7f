import { entryOf, type TreeMap } from "../yaml/tree.js";

/** The two kinds of card files, by the tables their rows are in. */
export const tables = ["cards", "decks"] as const;
export type FileTable = (typeof tables)[number];

/** The key whose text names the row of a table, and its file. */
export const nameKeys: Readonly<Record<FileTable, string>> = { cards: "card_id", decks: "name" };

export const textIn = (map: TreeMap, key: string): string | undefined => {
  const node = entryOf(map, key)?.node;
  return node?.kind === "scalar" && node.value.kind === "string" ? node.value.value : undefined;
};

/** Names that Windows keeps for devices, also with an ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
/** With room for a number and the ending, below the 255 bytes that file systems allow. */
const longestName = 200;

const safe = (name: string): string => {
  const plain = name
    .replace(/[^A-Za-z0-9._-]/gu, "_")
    .replace(/^\./u, "_")
    .slice(0, longestName);
  return device.test(plain) ? `_${plain}` : plain;
};

/** The usual path of the file of a row. */
export const usualPath = (table: FileTable, name: string): string => `${table}/${safe(name)}.yaml`;

/** What a row says of its file: nothing where the path is the usual one, its name in the usual folder, or all of the path. */
export function fileOf(table: FileTable, name: string, path: string): string | undefined {
  if (path === usualPath(table, name)) return undefined;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  if (folder === `${table}/`) return path.slice(folder.length);
  return folder === "" ? `./${path}` : path;
}

/** The path for what a row says of its file; undefined where it would lead out of the folder, or to no card file. */
export function pathFor(table: FileTable, name: string, file: string | undefined): string | undefined {
  if (file === undefined) return usualPath(table, name);
  if (file.startsWith("./")) return confined(file.slice(2));
  return confined(file.includes("/") ? file : `${table}/${file}`);
}

/** Hidden files and folders, such as `.git`, belong to other programs; the rest is what some system cannot write. */
const isFileName = (part: string): boolean =>
  part !== "" &&
  part.length <= longestName + ".yaml".length &&
  !/^\.|[. ]$|[<>:"|?*\\]|\p{C}/u.test(part) &&
  !device.test(part);

const confined = (path: string): string | undefined =>
  path.endsWith(".yaml") && path.split("/").length <= 32 && path.split("/").every(isFileName) ? path : undefined;

/** The paths of a folder that is filled, on systems too that do not tell upper from lower case. */
export class FreePaths {
  readonly #taken = new Set<string>();
  readonly #next = new Map<string, number>();

  /** Takes the path, or the first free one with a number after its name. */
  take(path: string): string {
    const stem = path.replace(/\.yaml$/u, "");
    let free = path;
    let number = this.#next.get(path.toLowerCase()) ?? 2;
    for (; this.#taken.has(free.toLowerCase()); number += 1) free = `${stem}-${number}.yaml`;
    this.#next.set(path.toLowerCase(), number);
    this.#taken.add(free.toLowerCase());
    return free;
  }
}

/** The name of a file without its folder and ending. */
export const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/u, "");

/** In the order of code points, as the package lists a folder. */
export const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
