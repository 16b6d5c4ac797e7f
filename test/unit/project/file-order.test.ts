import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { together } from "../../support/runner/file-order.js";

const kindOf = (item: string): string => item.slice(0, 1);

describe("the order of test files", () => {
  it.each([
    { title: "is kept where all are of one kind", items: ["a2", "a1", "a3"], ordered: ["a2", "a1", "a3"] },
    {
      title: "brings those of one kind to the first of them",
      items: ["b1", "a1", "b2", "c1", "a2"],
      ordered: ["b1", "b2", "a1", "a2", "c1"],
    },
    { title: "is nothing for nothing", items: [], ordered: [] },
  ])("$title", ({ items, ordered }) => {
    expect(together(items, kindOf)).toEqual(ordered);
  });

  it("changes kinds as often as there are kinds, and loses no file", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-d][0-9]$/u)), (items) => {
        const ordered = together(items, kindOf);
        const changes = ordered.filter((item, at) => at === 0 || kindOf(item) !== kindOf(ordered[at - 1] ?? ""));
        expect(changes).toHaveLength(new Set(items.map(kindOf)).size);
        expect(ordered.toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});
