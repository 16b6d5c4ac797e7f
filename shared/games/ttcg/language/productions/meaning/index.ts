import type { ProductionId } from "../patterns.js";
import { costMeanings } from "./costs.js";
import { eventMeanings } from "./events.js";
import { moveMeanings } from "./moves.js";
import type { Meanings } from "./parts.js";
import { plainMeanings } from "./plain.js";
import { timedMeanings } from "./timed.js";

/** What each production means. */
export const meanings: Meanings<ProductionId> = {
  ...plainMeanings,
  ...moveMeanings,
  ...costMeanings,
  ...timedMeanings,
  ...eventMeanings,
};
