// @ts-check
// `npm start`: installs and builds what is missing, then opens the window, or serves the app to a browser where there is none.
// Depends on nothing but Node, for it runs before anything is installed.
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./start/build.mjs";
import { ensureInstalled } from "./start/install.mjs";
import { help, readOptions } from "./start/options.mjs";
import { root } from "./start/steps.mjs";
import { openWindow } from "./start/window.mjs";

/** @param {string} message @param {number} code */
function stop(message, code) {
  (code === 0 ? console.log : console.error)(message);
  process.exit(code);
}

const read = readOptions(process.argv.slice(2));
if (read.kind === "help") stop(help, 0);
else if (read.kind === "wrong") stop(`${read.message}\n\n${help}`, 2);
else await start(read.options);

/**
 * The absolute path of a folder a person named, from where they typed it: npm changes the working directory.
 *
 * @param {string} named
 */
function folderAt(named) {
  const folder = resolve(process.env["INIT_CWD"] ?? process.cwd(), named);
  if (!(existsSync(folder) && statSync(folder).isDirectory())) stop(`No such folder: ${named}`, 2);
  return folder;
}

/** @param {import("./start/options.mjs").Options} options */
async function start({ web, port, folder: named, roots: namedRoots }) {
  const folder = named === undefined ? undefined : folderAt(named);
  const roots = namedRoots.map(folderAt);
  if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);

  if (!web) {
    const window = await openWindow(folder);
    if (window.kind === "closed") process.exit(window.code);
    console.log(`No window here: ${window.reason}. Serving the app to a browser instead.`);
  }
  const { serve } = await import(pathToFileURL(join(root, "out/main/web.js")).href);
  await serve({ appDirectory: root, port, folder, roots });
}
