import fc from "fast-check";
import { expect } from "vitest";
import { Bustle, workspaceActs, type WorkspaceAct } from "./random-problems.js";
import { textsOf } from "./what-ifs.js";

/** What no step of the history is about, and settings, whose file is made with the first of them. */
const isLeftOut: ReadonlySet<WorkspaceAct["kind"]> = new Set(["outside", "branch", "severity"]);

/** Whatever a person does, undoing all of it restores every byte, and redoing all of it does it again. */
export function checkUndo({ seed, numRuns }: { readonly seed: number; readonly numRuns: number }): void {
  fc.assert(
    fc.property(workspaceActs(15), (acts) => {
      const bustle = new Bustle();
      const { world } = bustle;
      const before = textsOf(world.state);
      for (const act of acts) if (!isLeftOut.has(act.kind)) bustle.do(act);
      while (world.state.undone.length > 0) world.do({ kind: "history/redo" });
      bustle.do({ kind: "leave" });
      const after = textsOf(world.state);
      while (world.state.done.length > 0) world.do({ kind: "history/undo" });
      expect(textsOf(world.state)).toEqual(before);
      while (world.state.undone.length > 0) world.do({ kind: "history/redo" });
      expect(textsOf(world.state)).toEqual(after);
    }),
    { seed, numRuns },
  );
}
