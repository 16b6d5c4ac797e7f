import { expect, it } from "vitest";
import { Playground, saying, type Act } from "../../../support/validate/random-edits.js";

const insert = (at: number): Act => ({
  kind: "insert",
  table: at % 3,
  at,
  cells: [
    { key: "id", value: "xyzw".charAt(at % 4) },
    { key: "card", value: "xyzw".charAt(at % 3) },
    { key: "attack", value: at % 7 },
    { key: "defense", value: 5 },
    { key: "copies", value: at % 3 },
  ],
});

// Indexes are sorted again then, and no row is taken out of them: what reads the first of a group must learn of it all the same.
it.each([true, false])(
  "what stands after all rows were turned round is what a first look finds (told: %s)",
  (hints) => {
    const playground = new Playground(hints);
    for (let at = 0; at < 120; at += 1) playground.do(insert(at));
    playground.checker.work();
    const before = saying(playground.checker);
    for (const table of [0, 1, 2]) playground.do({ kind: "turn", table });
    playground.do({ kind: "work", units: 10 });
    playground.do({ kind: "set", table: 0, row: 3, cell: { key: "attack", value: 9 } });
    playground.checker.work();
    expect(saying(playground.checker)).toBe(saying(playground.afresh()));
    expect(saying(playground.checker)).not.toBe(before);
  },
);
