// Plays matches of a folder of cards in a process of its own: `match-child FOLDER PROFILE SEED...` prints a line for each.
import { fingerprint } from "../../../shared/match/index.js";
import { allCards, PROFILES } from "./dreamtides.js";
import { materialOf } from "./folder.js";
import { playRandomly } from "./random-match.js";

const [folder = "", ...numbers] = process.argv.slice(2);
const [profile, ...seeds] = numbers.map(Number);
const ruleset = PROFILES[profile ?? 0];
if (ruleset === undefined) throw new Error("No such profile");
const material = materialOf("dreamtides", folder);
for (const seed of seeds) {
  const { state, log } = playRandomly({ ruleset, setup: allCards(material, seed) });
  console.log(`${log} ${fingerprint(state)}`);
}
