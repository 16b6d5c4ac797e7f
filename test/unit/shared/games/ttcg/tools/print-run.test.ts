import { describe, expect, it } from "vitest";
import type { ToolRow } from "../../../../../../shared/games/index.js";
import { publishedShares } from "../../../../../../shared/games/ttcg/printings/shares.js";
import { readPrintTables } from "../../../../../../shared/games/ttcg/tools/print-run.js";
import { toolRow } from "./rows.js";

const withShares = (...shares: readonly number[]): ToolRow => ({
  key: "r",
  cells: new Map([
    ["shares", { kind: "array", items: shares.map((value) => ({ kind: "float", value }) as const) } as const],
  ]),
});

describe("what the tables say about packs", () => {
  it.each<[what: string, shares: readonly number[], read: readonly number[]]>([
    ["six shares", [1, 0, 0, 0, 0, 2], [1, 0, 0, 0, 0, 2]],
    ["five shares", [1, 1, 1, 1, 1], publishedShares],
    ["seven shares", [1, 1, 1, 1, 1, 1, 1], publishedShares],
    ["a negative share", [1, 1, 1, 1, 1, -1], publishedShares],
    ["no share above zero", [0, 0, 0, 0, 0, 0], publishedShares],
  ])("%s", (_, shares, read) => {
    expect(readPrintTables(new Map([["print-run", [withShares(...shares)]]])).shares).toEqual(read);
  });

  it.each([
    [undefined, "flat"],
    ["tiered", "tiered"],
    ["flat", "flat"],
    ["odd", "flat"],
  ])("a policy of %j is that of %s", (policy, read) => {
    const row = toolRow("r", policy === undefined ? {} : { policy });
    expect(readPrintTables(new Map([["print-run", [row]]])).policy).toBe(read);
    expect(readPrintTables(new Map()).policy).toBe("flat");
  });

  it.each([
    [7, 7],
    [0, 10],
    [-3, 10],
  ])("a pack size of %i is one of %i", (size, read) => {
    expect(readPrintTables(new Map([["print-run", [toolRow("r", { "pack-size": size })]]])).packSize).toBe(read);
  });

  it("copies are those of tiers of cards that are there, added up", () => {
    const printing = (card: string, tier: number, copies: number, at: number) =>
      toolRow(`p${at}`, { card, tier, copies });
    const printings = [
      ...[printing("a", 1, 3, 0), printing("a", 1, 4, 1), printing("b", 6, 2, 2), printing("a", 7, 9, 3)],
      ...[printing("a", 0, 9, 4), printing("none", 1, 9, 5), printing("b", 2, -1, 6), printing("b", 6, 0, 7)],
    ];
    const cards = ["a", "b"].map((id) => toolRow(id, { id }));
    const tables = (rows: readonly ToolRow[]) =>
      readPrintTables(
        new Map([
          ["cards", cards],
          ["printings", rows],
        ]),
      );
    expect(tables(printings).copies).toEqual([
      [7, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 2],
    ]);
    expect(tables(printings.slice(3, 7)).copies).toBeUndefined();
  });
});
