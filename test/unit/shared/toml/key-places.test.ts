import fc from "fast-check";
import { expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { parseDocument, printDocument, setSource } from "../../../../shared/toml/index.js";

const names = ["a", "b", "c", "d", "e", "f"];
const some = fc.shuffledSubarray(names);

/** Where TOML-2 puts a key among those of a row: behind the last of those that come nearest before it in the order. */
function expectedPlace(keys: readonly string[], key: string, order: readonly string[]): number {
  const rank = order.indexOf(key);
  if (rank === -1) return keys.length;
  const before = order.slice(0, rank).findLast((each) => keys.includes(each));
  return before === undefined ? 0 : keys.indexOf(before) + 1;
}

const rowOf = (keys: readonly string[], isPlain: boolean): string =>
  `[[cards]]\n${keys.map((key) => `${key} = 1\n`).join("")}${isPlain ? "" : "[cards.table]\nz = 1\n"}`;

it.each([true, false])("a new key goes where the order says, in any row (plain: %s)", (isPlain) => {
  fc.assert(
    fc.property(some, some, fc.constantFrom(...names), (keys, order, key) => {
      fc.pre(!keys.includes(key));
      const document = must(parseDocument(rowOf(keys, isPlain)));
      const { doc } = must(setSource(document, ["cards", 0, key], "1", { order }));
      const wanted = keys.toSpliced(expectedPlace(keys, key, order), 0, key);
      expect(printDocument(doc)).toBe(rowOf(wanted, isPlain));
    }),
    { seed: 16, numRuns: 400 },
  );
});
