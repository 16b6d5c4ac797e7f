// @ts-check
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The program `cardwright` for systems with a shell, two folders below the app's executable or the folder of it. A link may lead
 * to it. No page is shown, so there is nothing for a sandbox to hold, and root, as which the sandbox does not start, may run it.
 *
 * @param {string} executable from the folder that the program is in
 */
export const shellCommand = (executable) => `#!/bin/sh
# The command line of Cardwright, by the program that otherwise opens its window.
self=$(readlink -f "$0") || exit 2
exec "$(dirname "$self")/${executable}" --no-sandbox --cli -- "$@"
`;

/** The same for Windows. A batch file waits for the app, which a prompt would not. */
export const batchCommand = `@rem The command line of Cardwright, by the program that otherwise opens its window.\r
@"%~dp0..\\..\\Cardwright.exe" --cli -- %*\r
`;

/** Where the program of each system is among what is made for packaging; `bin` of the resources of the app has it. */
export const commandFolders = /** @type {const} */ ({ linux: "bin-linux", mac: "bin-mac", win: "bin-win" });

/** Writes the programs of all systems. @param {string} folder */
export async function writeCommands(folder) {
  const { linux, mac, win } = commandFolders;
  await write(join(folder, linux), "cardwright", shellCommand("../../cardwright-app"));
  await write(join(folder, mac), "cardwright", shellCommand("../../MacOS/Cardwright"));
  await write(join(folder, win), "cardwright.cmd", batchCommand);
}

/** @param {string} folder @param {string} name @param {string} text */
async function write(folder, name, text) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
  await chmod(join(folder, name), 0o755);
}
