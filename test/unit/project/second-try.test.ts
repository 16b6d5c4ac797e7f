import { describe, expect, it } from "vitest";
import { RunRecord, type RunEvent, type Tally } from "../../support/runner/run-record.mjs";
import { runWithSecondTry } from "../../support/runner/second-try.mjs";

const tally = (passed: number, failed: number, skipped = 0): Tally => ({ passed, failed, skipped });
const failing = (file: string, counts: Tally) => ({ file: `e2e: test/e2e/${file}.test.ts`, tally: counts });

/** Plays results back, one for each run, and keeps which files were asked for and what was printed. */
async function play(
  ...results: Parameters<typeof runWithSecondTry>[0] extends (files: never) => Promise<infer R> ? R[] : never
) {
  const runs: (readonly string[])[] = [];
  const printed: string[] = [];
  const total = await runWithSecondTry(
    (files) => {
      runs.push(files);
      const result = results[runs.length - 1];
      return result ? Promise.resolve(result) : Promise.reject(new Error("A third run was asked for."));
    },
    (line) => printed.push(line),
  );
  return { total, runs, unsteady: printed.filter((line) => line.startsWith("UNSTEADY")) };
}

describe("the second try of files that failed", () => {
  it("is not made where nothing failed", async () => {
    const { total, runs } = await play({ tally: tally(3, 0, 1), failedFiles: [] });
    expect({ total, runs }).toEqual({ total: tally(3, 0, 1), runs: [[]] });
  });

  it("runs these files alone, counts their second run, and lists what passed then", async () => {
    const { total, runs, unsteady } = await play(
      { tally: tally(10, 2, 1), failedFiles: [failing("grid", tally(4, 1)), failing("table", tally(0, 1, 1))] },
      { tally: tally(6, 1, 1), failedFiles: [failing("table", tally(1, 1, 1))] },
    );
    expect(total).toEqual(tally(12, 1, 1));
    expect(runs).toEqual([[], ["test/e2e/grid.test.ts", "test/e2e/table.test.ts"]]);
    expect(unsteady).toEqual(["UNSTEADY e2e: test/e2e/grid.test.ts: passed the second time"]);
  });

  it.each([
    ["a first run", { tally: tally(5, 1), failedFiles: [] }, tally(5, 1)],
    ["a second run", { tally: tally(5, 1), failedFiles: [failing("grid", tally(1, 1))] }, tally(4, 1)],
  ])("does not forgive %s that ended badly", async (_, first, expected) => {
    const { total, unsteady } = await play(first, { tally: tally(0, 1), failedFiles: [] });
    expect({ total, unsteady }).toEqual({ total: expected, unsteady: [] });
  });
});

describe("the files that failed", () => {
  const file = "e2e: test/e2e/a.test.ts";
  const failure: readonly RunEvent[] = [
    { kind: "test-finished", file, test: "one", state: "failed" },
    { kind: "test-finished", file, test: "two", state: "passed" },
    { kind: "file-finished", file, ok: false },
  ];

  it.each<[string, RunEvent[], boolean]>([
    ["are named when the run is over", [{ kind: "run-finished", unhandledErrors: 0 }], true],
    ["are not all that is wrong where the run broke off", [], false],
    [
      "are not all that is wrong where errors came outside of tests",
      [{ kind: "run-finished", unhandledErrors: 1 }],
      false,
    ],
  ])("%s", (_, end, isNamed) => {
    const record = new RunRecord();
    for (const event of [...failure, ...end]) record.take(event);
    expect(record.failedFiles()).toEqual(isNamed ? [{ file, tally: tally(1, 1) }] : []);
    expect(record.tally(1)).toEqual(tally(1, 1));
  });
});
