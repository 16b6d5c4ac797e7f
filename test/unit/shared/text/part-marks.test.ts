import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEqual } from "../../../../shared/base/index.js";
import { PartMemory } from "../../../../shared/text/index.js";

const value = fc.jsonValue({ maxDepth: 3 });

function* partsOf(whole: unknown): Generator {
  yield whole;
  if (typeof whole !== "object" || whole === null) return;
  for (const part of Object.values(whole)) yield* partsOf(part);
}

describe("a memory of the parts that texts are made of", () => {
  it("finds every part of what a text means, however its members are ordered", () => {
    fc.assert(
      fc.property(value, (whole) => {
        const memory = new PartMemory();
        for (const part of partsOf(whole)) {
          const turned =
            typeof part === "object" && part !== null && !Array.isArray(part)
              ? Object.fromEntries([...Object.entries(part).toReversed(), ["absent", undefined]])
              : part;
          expect(isEqual(turned, part)).toBe(true);
          expect(memory.mayHave("text", [turned], () => whole)).toBe(true);
        }
      }),
      { seed: 16, numRuns: 300 },
    );
  });

  it("rules out nearly all other parts", () => {
    const memory = new PartMemory();
    let [ruledOut, others] = [0, 0];
    fc.assert(
      fc.property(value, value, fc.uuid(), (whole, part, text) => {
        if ([...partsOf(whole)].some((each) => isEqual(each, part))) return;
        others += 1;
        if (!memory.mayHave(text, [part], () => whole)) ruledOut += 1;
      }),
      { seed: 17, numRuns: 500 },
    );
    expect(others).toBeGreaterThan(200);
    expect(ruledOut).toBe(others);
  });

  it("reads each text once, whatever it is asked for then", () => {
    const memory = new PartMemory();
    let reads = 0;
    const texts = Array.from({ length: 20_000 }, (_, at) => `Draw ${at} cards.`);
    for (const wanted of [1, 19, 199]) {
      const found = texts.filter((text, at) =>
        memory.mayHave(text, [{ DrawCards: { count: wanted } }], () => {
          reads += 1;
          return [{ DrawCards: { count: at } }];
        }),
      );
      expect(found).toEqual([`Draw ${wanted} cards.`]);
    }
    expect(reads).toBe(20_000);
  });
});
