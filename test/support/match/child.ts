// Plays matches of the sample in a process of its own: `child.ts PROFILE SEED...` prints a line for each.
import { join } from "node:path";
import { fingerprint } from "../../../shared/match/index.js";
import { allCards, PROFILES } from "./dreamtides.js";
import { materialOf } from "./folder.js";
import { playRandomly } from "./random-match.js";

const [profile, ...seeds] = process.argv.slice(2).map(Number);
const ruleset = PROFILES[profile ?? 0];
if (ruleset === undefined) throw new Error("No such profile");
const material = materialOf("dreamtides", join(import.meta.dirname, "../../../tabula/dreamtides"));
for (const seed of seeds) {
  const { state, log } = playRandomly({ ruleset, setup: allCards(material, seed) });
  console.log(`${log} ${fingerprint(state)}`);
}
