// @ts-check
import { existsSync, readdirSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";

/** Folders that the copy needs none of: no unit test, and none of the programs that unit tests start, lies in them. */
export const notCopied = Object.freeze(["out", "test/bench", "test/e2e"]);

const rooms = ["electron", "renderer", "shared"];

/**
 * The source files that paths name, relative to the repository, with `/` between folders.
 *
 * @param {string} root the repository
 * @param {readonly string[]} paths files or folders, relative to `folder`
 * @param {string} [folder]
 * @returns {{ ok: true, files: string[] } | { ok: false, message: string }}
 */
export function sourceFiles(root, paths, folder = root) {
  const files = new Set();
  for (const path of paths) {
    const full = resolve(folder, path);
    const inside = relative(root, full);
    if (inside.startsWith("..") || isAbsolute(inside)) return refused(`${path} lies outside the repository.`);
    if (!existsSync(full)) return refused(`There is no ${path}.`);
    const found = sourcesUnder(root, inside.split(sep).join("/"));
    if (found.length === 0) {
      return refused(`${path} holds no TypeScript sources; name a file or folder of ${rooms.join(", ")}.`);
    }
    for (const file of found) files.add(file);
  }
  return { ok: true, files: [...files].sort() };
}

/** @returns {{ ok: false, message: string }} */
const refused = (/** @type {string} */ message) => ({ ok: false, message });

/** @param {string} root @param {string} path */
function sourcesUnder(root, path) {
  const all = statSync(join(root, path)).isFile() ? [path] : filesUnder(root, path);
  return all.filter((file) => rooms.includes(file.split("/")[0] ?? "") && isSource(file));
}

const isSource = (/** @type {string} */ file) => /\.tsx?$/u.test(file) && !file.endsWith(".d.ts");

/** @param {string} root @param {string} path */
function filesUnder(root, path) {
  const within = path === "" ? rooms : [path];
  return within
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")),
    );
}

/**
 * Patterns of the unit tests that guard source files: those of the room, `test/unit/shared/toml` for `shared/toml`, or of the
 * nearest room around it that has tests. Without any the list is empty, and the tests that import a file are its tests.
 *
 * @param {string} root
 * @param {readonly string[]} files
 */
export function testsOf(root, files) {
  const folders = new Set(files.map((file) => testFolder(root, file)));
  return folders.has(undefined) ? [] : [...folders].map((folder) => `${folder ?? ""}/**/*.test.{ts,tsx}`).sort();
}

/** @param {string} root @param {string} file */
function testFolder(root, file) {
  const parts = file.split("/").slice(0, -1);
  for (; parts.length > 1; parts.pop()) {
    const folder = ["test/unit", ...parts].join("/");
    if (existsSync(join(root, folder))) return folder;
  }
  return undefined;
}
