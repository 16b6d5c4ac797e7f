// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packages } from "../../.eslint/tables.js";
import { root } from "../start/steps.mjs";

/**
 * @typedef {object} Licensed
 * @property {string} name
 * @property {string} version
 * @property {string} licence As its package.json says; "see below" where that says nothing.
 * @property {string} text Its licence file; empty where it has none.
 */

/**
 * All packages that the app carries, in its bundles or beside them: those that its areas may import and those that it depends
 * on, with what these need. A package of several, such as `@resvg`, counts with each of them.
 *
 * @returns {readonly Licensed[]}
 */
export function licensedPackages() {
  const { dependencies } = readManifest(root);
  const imported = Object.values(packages).flat();
  const names = [...imported, ...Object.keys(dependencies ?? {})].filter((name) => !name.startsWith("node:"));
  /** @type {Map<string, Licensed>} */
  const found = new Map();
  for (const name of names.flatMap(membersOf)) collect(name, root, found);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The packages of a scope that are installed; another name stands for itself. @param {string} name */
function membersOf(name) {
  const folder = join(root, "node_modules", name);
  const isScope = name.startsWith("@") && !name.includes("/");
  return isScope && existsSync(folder) ? readdirSync(folder).map((member) => `${name}/${member}`) : [name];
}

/**
 * @param {string} name
 * @param {string} from the folder of the package that needs it
 * @param {Map<string, Licensed>} found
 */
function collect(name, from, found) {
  const folder = folderOf(name, from);
  if (folder === undefined) return;
  const { version = "", license = "see below", dependencies = {}, optionalDependencies = {} } = readManifest(folder);
  const key = `${name}@${version}`;
  if (found.has(key)) return;
  found.set(key, { name, version, licence: license, text: licenceText(folder) });
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) collect(needed, folder, found);
}

/** Where a package is that another one needs: beside it, or beside one around it. @param {string} name @param {string} from */
function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const here = join(folder, "node_modules", name);
    if (existsSync(join(here, "package.json"))) return here;
    // Optional ones are for other systems.
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

/**
 * @param {string} folder
 * @returns {{ version?: string, license?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }}
 */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** @param {string} folder */
function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/iu.test(name));
  return file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
}

/** The licences of all packages as one text. @param {readonly Licensed[]} licensed */
export const licencesText = (licensed) =>
  [
    "Cardwright carries these packages.",
    ...licensed.map(
      ({ name, version, licence, text }) =>
        `${"=".repeat(80)}\n${name} ${version} (${licence})\n\n${text === "" ? `Licence: ${licence}` : text}`,
    ),
    "",
  ].join("\n\n");
