import fc from "fast-check";
import { expect } from "vitest";
import { withoutPlaces } from "../../../shared/games/tcgone/language/tree.js";
import { parseEffect } from "../../../shared/games/tcgone/script/parse.js";
import { printEffect } from "../../../shared/games/tcgone/script/print/effect.js";
import { scriptNames } from "../../../shared/games/tcgone/script/registry/index.js";
import { effectRows } from "../../../shared/games/tcgone/script/rows/effect-rows.js";
import { effectScriptOf } from "../../../shared/games/tcgone/script/rows/effect-script.js";
import type { Clause, Item } from "../../../shared/games/tcgone/script/syntax/nodes.js";
import { meaning } from "./print-law.js";
import { scripts } from "./random-script.js";

/** Clauses that a block has once at most. */
const isSingle = ({ kind }: Clause): boolean =>
  kind === "energy-cost" || kind === "printed-text" || kind === "hook" || kind === "provides" || kind === "attach-test";
const nameOf = (clause: Clause): string => (clause.kind === "hook" ? clause.word : clause.kind);

const once = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(
    (clause, at) => !isSingle(clause) || clauses.findIndex((each) => nameOf(each) === nameOf(clause)) === at,
  );

/** The script with each clause at most once, as the language asks (SCRIPT-3). */
function withoutRepeats(items: readonly Item[]): readonly Item[] {
  const own = new Set(once(items.filter((item) => item.kind !== "block")));
  return items.flatMap((item): Item[] => {
    if (item.kind === "block") return [{ ...item, clauses: once(item.clauses) }];
    return own.has(item) ? [item] : [];
  });
}

const read = (text: string): readonly Item[] => {
  const { items, faults } = parseEffect(text, scriptNames);
  expect(faults).toEqual([]);
  return items;
};

/** Clauses of the card in one order among its blocks. */
const inOrder = (items: readonly Item[]): readonly Item[] => [
  ...items.filter(({ kind }) => kind !== "block"),
  ...items.filter(({ kind }) => kind === "block"),
];

/** A script, its rows and the script of these say the same, and so do the rows of that one. */
export function expectSameInRows(items: readonly Item[]): void {
  const rows = effectRows(items);
  const { text, faults } = effectScriptOf(rows);
  expect(faults).toEqual([]);
  const again = read(text);
  expect(meaning(inOrder(again))).toEqual(meaning(inOrder(items)));
  expect(withoutPlaces(effectRows(again))).toEqual(withoutPlaces(rows));
}

export function holdsInRows(count: number): void {
  fc.assert(
    fc.property(scripts, (random) => {
      const text = printEffect(withoutRepeats(random));
      const { items, faults } = parseEffect(text, scriptNames);
      // Deeper than a person may write.
      fc.pre(faults.length === 0);
      expectSameInRows(items);
    }),
    { numRuns: count },
  );
}
