import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyChanges,
  composeChanges,
  invertChanges,
  mergeChanges,
  placeAfter,
  placeBefore,
  type TextChange,
} from "../../../../shared/base/index.js";

const words = fc.string({ unit: fc.constantFrom("a", "b", "\n"), maxLength: 12 });

/** Up to four changes of a text of this length, in order and apart from each other. */
const changesOf = (length: number): fc.Arbitrary<TextChange[]> =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: length }), { maxLength: 8 }),
      fc.array(words, { minLength: 4, maxLength: 4 }),
    )
    .map(([places, inserts]) => {
      const sorted = places.toSorted((a, b) => a - b);
      return inserts.flatMap((insert, at): TextChange[] => {
        const [from, to] = [sorted[2 * at], sorted[2 * at + 1]];
        return from === undefined || to === undefined ? [] : [{ from, to, insert }];
      });
    });

const changedTwice = words.chain((text) =>
  changesOf(text.length).chain((first) =>
    changesOf(applyChanges(text, first).length).map((then) => ({ text, first, then })),
  ),
);

const changedApart = words.chain((text) =>
  fc.record({ text: fc.constant(text), ours: changesOf(text.length), theirs: changesOf(text.length) }),
);

describe("composed changes", () => {
  it("do what one set of changes and then another do", () => {
    fc.assert(
      fc.property(changedTwice, ({ text, first, then }) => {
        expect(applyChanges(text, composeChanges(first, then))).toBe(applyChanges(applyChanges(text, first), then));
      }),
    );
  });

  it("with what takes them back restore the text", () => {
    fc.assert(
      fc.property(changedTwice, ({ text, first }) => {
        expect(applyChanges(text, composeChanges(first, invertChanges(text, first)))).toBe(text);
      }),
    );
  });

  it("keep changes apart that do not touch", () => {
    const first = [{ from: 2, to: 3, insert: "xy" }];
    expect(composeChanges(first, [{ from: 9, to: 9, insert: "!" }])).toEqual([
      ...first,
      { from: 8, to: 8, insert: "!" },
    ]);
  });
});

describe("a place in a changed text", () => {
  it("leads back to where it was, where nothing changed there", () => {
    const changes = [{ from: 2, to: 4, insert: "long" }];
    expect([0, 1, 6, 9].map((place) => placeAfter(changes, placeBefore(changes, place)))).toEqual([0, 1, 6, 9]);
    expect(placeBefore(changes, 4)).toBe(2);
    expect(placeAfter(changes, 3)).toBe(6);
  });
});

describe("merged changes", () => {
  it("lead from both sides to one text", () => {
    fc.assert(
      fc.property(changedApart, fc.constantFrom("ours" as const, "theirs" as const), ({ text, ours, theirs }, side) => {
        const { toOurs, toTheirs } = mergeChanges(text, ours, theirs, side);
        expect(applyChanges(applyChanges(text, ours), toOurs)).toBe(applyChanges(applyChanges(text, theirs), toTheirs));
      }),
    );
  });

  it("of one side alone are that side's", () => {
    fc.assert(
      fc.property(changedApart, ({ text, ours }) => {
        expect(mergeChanges(text, ours, [], "theirs").toOurs).toEqual([]);
        expect(mergeChanges(text, [], ours, "ours").toTheirs).toEqual([]);
      }),
    );
  });

  it("clash only where both sides changed one stretch in different ways, and the preferred side stands there", () => {
    const text = "one two three";
    const one = { from: 0, to: 3, insert: "1" };
    const two = { from: 4, to: 7, insert: "2" };
    const other = { from: 5, to: 6, insert: "x" };
    const three = { from: 8, to: 13, insert: "3" };
    const apart = mergeChanges(text, [one], [three], "theirs");
    expect(apart.isClash).toBe(false);
    expect(applyChanges(applyChanges(text, [one]), apart.toOurs)).toBe("1 two 3");
    expect(mergeChanges(text, [two], [two], "ours")).toEqual({ toOurs: [], toTheirs: [], isClash: false });
    const clash = mergeChanges(text, [one, two], [other, three], "ours");
    expect(clash.isClash).toBe(true);
    expect(applyChanges(applyChanges(text, [one, two]), clash.toOurs)).toBe("1 2 3");
    const theirs = mergeChanges(text, [one, two], [other, three], "theirs");
    expect(applyChanges(applyChanges(text, [one, two]), theirs.toOurs)).toBe("1 txo 3");
  });
});
