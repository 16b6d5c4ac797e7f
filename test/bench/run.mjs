// `npm run bench`: fetches the peers the benches compare with, then runs one bench after another.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

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
for (const file of readdirSync(folder).filter((name) => name.endsWith(".bench.ts"))) {
  if (named.length > 0 && !named.some((name) => file.startsWith(name))) continue;
  console.log(`\n${file}`);
  run(process.execPath, ["--import", "tsx", join(folder, file)]);
}
