// @ts-check
// `npm run package`: builds the app and packages it for the system at hand, or for those that are named: --linux, --win, --mac.
// --dir makes no installers, but with --deb the Debian package. ELECTRON_DIST names a folder with Electron to use instead of
// downloading it; HOMEPAGE is the address of the project, which the Debian package names.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "../start/build.mjs";
import { ensureInstalled } from "../start/install.mjs";
import { root } from "../start/steps.mjs";
import { packageConfig } from "./config.mjs";
import { canMakeDeb, makeDeb } from "./deb.mjs";
import { readOptions } from "./options.mjs";
import { ensureTools, tools } from "./tools.mjs";

const read = readOptions(process.argv.slice(2));
if (!read.ok) {
  console.error(read.message);
  process.exit(2);
}
const { systems, isDir, withDeb, output = join(root, "dist") } = read.options;
const isForLinux = systems.includes("linux") || (process.platform === "linux" && systems.length === 0);

try {
  await packageApp();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  // Without ending here the program would report success: what electron-builder has loaded ends it with 0 of its own accord.
  process.exit(1);
}

async function packageApp() {
  const electron = process.env["ELECTRON_DIST"];
  // electron-builder looks only after minutes, and says another reason.
  if (isForLinux && electron !== undefined && !existsSync(join(electron, "electron")))
    throw new Error(`ELECTRON_DIST: ${electron} is no folder with Electron for Linux: it has no program electron.`);
  const made = join(output, "made");
  await mkdir(made, { recursive: true });
  if (!(await ensureInstalled()) || !(await ensureBuilt()) || !(await ensureTools())) process.exit(1);
  const { writeIcons } = await import("./icons.mjs");
  const { licencesText, licensedPackages } = await import("./licences.mjs");
  const { writeCommands } = await import("./commands.mjs");
  await writeIcons(made);
  await writeCommands(made);
  await writeFile(join(made, "LICENCES.txt"), licencesText(licensedPackages()));
  const config = packageConfig({ made, output, electron });
  const builder = join(tools, "node_modules/electron-builder/out/index.js");
  const { build } = await import(pathToFileURL(builder).href);
  /** @type {Record<string, unknown>} */
  const targets = Object.fromEntries(systems.map((system) => [system, []]));
  /** @type {string[]} */
  const files = await build({ ...targets, dir: isDir, projectDir: root, publish: "never", config });
  if (isForLinux && (!isDir || withDeb)) {
    const unpacked = join(output, process.arch === "x64" ? "linux-unpacked" : `linux-${process.arch}-unpacked`);
    const request = { unpacked, icons: join(made, "icons"), output, homepage: process.env["HOMEPAGE"] };
    if (await canMakeDeb()) files.push(await makeDeb(request));
    else console.log("No Debian package is made: there is no dpkg-deb.");
  }
  for (const file of files) console.log(file);
  console.log(`Packaged into ${output}.`);
}
