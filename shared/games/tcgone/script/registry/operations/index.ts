import type { Operation } from "../operation.js";
import { askingOperations } from "./asking.js";
import { bundleOperations } from "./bundles.js";
import { cardOperations } from "./cards.js";
import { damageOperations } from "./damage.js";
import { energyOperations } from "./energy.js";
import { lastingOperations } from "./lasting.js";
import { turnOperations } from "./turn.js";
import { unitOperations } from "./units.js";

/** Every operation of the language. A new one is an entry in one of these lists. */
export const operations: readonly Operation[] = [
  ...askingOperations,
  ...damageOperations,
  ...turnOperations,
  ...cardOperations,
  ...energyOperations,
  ...unitOperations,
  ...lastingOperations,
  ...bundleOperations,
];

const byName = new Map<string, Operation>();
const methodsByName = new Map<string, Operation[]>();
for (const operation of operations) {
  for (const name of [operation.name, ...operation.otherNames]) {
    if (operation.on === undefined) byName.set(name, operation);
    else methodsByName.set(name, [...(methodsByName.get(name) ?? []), operation]);
  }
}

/** An operation that stands by itself, by any of its names. */
export const operationNamed = (name: string): Operation | undefined => byName.get(name);
/** Operations that are methods, by name; the most special type first. */
export const methodsNamed = (name: string): readonly Operation[] => methodsByName.get(name) ?? [];
export const operationNames: ReadonlySet<string> = new Set(byName.keys());
