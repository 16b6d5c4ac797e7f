import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Histogram, type Counted } from "../../../../shared/validate/engine/histogram.js";
import { giveRanks } from "../../../../shared/validate/engine/ranks.js";
import { RowNumbers } from "../../../../shared/validate/engine/numbers.js";
import type { Dependency, Task } from "../../../../shared/validate/engine/dependency.js";

/** A task that read a fact, and how often the fact changed since. */
function readerOf(dependency: Dependency): { readonly changes: number; leave(): void } {
  let changes = 0;
  const task: Task = { dependencies: [], invalidate: () => void (changes += 1) };
  dependency.addReader(task);
  return {
    get changes() {
      return changes;
    },
    leave: () => dependency.removeReader(task),
  };
}

/** The most frequent value, the first of several: numbers before texts, each in their own order. */
function modeOf(values: readonly Counted[]): Counted | undefined {
  const count = (of: Counted): number => values.filter((each) => each === of).length;
  const order = (a: Counted, b: Counted): number =>
    typeof a === "number" && typeof b === "number"
      ? a - b
      : typeof a === "number"
        ? -1
        : typeof b === "number"
          ? 1
          : a < b
            ? -1
            : 1;
  return values.toSorted((a, b) => count(b) - count(a) || (a === b ? 0 : order(a, b)))[0];
}

describe("the most frequent value of a group", () => {
  it.each<[values: readonly Counted[], mode: Counted | undefined]>([
    [[], undefined],
    [["b"], "b"],
    [["b", "a"], "a"],
    [["b", "a", "b"], "b"],
    [["a", "b", "b", "a"], "a"],
    [["1", 2], 2],
    [[10, 9], 9],
    [["1", "1", 2], "1"],
  ])("of %j is %j", (values, mode) => {
    const histogram = new Histogram();
    for (const value of values) histogram.add(value);
    expect(histogram.mode).toBe(mode);
  });

  it("is right after each value that comes or goes, and who asked hears of it exactly when it is another", () => {
    const value = fc.constantFrom<Counted>("a", "b", "c", 1, 2, "1");
    fc.assert(
      fc.property(fc.array(fc.tuple(value, fc.nat()), { maxLength: 25 }), (steps) => {
        const histogram = new Histogram();
        const reader = readerOf(histogram.modeDependency);
        const values: Counted[] = [];
        let changes = 0;
        for (const [each, choice] of steps) {
          const before = modeOf(values);
          if (choice % 3 === 0 && values.length > 0) {
            const [gone] = values.splice(choice % values.length, 1);
            if (gone !== undefined) histogram.remove(gone);
          } else {
            values.push(each);
            histogram.add(each);
          }
          if (modeOf(values) !== before) changes += 1;
          expect(histogram.mode).toBe(modeOf(values));
          expect(reader.changes).toBe(changes);
        }
      }),
    );
  });

  it("is nobody's when all values are gone and nobody asks any more", () => {
    const histogram = new Histogram();
    expect(histogram.isIdle).toBe(true);
    const reader = readerOf(histogram.modeDependency);
    expect(histogram.isIdle).toBe(false);
    reader.leave();
    histogram.add("a");
    expect(histogram.isIdle).toBe(false);
    histogram.remove("a");
    expect([histogram.isIdle, histogram.mode]).toEqual([true, undefined]);
  });

  it("cannot lose a value it does not have", () => {
    const histogram = new Histogram();
    histogram.add(1);
    expect(() => histogram.remove("1")).toThrow("No 1 was counted");
  });
});

describe("ranks of new rows", () => {
  const ranked = (...ranks: readonly (number | undefined)[]): readonly number[] => {
    const rows = ranks.map((rank) => ({ rank: rank ?? Number.NaN }));
    const fresh = ranks.flatMap((rank, place) => (rank === undefined ? [place] : []));
    const at = (place: number): { rank: number } => {
      const row = rows[place];
      if (!row) throw new RangeError(`There is no row ${place}`);
      return row;
    };
    giveRanks(at, rows.length, fresh);
    return rows.map(({ rank }) => rank);
  };
  const none = undefined;

  it.each<[name: string, before: readonly (number | undefined)[], after: readonly number[]]>([
    ["the first rows of all", [none, none, none], [1, 2, 3]],
    ["between two rows", [1, none, 2], [1, 1.5, 2]],
    ["several between two rows", [0, none, none, none, 8], [0, 2, 4, 6, 8]],
    ["behind the last", [4, none, none], [4, 5, 6]],
    ["before the first", [none, none, 4], [2, 3, 4]],
    ["in several places", [none, 1, none, 3, none], [0, 1, 2, 3, 4]],
    ["where there is no number left, all get new ones", [1, none, 1 + 1e-12], [0, 1, 2]],
    ["where the rows beside are in no order, too", [2, none, 1], [0, 1, 2]],
    ["beside a number so large that one more is the same", [2 ** 53, none], [0, 1]],
    ["no new row", [5, 6], [5, 6]],
  ])("%s", (_, before, after) => expect(ranked(...before)).toEqual(after));

  it("put them where they stand and leave the others' ranks, however often rows come", () => {
    const places = fc.array(fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 }), { maxLength: 20 });
    fc.assert(
      fc.property(places, (batches) => {
        let ranks: readonly number[] = [0];
        for (const batch of batches) {
          const next: (number | undefined)[] = [...ranks];
          for (const place of batch) next.splice(place % (next.length + 1), 0, undefined);
          const after = ranked(...next);
          expect(after.every((rank, at) => at === 0 || (after[at - 1] ?? 0) < rank)).toBe(true);
          const isRenewed = after.every((rank, at) => rank === at);
          if (!isRenewed) expect(after.filter((_rank, at) => next[at] !== undefined)).toEqual(ranks);
          ranks = after;
        }
      }),
    );
  });
});

describe("numbers of rows", () => {
  it("are sent again to those who asked when they change", () => {
    const numbers = new RowNumbers();
    const [a, b, c] = [numbers.of("a", 0), numbers.of("b", 1), numbers.of("c", 2)];
    const [first, second] = [readerOf(a.dependency), readerOf(b.dependency)];
    const order = ["new", "b", "a", "c"];
    numbers.changed((row) => order.indexOf(row));
    expect([a.number, b.number]).toEqual([3, 2]);
    expect([first.changes, second.changes]).toEqual([1, 0]);
    expect(numbers.of("b", 7)).toBe(b);
    // Nobody asked for the third, so it is not followed.
    expect(numbers.of("c", 3)).not.toBe(c);
    expect(numbers.of("c", 3).number).toBe(4);
  });
});
