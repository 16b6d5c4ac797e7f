// @ts-check
// `npm run package`: builds the app and packages it for the system at hand, or for those that are named: --linux, --win, --mac.
// --dir makes no installers, but with --deb the Debian package. ELECTRON_DIST names a folder with Electron to use instead of
// downloading it; HOMEPAGE is the address of the project, which the Debian package names.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "../start/build.mjs";
import { ensureInstalled } from "../start/install.mjs";
import { root } from "../start/steps.mjs";
import { packageConfig } from "./config.mjs";
import { canMakeDeb, makeDeb } from "./deb.mjs";
import { ensureTools, tools } from "./tools.mjs";

const systems = /** @type {const} */ (["linux", "win", "mac"]);
const usage = "npm run package -- [--linux] [--win] [--mac] [--dir] [--deb] [--output FOLDER]";

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(2);
}

const args = process.argv.slice(2);
const known = [...systems.map((system) => `--${system}`), "--dir", "--deb", "--output"];
const outputAt = args.indexOf("--output");
const output =
  outputAt < 0 ? join(root, "dist") : (args[outputAt + 1] ?? stop(`--output needs a folder. Usage: ${usage}`));
const unknown = args.find((arg, at) => !known.includes(arg) && !(outputAt >= 0 && at === outputAt + 1));
if (unknown !== undefined) stop(`Unknown option ${unknown}. Usage: ${usage}`);

if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);
if (!(await ensureTools())) process.exit(1);
const { writeIcons } = await import("./icons.mjs");
const { licencesText, licensedPackages } = await import("./licences.mjs");
const { writeCommands } = await import("./commands.mjs");
const made = join(output, "made");
await mkdir(made, { recursive: true });
await writeIcons(made);
await writeCommands(made);
await writeFile(join(made, "LICENCES.txt"), licencesText(licensedPackages()));
const config = packageConfig({ made, output, electron: process.env["ELECTRON_DIST"] });
const builder = join(tools, "node_modules/electron-builder/out/index.js");
const { build } = await import(pathToFileURL(builder).href);
/** @type {Record<string, unknown>} */
const targets = Object.fromEntries(
  systems.filter((system) => args.includes(`--${system}`)).map((system) => [system, []]),
);
const isForLinux = args.includes("--linux") || (process.platform === "linux" && Object.keys(targets).length === 0);
const isDir = args.includes("--dir");
try {
  /** @type {string[]} */
  const files = await build({ ...targets, dir: isDir, projectDir: root, publish: "never", config });
  if (isForLinux && (!isDir || args.includes("--deb"))) {
    const unpacked = join(output, process.arch === "x64" ? "linux-unpacked" : `linux-${process.arch}-unpacked`);
    const request = { unpacked, icons: join(made, "icons"), output, homepage: process.env["HOMEPAGE"] };
    if (await canMakeDeb()) files.push(await makeDeb(request));
    else console.log("No Debian package is made: there is no dpkg-deb.");
  }
  for (const file of files) console.log(file);
  console.log(`Packaged into ${output}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
