import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrange, followRows, type Arrangement } from "../../../../shared/sheet/index.js";

/** Letters are rows; `shown` in their order, `hidden` behind the bar. */
const say = ({ shown, hidden }: Arrangement): string => `${shown.join("")}|${[...hidden].sort().join("")}`;
const all = () => true;
const letters = (text: string): string[] => Array.from(text);

describe("an arrangement of rows (SHEET-8)", () => {
  test("S10, S11: holds whole rows in the order given", () => {
    expect(say(arrange(letters("abc"), [2, 0, 1], all))).toBe("cab|");
  });
  test("FI9: leaves out rows that do not pass, in the order of the file", () => {
    expect(say(arrange(letters("abcd"), undefined, (row) => row % 2 === 0))).toBe("ac|bd");
    expect(say(arrange(letters("ab"), undefined, () => false))).toBe("|ab");
    expect(say(arrange(letters("ab"), undefined, all))).toBe("ab|");
  });

  test("FI10: a row that came after rows were hidden is shown", () => {
    const onlyFirst = arrange(letters("ab"), undefined, (row) => row === 0);
    expect(say(followRows(onlyFirst, letters("abX")))).toBe("aX|b");
  });

  test("more new rows than a call takes arguments are shown at the end of a sorted sheet", () => {
    const added = Array.from({ length: 200_000 }, (_, at) => `new ${at}`);
    const hidden = arrange(letters("ab"), [1, 0], () => false);
    expect(followRows(hidden, ["a", ...added, "b"]).shown).toHaveLength(added.length);
  });

  const cases: [rule: string, before: Arrangement, keys: string, anchor: string | undefined, after: string][] = [
    ["S14: an edit moves no row", arrange(letters("abc"), [2, 0, 1], all), "abc", undefined, "cab|"],
    ["S14: a deleted row goes", arrange(letters("abc"), [2, 0, 1], all), "ac", undefined, "ca|"],
    ["a deleted hidden row goes", arrange(letters("abc"), undefined, (row) => row !== 1), "ac", undefined, "ac|"],
    [
      "S14: a new row stands behind the one above it",
      arrange(letters("abc"), [2, 0, 1], all),
      "aXbc",
      undefined,
      "caXb|",
    ],
    ["beside its anchor, where that is below it", arrange(letters("abc"), [2, 0, 1], all), "aXYbc", "b", "caXYb|"],
    ["beside its anchor, where that is above it", arrange(letters("abc"), [2, 0, 1], all), "abcX", "c", "cXab|"],
    [
      "before the one below, where that above is hidden",
      arrange(letters("abc"), [2, 0, 1], (row) => row !== 0),
      "aXbc",
      undefined,
      "cXb|a",
    ],
    [
      "at the end, where both neighbours are hidden",
      arrange(letters("abcd"), [3, 0, 1, 2], (row) => row !== 0 && row !== 1),
      "aXbcd",
      undefined,
      "dcX|ab",
    ],
    ["the first row of an empty sheet", arrange([], [], all), "X", undefined, "X|"],
    [
      "rows that move in the file stay where they are",
      arrange(letters("abcd"), [3, 1, 0, 2], all),
      "dcba",
      undefined,
      "dbac|",
    ],
    [
      "without a sort, rows stand as in the file",
      arrange(letters("abc"), undefined, (row) => row !== 1),
      "cXba",
      undefined,
      "cXa|b",
    ],
  ];
  test.each(cases)("%s", (_, before, keys, anchor, after) => {
    expect(say(followRows(before, letters(keys), anchor))).toBe(after);
  });

  test("S14: whatever happens, every row of the file is shown or hidden, once, and shown rows keep their order", () => {
    const someRows = fc.uniqueArray(fc.constantFrom(...letters("abcdefghij")), { maxLength: 10 });
    fc.assert(
      fc.property(
        someRows,
        someRows,
        fc.nat(),
        fc.constantFrom(...letters("abcdefghij")),
        fc.boolean(),
        (keys, then, mask, anchor, isSorted) => {
          const order = keys.map((_, at) => keys.length - 1 - at);
          const before = arrange(keys, isSorted ? order : undefined, (row) => ((mask >> row) & 1) === 0);
          const after = followRows(before, then, anchor);
          expect([...after.shown, ...after.hidden].sort()).toEqual([...then].sort());
          const stayed = before.shown.filter((key) => then.includes(key));
          if (isSorted) expect(after.shown.filter((key) => stayed.includes(key))).toEqual(stayed);
        },
      ),
      { seed: 5, numRuns: 400 },
    );
  });
});
