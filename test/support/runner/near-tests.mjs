// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";

/**
 * Files by those that import them, types counted; paths are relative to the repository, with `/`.
 *
 * @typedef {ReadonlyMap<string, readonly string[]>} Importers
 */

/** What a module imports from files beside it. A string that looks like an import costs a test too many at most. */
const imports = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"'\n]+)["']/gu;
const isModule = (/** @type {string} */ name) => /\.(?:[mc]?[jt]sx?|json)$/u.test(name);
const isTest = (/** @type {string} */ file) => /^test\/(?:unit|conformance)\/.*\.test\.tsx?$/u.test(file);

/**
 * The importers of all modules, given by path and code.
 *
 * @param {ReadonlyMap<string, string>} modules
 * @returns {Importers}
 */
export function importersOf(modules) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, code] of modules) {
    for (const [, specifier = ""] of code.matchAll(imports)) {
      const path = posix.join(posix.dirname(file), specifier.replace(/\?.*$/u, ""));
      const target = [path, path.replace(/\.js$/u, ".ts"), path.replace(/\.js$/u, ".tsx")].find((each) =>
        modules.has(each),
      );
      if (target === undefined) continue;
      const known = importers.get(target);
      if (known) known.push(file);
      else importers.set(target, [file]);
    }
  }
  return importers;
}

/** The modules of the repository with their code. @param {string} root */
export function readModules(root) {
  /** @type {Map<string, string>} */
  const modules = new Map();
  for (const area of ["electron", "renderer", "shared", "test"]) {
    for (const entry of readdirSync(join(root, area), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !isModule(entry.name) || path.includes("node_modules")) continue;
      modules.set(relative(root, path).split(sep).join("/"), readFileSync(path, "utf8"));
    }
  }
  return modules;
}

/**
 * The tests that import changed files, the nearest first: those that were changed, those named after a changed file, those in
 * the folder of the tests of its room, and the others by how many imports lie between.
 *
 * @param {readonly string[]} changed
 * @param {Importers} importers
 * @returns {readonly string[]}
 */
export function nearTests(changed, importers) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const named = new Set(changed.map(testOf));
  const folders = new Set(changed.map((file) => posix.dirname(testOf(file))));
  const rank = (/** @type {string} */ test) =>
    changed.includes(test) ? 0 : named.has(test) ? 1 : folders.has(posix.dirname(test)) ? 2 : 3;
  return [...distances]
    .filter(([file]) => isTest(file))
    .sort(([one, near], [other, far]) => rank(one) - rank(other) || near - far || (one < other ? -1 : 1))
    .map(([file]) => file);
}

/** Where a file has its tests, by the layout of test/unit. @param {string} file */
const testOf = (file) => `test/unit/${file.replace(/(\.[mc]?[jt]sx?)$/u, ".test$1").replace(/\.mjs$/u, ".ts")}`;
