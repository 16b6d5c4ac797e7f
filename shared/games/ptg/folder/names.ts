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

const safe = (name: string): string => name.replace(/[^A-Za-z0-9._-]/gu, "_");

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

const confined = (path: string): string | undefined =>
  path.endsWith(".yaml") &&
  path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && !part.includes("\\"))
    ? path
    : undefined;

/** The path, or the first with a number behind it that is not taken. */
export function freePath(path: string, taken: ReadonlySet<string>): string {
  const stem = path.replace(/\.yaml$/u, "");
  let free = path;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}.yaml`;
  return free;
}

/** The name of a file without its folder and ending. */
export const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/u, "");

/** In the order of code points, as the package lists a folder. */
export const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
