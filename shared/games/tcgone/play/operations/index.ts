import { asking } from "./asking.js";
import { bundleOperations } from "./bundles.js";
import { cardOperations } from "./cards.js";
import { coins } from "./coins.js";
import { damages } from "./damage.js";
import { energyOperations } from "./energy.js";
import type { Perform } from "./operation.js";
import { stageOperations } from "./stages.js";
import { unitOperations } from "./units.js";

/** What operations do that are not said in the language itself, by name. */
export const operations: Readonly<Record<string, Perform>> = {
  ...asking,
  ...bundleOperations,
  ...cardOperations,
  ...coins,
  ...damages,
  ...energyOperations,
  ...stageOperations,
  ...unitOperations,
};
