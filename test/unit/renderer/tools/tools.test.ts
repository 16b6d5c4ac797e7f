// @vitest-environment happy-dom
import "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { faultOf, firstAnswers } from "../../../../renderer/ui/option-answers.js";
import { runSimulation } from "../../../../renderer/tools/run.js";
import { toolRow } from "../../../../renderer/tools/fetch-tables.js";
import { mostSeed, type Simulation, type ToolAnswer, type ToolOption } from "../../../../shared/games/index.js";
import type { ColumnView } from "../../../../shared/workspace/index.js";

const packs: ToolOption = { kind: "integer", id: "packs", title: "Packs", min: 1, max: 50, initial: 5 };
const policy: ToolOption = {
  ...{ kind: "choice", id: "policy", title: "Policy", initial: "flat" },
  choices: [{ value: "flat", title: "Flat" }],
};
const seed: ToolOption = { kind: "seed", id: "seed", title: "Seed" };

describe("what a tool asks", () => {
  it("is answered by its first answers, and a seed by chance", () => {
    const answers = firstAnswers([packs, policy, seed]);
    expect(answers).toMatchObject({ packs: 5, policy: "flat" });
    for (const option of [packs, policy, seed]) expect(faultOf(option, answers[option.id])).toBeUndefined();
  });

  it.each<[option: ToolOption, answer: ToolAnswer | undefined, isFine: boolean]>([
    [packs, 1, true],
    [packs, 50, true],
    [packs, 51, false],
    [packs, 0, false],
    [packs, 2.5, false],
    [packs, "", false],
    [policy, "flat", true],
    [policy, "round", false],
    [seed, 0, true],
    [seed, mostSeed, true],
    [seed, mostSeed + 1, false],
    [seed, undefined, false],
  ])("%j takes %j: %s", (option, answer, isFine) => expect(faultOf(option, answer) === undefined).toBe(isFine));
});

const column = (name: string, index?: number): ColumnView =>
  ({
    ...{ id: index === undefined ? { path: [name] } : { path: [name], index }, key: `${name} ${index ?? ""}` },
    ...{ title: name, source: name, kind: "text", editor: "text", widthPx: 80, readOnly: false },
  }) as unknown as ColumnView;

it("a row is passed by its keys, absent cells left out, and a list as one value", () => {
  const columns = [column("name"), column("level"), column("shares", 0), column("shares", 1), column("shares", 2)];
  const { key, cells } = toolRow(columns, { key: "r1", cells: ["Ash", null, 50, 25.5, null] });
  expect(key).toBe("r1");
  expect([...cells.keys()]).toEqual(["name", "shares"]);
  expect(cells.get("shares")).toMatchObject({ kind: "array", items: [{ value: 50n }, { value: 25.5 }] });
});

class Slow implements Simulation {
  done = 0;
  constructor(readonly total: number) {}
  advance(steps: number): void {
    this.done = Math.min(this.total, this.done + steps);
  }
  report() {
    return { facts: [], charts: [] };
  }
}

describe("a simulation that is run", () => {
  it("reaches its end and reports it", async () => {
    const told: number[] = [];
    const simulation = new Slow(1000);
    expect(await runSimulation(simulation, (part) => told.push(part), new AbortController().signal)).toBe(true);
    expect(simulation.done).toBe(1000);
    expect(told.at(-1)).toBe(1);
  });

  it("stops after the slice in which it was aborted", async () => {
    const controller = new AbortController();
    const simulation = new Slow(Number.MAX_SAFE_INTEGER);
    const run = runSimulation(simulation, () => controller.abort(), controller.signal);
    expect(await run).toBe(false);
    expect(simulation.done).toBeLessThan(simulation.total);
  });
});
