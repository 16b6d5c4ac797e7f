// `npm run bench`: fetches the peers the benches compare with, then runs one bench after another, or those named.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildBenches } from "./build.mjs";

const folder = import.meta.dirname;
const root = join(folder, "../..");

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(folder, "node_modules"))) {
  console.log("Fetching the peers of the benches…");
  run("npm", ["ci", "--prefix", folder, "--ignore-scripts", "--omit=optional"]);
}
const named = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".bench.ts"))
  .filter((name) => named.length === 0 || named.some((each) => name.startsWith(each)));
for (const [at, program] of (await buildBenches(names)).entries()) {
  console.log(`\n${names[at]}`);
  run(process.execPath, [program]);
}
