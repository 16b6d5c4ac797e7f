// @ts-check
// `npm run trial [WORDS OF A TITLE]`: a scripted newcomer does everyday tasks in a browser; compares the bytes on disk.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "../electron/start/build.mjs";
import { ensureInstalled } from "../electron/start/install.mjs";

if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);
const main = join(import.meta.dirname, "support/trial/main.ts");
const { status } = spawnSync(process.execPath, ["--import", "tsx", main, ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
