import { editDistance } from "../../../../../text/index.js";
import { AUTHOR_PHRASES } from "../vocabulary/author.js";
import type { Scope } from "./evaluate.js";
import type { TemplateFault } from "./fault.js";
import { TRANSFORMS } from "./transforms.js";

const AUTHOR_NAMES = AUTHOR_PHRASES.map((phrase) => phrase.name);

/** What was probably meant at a fault: at most three names, the nearest first (DISPLAY-6). */
export function suggestionsFor(fault: TemplateFault, bindings: Scope): string[] {
  switch (fault.kind) {
    case "unknown-parameter":
      return nearest(fault.name, bindings.keys());
    case "unknown-phrase":
      return nearest(fault.name.toLowerCase(), AUTHOR_NAMES);
    case "unknown-transform":
      return nearest(fault.name, TRANSFORMS.keys());
    case "missing-form":
      return nearest(fault.key, fault.available);
    default:
      return [];
  }
}

/** Short names are easily near to everything, so they allow one slip and longer ones two, by the Levenshtein distance as in RLF. */
function nearest(written: string, candidates: Iterable<string>): string[] {
  const limit = written.length <= 3 ? 1 : 2;
  return [...candidates]
    .map((name) => ({ name, distance: editDistance(written, name, limit, 2) }))
    .filter(({ distance }) => distance <= limit)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ name }) => name);
}
