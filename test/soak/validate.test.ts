import fc from "fast-check";
import { expect, it } from "vitest";
import { act, Playground, saying } from "../support/validate/random-edits.js";
import { Bustle, workspaceActs } from "../support/workspace/random-problems.js";

const seed = 4_000_000;

it("20000 courses of edits leave a checker with what a first look finds", () => {
  const runs = 20_000;
  let [edits, problems] = [0, 0];
  fc.assert(
    fc.property(fc.array(act, { minLength: 30, maxLength: 120, size: "max" }), fc.boolean(), (acts, hints) => {
      const playground = new Playground(hints);
      for (const each of acts) playground.do(each);
      playground.checker.work();
      expect(saying(playground.checker)).toBe(saying(playground.afresh()));
      edits += acts.length;
      problems += [...playground.checker.all()].length;
    }),
    { seed, numRuns: runs },
  );
  console.log(`seed ${seed}: ${runs} courses, ${edits} edits, ${problems} problems at their ends, none amiss`);
});

it("1500 courses of acts leave a workspace with what a first look finds, after every act", () => {
  const runs = 1_500;
  let acts = 0;
  fc.assert(
    fc.property(workspaceActs(40), (all) => {
      const bustle = new Bustle();
      for (const each of all) {
        bustle.do(each);
        expect(bustle.saying()).toBe(bustle.sayingAfresh());
      }
      acts += all.length;
    }),
    { seed, numRuns: runs },
  );
  console.log(`seed ${seed}: ${runs} courses, ${acts} acts, none amiss`);
});
