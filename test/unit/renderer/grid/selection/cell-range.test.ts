import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Axis, followed, onlyAt, type Ends } from "../../../../../renderer/grid/selection/cell-range.js";

const axis = (keys: string): Axis => new Axis(Array.from(keys));

/** `a[bC]d`: rows with the range in brackets and the active one as a capital; `<…>` is a range whose head is its first. */
function range(text: string): Ends {
  const inside = /[[<](?<keys>[^\]>]*)[\]>]/u.exec(text)?.groups?.["keys"] ?? "";
  const keys = Array.from(inside.toLowerCase());
  const active = /[A-Z]/u.exec(inside)?.[0].toLowerCase() ?? "";
  const [first = "", last = ""] = [keys[0], keys.at(-1)];
  return text.includes("<") ? { anchor: last, head: first, active } : { anchor: first, head: last, active };
}

const rowsOf = (text: string): Axis => axis(text.toLowerCase().replace(/[^a-z]/gu, ""));
const follow = (before: string, after: string): Ends | undefined =>
  followed(range(before), rowsOf(before), rowsOf(after));

describe("a range that is followed", () => {
  it.each([
    ["rows come before it", "ab[C]d", "xyab[C]d"],
    ["the active row goes: the next moves up", "ab[C]d", "ab[D]"],
    ["the last row goes", "ab[C]", "a[B]"],
    ["several go, the active one among them", "a[bcD]e", "a[E]"],
    ["the active one of a range goes", "a[bCd]e", "a[bD]e"],
    ["the last of a range goes and was active", "a[bC]d", "a[B]d"],
    ["rows come within it", "a[bC]d", "a[bxC]d"],
    ["it moves as a whole", "a[bC]d", "ad[bC]"],
    ["it moves as a whole and began below", "a<Bc>d", "ad<Bc>"],
    ["its order is turned round within", "a[bC]d", "a<Cb>d"],
    ["it is torn apart by sorting", "a[bC]d", "[C]ab"],
  ])("when %s", (_, before, after) => {
    const expected = range(after);
    const { active, anchor, head } = follow(before, after) ?? onlyAt("");
    expect(active).toBe(expected.active);
    const places = (ends: Pick<Ends, "anchor" | "head">) =>
      [ends.anchor, ends.head].map((key) => rowsOf(after).place(key)).toSorted();
    expect(places({ anchor, head })).toEqual(places(expected));
  });

  it.each<[what: string, before: string, after: string, expected: string]>([
    ["stays as it is where nothing moved", "a[bC]d", "abcd", "a[bC]d"],
    ["stays as it is from below", "a<Bc>d", "abcd", "a<Bc>d"],
    ["stays single where its cell moved", "ab[C]d", "cabd", "[C]abd"],
    ["keeps to the end it began at where that is gone", "a[bcD]e", "acde", "a[cD]e"],
    ["keeps to the end it began at from below", "a<Bcd>e", "abce", "a<Bc>e"],
    ["shrinks to the one that is left", "a[bC]d", "abd", "a[B]d"],
    ["has the next in it active", "a[bCde]f", "abdef", "a[bDe]f"],
    ["has the one before in it active rather than the next outside", "a[bcD]e", "abce", "a[bC]e"],
    ["shrinks to its active cell where the row above came between", "[aB]cd", "acbd", "ac[B]d"],
    ["shrinks to its active cell where a row from above came between", "a[bC]", "bac", "ba[C]"],
    ["takes in new rows", "a[bC]d", "abxcd", "a[bxC]d"],
    ["of one row and many columns is one row", "[aBc]", "abc", "[aBc]"],
    ["goes to the first after it", "a[B]cd", "acd", "a[C]d"],
    ["goes to the last before it", "ab[C]", "ab", "a[B]"],
    ["skips others that are gone", "a[B]cd", "ad", "a[D]"],
  ])("%s", (_, before, after, expected) => expect(follow(before, after)).toEqual(range(expected)));

  it("is lost when nothing is left of the rows before", () => {
    expect(follow("a[bC]d", "xyz")).toBeUndefined();
    expect(follow("a[bC]d", "")).toBeUndefined();
  });

  it("keeps its active cell where that is left, and lies on screen with it inside", () => {
    const keys = fc.shuffledSubarray(Array.from("abcdefghijkl"), { minLength: 1 });
    fc.assert(
      fc.property(keys, keys, fc.nat(), fc.nat(), fc.nat(), (before, after, first, second, third) => {
        const at = (place: number): number => place % before.length;
        const [top, bottom] = [at(first), at(second)].toSorted((a, b) => a - b);
        const place = (top ?? 0) + (third % ((bottom ?? 0) - (top ?? 0) + 1));
        const keyAt = (of: number): string => before[of] ?? "";
        const ends = { anchor: keyAt(at(first)), head: keyAt(at(second)), active: keyAt(place) };
        const now = followed(ends, new Axis(before), new Axis(after));
        if (!now) {
          expect(before.some((key) => after.includes(key))).toBe(false);
          return;
        }
        if (after.includes(ends.active)) expect(now.active).toBe(ends.active);
        const places = [now.anchor, now.active, now.head].map((key) => after.indexOf(key));
        expect(places).not.toContain(-1);
        const [from = 0, middle = 0, to = 0] = places;
        expect(Math.min(from, to) <= middle && middle <= Math.max(from, to)).toBe(true);
      }),
    );
  });
});
