// @ts-check
import { parseArgs } from "node:util";

const systems = /** @type {const} */ (["linux", "win", "mac"]);
const usage = "Usage: npm run package -- [--linux] [--win] [--mac] [--dir] [--deb] [--output FOLDER]";

/**
 * @typedef {object} PackageOptions
 * @property {readonly string[]} systems those that are named; none for the system at hand
 * @property {boolean} isDir
 * @property {boolean} withDeb
 * @property {string} [output]
 */

/**
 * Reads the options of `npm run package`.
 *
 * @param {readonly string[]} args
 * @returns {{ ok: true, options: PackageOptions } | { ok: false, message: string }}
 */
export function readOptions(args) {
  const flag = /** @type {const} */ ({ type: "boolean", default: false });
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { linux: flag, win: flag, mac: flag, dir: flag, deb: flag, output: { type: "string" } },
    });
    const { dir, deb, output } = values;
    if (output === "") return { ok: false, message: `--output needs a folder. ${usage}` };
    const options = { systems: systems.filter((system) => values[system]), isDir: dir, withDeb: deb };
    return { ok: true, options: output === undefined ? options : { ...options, output } };
  } catch (error) {
    // Its first line says what is wrong; what follows is how to write names that begin with a dash.
    const [said = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { ok: false, message: `${said}${said.endsWith(".") ? "" : "."} ${usage}` };
  }
}
