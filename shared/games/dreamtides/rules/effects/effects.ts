import { match } from "../../language/ast.js";
import { DECKS } from "./decks.js";
import { GAINS } from "./gains.js";
import { HANDS } from "./hands.js";
import type { Effects, Progress, Running } from "./handler.js";
import { LASTING } from "./lasting.js";
import { MATERIALIZING } from "./materializing.js";
import { ON_STACK } from "./on-stack.js";
import { REMOVAL } from "./removal.js";
import { SPARK } from "./spark.js";
import { VOIDS } from "./voids.js";

/** What every effect does; one that is missing here does not compile. */
export const EFFECTS: Effects = {
  ...DECKS,
  ...GAINS,
  ...HANDS,
  ...LASTING,
  ...MATERIALIZING,
  ...ON_STACK,
  ...REMOVAL,
  ...SPARK,
  ...VOIDS,
};

/** Lets the effect of a part happen, or go on. */
export const perform = (running: Running): Progress => match(running.part.effect, EFFECTS, running);
