import type { Closure, Value } from "./nodes.js";

/**
 * What an operation is given, written one way: a block among its values is a block of its own, wherever it stood. Blocks
 * with a label stay values.
 */
export function callParts(
  given: readonly Value[],
  own: readonly Closure[],
): { readonly values: readonly Value[]; readonly closures: readonly Closure[] } {
  const among: Closure[] = [];
  const values: Value[] = [];
  for (const value of given) {
    if (value.label === undefined && value.value.kind === "closure") among.push(value.value);
    else values.push(value);
  }
  return { values, closures: [...among, ...own] };
}
