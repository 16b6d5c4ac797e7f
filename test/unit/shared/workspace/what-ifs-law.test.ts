import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editCount, editsToKeep } from "../../../../shared/workspace/index.js";
import { Bustle, workspaceActs, type WorkspaceAct } from "../../../support/workspace/random-problems.js";
import { rowsOf, type } from "../../../support/workspace/cards.js";
import type { World } from "../../../support/workspace/world.js";
import { textsOf, WhatIfWorld } from "../../../support/workspace/what-ifs.js";

const runs = { numRuns: Number(process.env["WHAT_IF_RUNS"] ?? 25) };
const few = workspaceActs(12);

/** What a person does in the sheets: what happens outside comes to the standing workspace. */
const isOfPerson = ({ kind }: WorkspaceAct): boolean => kind !== "outside" && kind !== "branch" && kind !== "wait";

function doAll(bustle: Bustle, acts: readonly WorkspaceAct[]): void {
  for (const act of acts) bustle.do(act);
}

/** A what-if after random acts, beside the workspace that it began in. */
function begun(before: readonly WorkspaceAct[], acts: readonly WorkspaceAct[]) {
  const standing = new Bustle();
  doAll(standing, before);
  standing.world.settle();
  const world = new WhatIfWorld(standing.world);
  const whatIf = new Bustle(world);
  doAll(whatIf, acts.filter(isOfPerson));
  whatIf.do({ kind: "leave" });
  return { standing, whatIf, world };
}

describe("laws of what-ifs", () => {
  it("whatever is done in one, nothing of the standing workspace and its files changes", () => {
    fc.assert(
      fc.property(few, few, (before, acts) => {
        const { standing, world } = begun(before, []);
        const { state } = standing.world;
        const texts = textsOf(state);
        doAll(new Bustle(world), acts.filter(isOfPerson));
        expect(standing.world.state).toBe(state);
        expect(textsOf(state)).toEqual(texts);
        expect(world.forbidden).toEqual([]);
      }),
      runs,
    );
  });

  it("keeping makes the same texts, and one undo takes them back to the byte", () => {
    fc.assert(
      fc.property(few, few, (before, acts) => {
        const { standing, world } = begun(before, acts);
        world.follow();
        const [was, wanted] = [textsOf(standing.world.state), textsOf(world.state)];
        const edits = editsToKeep(world.state, "Keep");
        if (!edits.ok) return;
        expect(standing.world.input({ kind: "keep", edits: edits.value })).toMatchObject({ ok: true });
        expect(textsOf(standing.world.state)).toEqual(wanted);
        standing.world.do({ kind: "history/undo" });
        expect(textsOf(standing.world.state)).toEqual(was);
      }),
      runs,
    );
  });

  it("one without edits shows the standing workspace, whatever happens to that", () => {
    fc.assert(
      fc.property(few, few, (before, later) => {
        const { standing, world } = begun(before, []);
        for (const act of later) {
          standing.do(act);
          world.follow();
        }
        standing.world.settle();
        world.follow();
        expect(textsOf(world.state)).toEqual(textsOf(standing.world.state));
        expect(editCount(world.state)).toBe(0);
      }),
      runs,
    );
  });

  it("a cell that it leaves alone shows what the current cards say", () => {
    const edits = fc.array(
      fc.record({ row: fc.nat(2), column: fc.constantFrom("attack", "defense"), cost: fc.nat(9) }),
    );
    fc.assert(
      fc.property(edits, edits, (ours, theirs) => {
        const { standing, world } = begun([], []);
        const own = new Set<string>();
        const typeAll = (into: World, typed: typeof ours): void => {
          for (const { row, column, cost } of typed) {
            const id = ["a", "b", "c"][row] ?? "a";
            if (into === world) own.add(`"${id}" ${column}`);
            type(into, id, column, String(cost));
          }
        };
        typeAll(world, ours);
        typeAll(standing.world, theirs);
        world.follow();
        for (const { cells } of rowsOf(standing.world)) {
          const id = JSON.stringify(cells.id);
          const shown = rowsOf(world).find((row) => row.cells.id === cells.id)?.cells ?? {};
          for (const [column, value] of Object.entries(cells)) {
            if (!own.has(`${id} ${column}`)) expect(shown[column]).toEqual(value);
          }
        }
      }),
      { numRuns: runs.numRuns * 4 },
    );
  });

  it("undoing every step of one leaves nothing to keep", () => {
    fc.assert(
      fc.property(few, few, (before, acts) => {
        const { standing, world } = begun(before, acts);
        while (world.state.done.length > 0) world.do({ kind: "history/undo" });
        // What was typed into the text and taken back may count as edits that change nothing.
        if (!acts.some(({ kind }) => kind === "text")) expect(editCount(world.state)).toBe(0);
        expect(textsOf(world.state)).toEqual(textsOf(standing.world.state));
      }),
      runs,
    );
  });

  it("its problems are those of its cards", () => {
    fc.assert(
      fc.property(few, few, (before, acts) => {
        const { whatIf } = begun(before, acts);
        expect(whatIf.saying()).toBe(whatIf.sayingAfresh());
      }),
      { numRuns: 20 },
    );
  });
});
