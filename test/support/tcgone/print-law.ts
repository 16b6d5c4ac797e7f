import fc from "fast-check";
import { expect } from "vitest";
import { withoutPlaces } from "../../../shared/games/tcgone/language/tree.js";
import { parseEffect } from "../../../shared/games/tcgone/script/parse.js";
import { printEffect } from "../../../shared/games/tcgone/script/print/effect.js";
import { scriptNames } from "../../../shared/games/tcgone/script/registry/index.js";
import { scripts } from "./random-script.js";

/** The clauses of each block in any order: printing sorts them. */
export const meaning = (items: readonly unknown[]): unknown =>
  items.map((item) => {
    const plain = withoutPlaces(item) as { readonly clauses?: readonly unknown[] };
    return plain.clauses ? { ...plain, clauses: plain.clauses.map((clause) => JSON.stringify(clause)).sort() } : plain;
  });

/** Random scripts say what was printed when they are read again, and are printed the same. */
export function holdsForScripts(count: number): void {
  fc.assert(
    fc.property(scripts, (items) => {
      const text = printEffect(items);
      const again = parseEffect(text, scriptNames);
      // Deeper than a person may write.
      fc.pre(!again.faults.some(({ code }) => code === "effect/too-deep"));
      expect(again.faults).toEqual([]);
      expect(meaning(again.items)).toEqual(meaning(items));
      expect(printEffect(again.items)).toBe(text);
    }),
    { numRuns: count },
  );
}
