import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { must } from "../../shared/base/index.js";
import type { ToolRow } from "../../shared/games/index.js";
import { packSimulation } from "../../shared/games/ttcg/tools/pack-simulation.js";
import { parseDocument, rowCount, rowEntries } from "../../shared/toml/index.js";

/** The rows of a table of the sample. */
function rowsOf(file: string, table: string): readonly ToolRow[] {
  const document = must(parseDocument(readFileSync(join(import.meta.dirname, "../../tabula/ttcg", file), "utf8")));
  return Array.from({ length: rowCount(document, [table]) }, (_, row) => ({
    key: String(row),
    cells: new Map(rowEntries(document, [table], row).map(({ key, value }) => [key, value])),
  }));
}

const tables = new Map([
  ["cards", rowsOf("ttcg-cards.toml", "ttcg-cards")],
  ["printings", rowsOf("printings.toml", "printings")],
]);

/** How likely all of `cards` cards are after so many draws, by inclusion and exclusion. */
function completeChance(cards: number, draws: number): number {
  let chance = 0;
  for (let missing = 0, ways = 1; missing <= cards; ways = (ways * (cards - missing)) / (missing + 1), missing += 1)
    chance += (missing % 2 === 0 ? 1 : -1) * ways * (1 - missing / cards) ** draws;
  return chance;
}

it.each(["flat", "copies"])("a million packs of the sample, policy %s, follow the laws of chance", (policy) => {
  const answers = { packs: 100, collectors: 10_000, "pack-size": 10, policy, seed: 2 };
  const simulation = must(packSimulation.start(tables, answers));
  simulation.advance(Infinity);
  const { charts } = simulation.report();
  const values = (id: string, at = 0): number[] =>
    charts.find((chart) => chart.id === id)?.rows.map((row) => row.values[at] ?? Number.NaN) ?? [];
  for (const share of values("shares", 1)) expect(Math.abs(share - 100 / 6)).toBeLessThan(0.1);
  for (const share of values("packs-with")) expect(Math.abs(share - 100 * (1 - (5 / 6) ** 10))).toBeLessThan(0.3);
  for (const [at, found] of values("distinct").entries())
    expect(Math.abs(found - 68 * (1 - (67 / 68) ** (10 * (at + 1))))).toBeLessThan(0.15);
  // Packs from 40 on; before, the sum of large terms of both signs is not exact.
  for (const packs of [40, 50, 60, 80])
    expect(Math.abs((values("complete")[packs - 1] ?? 0) - 100 * completeChance(68, 10 * packs))).toBeLessThan(1.5);
});
