import type { SheetFacts } from "./facts.js";

/**
 * The facts of a sheet whose rows are about to have a key under another name, which takes the place of the old one. Without the
 * columns: the rows are to be read with it.
 */
export function withRenamedKey(
  facts: SheetFacts,
  { from, to }: { readonly from: string; readonly to: string },
): SheetFacts {
  const isKnown = facts.keyOrder.includes(to);
  const named = (key: string): string => (key === from ? to : key);
  return {
    ...facts,
    keyOrder: isKnown ? facts.keyOrder : facts.keyOrder.map(named),
    keys: isKnown ? facts.keys : facts.keys.map((each) => (each.key === from ? { ...each, key: to } : each)),
  };
}
