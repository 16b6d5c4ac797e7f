import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StandingProblem } from "../../../../shared/validate/index.js";
import { act, Playground, saying } from "../../../support/validate/random-edits.js";

const sightOf = ({ message, severity, rowTitle, related, waived }: StandingProblem): string =>
  JSON.stringify([message, severity, rowTitle, related, waived]);

const acts = fc.array(act, { minLength: 30, maxLength: 90, size: "max" });

// The soak has 20,000 courses.
describe("after any edits", () => {
  it.each([
    ["told row by row", true],
    ["told as a whole", false],
  ])("what stands is what a first look finds, %s", (_, hints) => {
    fc.assert(
      fc.property(acts, (all) => {
        const playground = new Playground(hints);
        for (const each of all) playground.do(each);
        playground.checker.work();
        expect(saying(playground.checker)).toBe(saying(playground.afresh()));
      }),
      { seed: 20, numRuns: 100 },
    );
  });

  it("the reported changes add up to the current problems", () => {
    fc.assert(
      fc.property(acts, (all) => {
        const playground = new Playground(true);
        const known = new Map<string, string>();
        const follow = (): void => {
          for (const { put, drop } of playground.checker.takeChanges()) {
            for (const id of drop) known.delete(id);
            for (const problem of put) known.set(problem.id, sightOf(problem));
          }
        };
        for (const each of all) {
          playground.do(each);
          follow();
        }
        playground.checker.work();
        follow();
        const standing = [...playground.checker.all()].map((problem) => [problem.id, sightOf(problem)]);
        expect(Object.fromEntries(known)).toEqual(Object.fromEntries(standing));
      }),
      { seed: 21, numRuns: 100 },
    );
  });
});
