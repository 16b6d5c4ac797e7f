import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ToolEdit } from "../../../../../../shared/games/index.js";
import { modifierRange, unitTotal } from "../../../../../../shared/games/ttcg/stats.js";
import { randomiseStats } from "../../../../../../shared/games/ttcg/tools/randomise-stats.js";
import { unitTypes } from "../../../../../../shared/games/ttcg/vocabulary.js";
import { toolRow } from "./rows.js";

const valueOf = (edits: readonly ToolEdit[], key: string, column: string): number => {
  const value = edits.find((edit) => edit.rowKey === key && edit.column === column)?.value;
  return value?.kind === "integer" ? Number(value.value) : Number.NaN;
};
// No generator gives these, so both stats of every row change.
const never = { attack: 3, defense: 3 };

describe("randomised stats", () => {
  it("of units total what their level asks, in steps of 5", () => {
    const unit = fc.record({
      type: fc.constantFrom(...unitTypes),
      level: fc.integer({ min: 1, max: 5 }),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(unit, ({ type, level, seed }) => {
        const edits = randomiseStats.edits([toolRow("u", { type, level, ...never })], { seed });
        const [attack, defense] = [valueOf(edits, "u", "attack"), valueOf(edits, "u", "defense")];
        expect(attack + defense).toBe(unitTotal(level));
        expect([attack % 5, defense % 5, Math.min(attack, defense) >= 0]).toEqual([0, 0, true]);
      }),
      { seed: 7 },
    );
  });

  it("of spells stay within their level, in steps of 5, each on its own", () => {
    const spell = fc.record({ level: fc.integer({ min: 1, max: 3 }), seed: fc.nat() });
    fc.assert(
      fc.property(spell, ({ level, seed }) => {
        const edits = randomiseStats.edits([toolRow("s", { type: "spell", level, ...never })], { seed });
        for (const column of ["attack", "defense"]) {
          const value = valueOf(edits, "s", column);
          expect(Math.abs(value)).toBeLessThanOrEqual(modifierRange(level));
          expect(Math.abs(value % 5)).toBe(0);
        }
      }),
      { seed: 8 },
    );
  });

  it.each([
    ["without a level", { type: "fire" }],
    ["of a level that is none", { type: "fire", level: 9 }],
  ])("of a unit %s are those of level 1", (_, cells) => {
    const edits = randomiseStats.edits([toolRow("u", { ...cells, ...never })], { seed: 1 });
    expect(valueOf(edits, "u", "attack") + valueOf(edits, "u", "defense")).toBe(500);
  });

  it("change nothing where a card has them already", () => {
    const edits = randomiseStats.edits([toolRow("u", { type: "fire", level: 2, ...never })], { seed: 5 });
    const [attack, defense] = [valueOf(edits, "u", "attack"), valueOf(edits, "u", "defense")];
    const again = (cells: { readonly attack: number; readonly defense: number }): readonly ToolEdit[] =>
      randomiseStats.edits([toolRow("u", { type: "fire", level: 2, ...cells })], { seed: 5 });
    expect(again({ attack, defense })).toEqual([]);
    expect(again({ attack, defense: 3 }).map(({ column }) => column)).toEqual(["defense"]);
  });

  it("leave cards of no known type alone", () => {
    expect(randomiseStats.edits([toolRow("x", { type: "plasma", level: 1, ...never })], { seed: 1 })).toEqual([]);
  });

  it("of one seed are the same, of another are not", () => {
    const rows = Array.from({ length: 20 }, (_, at) => toolRow(`u${at}`, { type: "fire", level: 5, ...never }));
    const edits = randomiseStats.edits(rows, { seed: 3 });
    expect(edits).toHaveLength(40);
    expect(randomiseStats.edits(rows, { seed: 3 })).toEqual(edits);
    expect(randomiseStats.edits(rows, { seed: 4 })).not.toEqual(edits);
  });
});
