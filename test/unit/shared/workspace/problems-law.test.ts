import fc from "fast-check";
import { expect, it } from "vitest";
import { Bustle, workspaceActs } from "../../../support/workspace/random-problems.js";

it("whatever happens to a workspace, the problems are those a first look at its files finds", () => {
  fc.assert(
    fc.property(workspaceActs(30), (acts) => {
      const bustle = new Bustle();
      for (const act of acts) {
        bustle.do(act);
        expect(bustle.saying()).toBe(bustle.sayingAfresh());
      }
    }),
    { seed: 22, numRuns: 60 },
  );
});
