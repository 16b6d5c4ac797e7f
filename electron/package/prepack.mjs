// @ts-check
// What `npm pack` runs first: builds the app, and writes the licences of what was built into it beside it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "../start/build.mjs";
import { root } from "../start/steps.mjs";
import { licencesText, licensedPackages } from "./licences.mjs";

if (await build()) {
  // The page and the programs hold the code of packages that ask to be named wherever it goes.
  writeFileSync(join(root, "out/LICENCES.txt"), licencesText(licensedPackages()));
} else {
  process.exitCode = 1;
}
