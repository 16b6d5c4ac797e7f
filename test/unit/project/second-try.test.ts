import { describe, expect, it, vi } from "vitest";
import { RunRecord, type RunEvent, type Tally } from "../../support/runner/run-record.mjs";
import { runWithSecondTry } from "../../support/runner/second-try.mjs";

const tally = (passed: number, failed: number, skipped = 0): Tally => ({ passed, failed, skipped });
const failing = (file: string, counts: Tally) => ({ file: `e2e: test/e2e/${file}.test.ts`, tally: counts });
/** The result of a run, with one failure for each file that failed. */
const result = (counts: Tally, ...failedFiles: ReturnType<typeof failing>[]) => ({
  tally: counts,
  failedFiles,
  failures: failedFiles.map(({ file }) => `${file} > a test: expected 1 to be 2`),
});

/** Plays results back, one for each run, and keeps which files were asked for. */
async function play(...results: ReturnType<typeof result>[]) {
  const runs: (readonly string[])[] = [];
  const {
    tally: total,
    failures,
    unsteady,
  } = await runWithSecondTry((files) => {
    runs.push(files);
    const played = results[runs.length - 1];
    return played ? Promise.resolve(played) : Promise.reject(new Error("A run more was asked for."));
  }, vi.fn());
  return { total, runs, failures, unsteady };
}

describe("the second try of files that failed", () => {
  it("is not made where nothing failed", async () => {
    expect(await play(result(tally(3, 0, 1)))).toEqual({
      total: tally(3, 0, 1),
      runs: [[]],
      failures: [],
      unsteady: [],
    });
  });

  it("runs these files alone, counts their second run, and lists what passed then", async () => {
    const first = result(tally(10, 2, 1), failing("grid", tally(4, 1)), failing("table", tally(0, 1, 1)));
    expect(await play(first, result(tally(6, 1, 1), failing("table", tally(1, 1, 1))))).toEqual({
      total: tally(12, 1, 1),
      runs: [[], ["test/e2e/grid.test.ts", "test/e2e/table.test.ts"]],
      failures: ["e2e: test/e2e/table.test.ts > a test: expected 1 to be 2"],
      unsteady: ["e2e: test/e2e/grid.test.ts > a test: expected 1 to be 2"],
    });
  });

  it.each([
    ["a first run", result(tally(5, 1)), tally(5, 1)],
    ["a second run", result(tally(5, 1), failing("grid", tally(1, 1))), tally(4, 1)],
  ])("does not forgive %s that ended badly", async (_, first, expected) => {
    expect(await play(first, result(tally(0, 1)))).toMatchObject({ total: expected, unsteady: [] });
  });

  it("is made of ten files, but not of more: that is no accident", async () => {
    const failed = (count: number) =>
      result(tally(50, count), ...Array.from({ length: count }, (_, at) => failing(`file-${at}`, tally(0, 1))));
    expect(await play(failed(10), result(tally(10, 0)))).toMatchObject({ total: tally(60, 0), failures: [] });
    const broken = failed(11);
    expect(await play(broken)).toMatchObject({ runs: [[]], total: tally(50, 11), failures: broken.failures });
  });
});

describe("the files that failed", () => {
  const file = "e2e: test/e2e/a.test.ts";
  const failure: readonly RunEvent[] = [
    { kind: "test-finished", file, test: "one", state: "failed", why: "expected 1 to be 2" },
    { kind: "test-finished", file, test: "two", state: "passed" },
    { kind: "file-finished", file, ok: false },
  ];

  it.each<[string, RunEvent[], boolean]>([
    ["are named when the run is over", [{ kind: "run-finished", unhandled: [] }], true],
    ["are not all that is wrong where the run broke off", [], false],
  ])("%s", (_, end, isNamed) => {
    const record = new RunRecord();
    for (const event of [...failure, ...end]) record.take(event);
    expect(record.failedFiles()).toEqual(isNamed ? [{ file, tally: tally(1, 1) }] : []);
    expect(record.tally(1)).toEqual(tally(1, 1));
    expect(record.failures()).toEqual([`${file} > one: expected 1 to be 2`]);
  });

  it("are also those whose tests passed beside an error outside of them", () => {
    const record = new RunRecord();
    const passed: RunEvent = { kind: "test-finished", file, test: "one", state: "passed" };
    for (const event of [passed, { kind: "run-finished", unhandled: [{ file, why: "late" }] }] as const)
      record.take(event);
    expect(record.failedFiles()).toEqual([{ file, tally: tally(1, 1) }]);
    expect(record.failures()).toEqual([`${file} > outside of its tests: late`]);
  });

  it("are not all that is wrong where an error belongs to no file", () => {
    const record = new RunRecord();
    for (const event of [...failure, { kind: "run-finished", unhandled: [{ why: "late" }] }] as const)
      record.take(event);
    expect(record.failedFiles()).toEqual([]);
    expect(record.tally(1)).toEqual(tally(1, 2));
    expect(record.failures()).toEqual([`${file} > one: expected 1 to be 2`, "outside of all files: late"]);
  });
});
