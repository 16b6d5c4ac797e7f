import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where Electron's executable begins to list its fuses (github.com/electron/fuses). */
const sentinel = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";

/**
 * A folder that packaging takes for Electron for Linux: its executable holds fuses, all of them as Electron is shipped, and
 * prints its arguments. `version` is that of the package `electron`.
 */
export function makeElectronStandIn(folder: string, version: string): void {
  mkdirSync(join(folder, "locales"), { recursive: true });
  mkdirSync(join(folder, "resources"), { recursive: true });
  const fuses = "10110011";
  const wire = Buffer.concat([
    Buffer.from(sentinel, "latin1"),
    Buffer.from([1, fuses.length]),
    Buffer.from(fuses, "latin1"),
  ]);
  const script = Buffer.from('#!/bin/sh\nprintf "%s\\n" "$@"\nexit\n');
  writeFileSync(join(folder, "electron"), Buffer.concat([script, wire, Buffer.from("\n")]));
  chmodSync(join(folder, "electron"), 0o755);
  writeFileSync(join(folder, "version"), version);
  writeFileSync(join(folder, "chrome-sandbox"), "#!/bin/sh\nexit 1\n");
  for (const name of ["LICENSE", "LICENSES.chromium.html", "locales/en-US.pak"])
    writeFileSync(join(folder, name), name);
}
