import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "../../../electron/start/steps.mjs";
import { RunRecord, sumOf, type RunEvent } from "../../support/runner/run-record.mjs";
import { runReportedTests } from "../../support/runner/run-tests.mjs";
import { watchProgress } from "../../support/runner/watchdog.mjs";

describe("the watchdog", () => {
  /** A clock that is moved by hand, a second at a time. */
  function watched(limitMs: number) {
    let look: (() => void) | undefined;
    let stalls = 0;
    const dog = watchProgress({
      limitMs,
      stalled: () => (stalls += 1),
      repeat: (action, ms) => {
        expect(ms).toBe(1_000);
        look = action;
        return () => (look = undefined);
      },
    });
    const pass = (seconds: number): number => {
      for (let at = 0; at < seconds; at += 1) look?.();
      return stalls;
    };
    return { dog, pass };
  }

  test("stops what makes no progress for the limit, once", () => {
    const { pass } = watched(180_000);
    expect(pass(179)).toBe(0);
    expect(pass(1)).toBe(1);
    expect(pass(1_000)).toBe(1);
  });

  test("has no limit on what makes progress", () => {
    const { dog, pass } = watched(180_000);
    for (let round = 0; round < 100; round += 1) {
      expect(pass(179)).toBe(0);
      dog.progress();
    }
    expect(pass(180)).toBe(1);
  });

  test("looks no more after it was stopped", () => {
    const { dog, pass } = watched(180_000);
    dog.stop();
    expect(pass(1_000)).toBe(0);
  });
});

const file = "unit: a.test.ts";
const began = (name: string): RunEvent => ({ kind: "test-started", file, test: name });
const ended = (name: string, state: "passed" | "failed" | "skipped"): RunEvent => ({
  kind: "test-finished",
  file,
  test: name,
  state,
});
const over: RunEvent = { kind: "run-finished", unhandled: [] };
const fileOver = (ok: boolean): RunEvent => ({ kind: "file-finished", file, ok });

function recordOf(events: readonly RunEvent[]): RunRecord {
  const record = new RunRecord();
  for (const event of events) record.take(event);
  return record;
}

describe("the record of a run", () => {
  test.each<[string, RunEvent[], number | null, [number, number, number]]>([
    ["counts what ran", [ended("a", "passed"), ended("b", "skipped"), fileOver(true), over], 0, [1, 0, 1]],
    ["counts failures", [ended("a", "failed"), ended("b", "failed"), fileOver(false), over], 1, [0, 2, 0]],
    ["a file that did not load is a failure", [fileOver(false), over], 1, [0, 1, 0]],
    ["a hook that threw after passing tests is a failure", [ended("a", "passed"), fileOver(false), over], 1, [1, 1, 0]],
    [
      "errors outside all tests are failures",
      [ended("a", "passed"), { ...over, unhandled: [{}, { file }] }],
      1,
      [1, 2, 0],
    ],
    ["also beside tests that failed", [ended("a", "failed"), { ...over, unhandled: [{}] }], 1, [0, 2, 0]],
    [
      "a run that ended badly without a failing test is a failure",
      [ended("a", "passed"), fileOver(true), over],
      1,
      [1, 1, 0],
    ],
    ["a run that was stopped is a failure", [ended("a", "passed")], null, [1, 1, 0]],
    ["a run that ended before its end is a failure", [ended("a", "passed")], 0, [1, 1, 0]],
    ["a run of nothing passes nothing", [over], 0, [0, 0, 0]],
  ])("%s", (_name, events, exitCode, [passed, failed, skipped]) => {
    expect(recordOf(events).tally(exitCode)).toEqual({ passed, failed, skipped });
  });

  const loading: RunEvent = { kind: "file-started", file };
  const loaded: RunEvent = { kind: "file-loaded", file };

  test.each<[string, RunEvent[], string[]]>([
    ["nothing", [], []],
    ["a file that is being loaded", [loading], [`${file} (being loaded)`]],
    ["a file at its first hooks", [loading, loaded], [`${file} (before its first test)`]],
    ["tests", [loading, loaded, began("a"), began("b")], [`${file} > a`, `${file} > b`]],
    ["a test after another", [loading, loaded, began("a"), ended("a", "passed"), began("b")], [`${file} > b`]],
    ["between tests", [loading, loaded, began("a"), ended("a", "passed")], [`${file} (after: a)`]],
    ["a finished file", [loading, loaded, began("a"), ended("a", "failed"), fileOver(false)], []],
  ])("says what is running: %s", (_name, events, running) => {
    expect(recordOf(events).running()).toEqual(running);
  });

  test("what processes note of themselves is newer than what was reported of their files", () => {
    const record = recordOf([loading, loaded, began("a"), { kind: "file-started", file: "unit: b.test.ts" }]);
    expect(record.running([`${file} > b`])).toEqual([`${file} > b`, "unit: b.test.ts (being loaded)"]);
  });

  test("a test that starts is no progress, one that finishes is", () => {
    const record = new RunRecord();
    expect([loading, loaded, began("a"), ended("a", "failed")].map((event) => record.take(event))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test("sums all parts", () => {
    const parts = [
      { passed: 2, failed: 1, skipped: 0 },
      { passed: 3, failed: 0, skipped: 4 },
    ];
    expect(sumOf(parts)).toEqual({ passed: 5, failed: 1, skipped: 4 });
  });
});

describe("a run of tests in a program of its own", () => {
  let folder = "";
  let lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const program = (name: string, source: string): string => {
    writeFileSync(join(folder, name), source);
    return join(folder, name);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cardwright-runner-"));
    lines = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("one that stands still is stopped with what it has started, and its test is named", async () => {
    const heard = join(folder, "heard");
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const childGone = once(server, "connection").then(([socket]) => once(socket as Socket, "close"));
    const child = program(
      "child.mjs",
      `import { connect } from "node:net";
       process.on("SIGTERM", () => {});
       connect(${port}, "127.0.0.1", () => process.send("connected")).on("error", () => {});`,
    );
    const script = program(
      "stuck.mjs",
      `import { spawn } from "node:child_process";
       import { writeFileSync } from "node:fs";
       import { once } from "node:events";
       const child = spawn(process.execPath, [${JSON.stringify(child)}], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
       await once(child, "message");
       const send = (event) => new Promise((done) => process.send({ file: "a.test.ts", ...event }, done));
       await send({ kind: "test-finished", test: "quick", state: "passed" });
       await send({ kind: "test-started", test: "stuck" });
       writeFileSync(${JSON.stringify(heard)}, "");
       for (;;);`,
    );
    const { tally } = await runReportedTests({
      name: "units",
      args: [script],
      limitMs: 2_000,
      print,
      // Time begins to pass when the child has sent all it will.
      repeat: (action) => {
        const timer = setInterval(() => {
          if (existsSync(heard)) action();
        }, 20);
        return () => clearInterval(timer);
      },
    });
    expect(lines).toEqual(["FAIL units: no test finished for 2 s. What was running:", "  a.test.ts > stuck"]);
    expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0 });
    await childGone;
    server.close();
  });

  test("a program that ends without a word is a failure", async () => {
    const args = [program("silent.mjs", "process.exit(0);")];
    expect(await runReportedTests({ name: "units", args, print })).toEqual({
      tally: { passed: 0, failed: 1, skipped: 0 },
      failedFiles: [],
      failures: [],
    });
  });

  test("Vitest lists what it runs", async () => {
    mkdirSync(join(folder, "test"));
    program("test/good.test.js", `import { test } from "vitest"; test("a", () => {}); test.skip("b", () => {});`);
    program("test/bad.test.js", `import { test } from "vitest"; test("a", () => { throw new Error("bad"); });`);
    program("test/broken.test.js", `import "./nowhere.js";`);
    program("vitest.config.mjs", `export default { test: { globals: false } };`);
    const { tally, failures } = await runReportedTests({
      name: "units",
      args: [
        join(root, "node_modules/vitest/vitest.mjs"),
        "run",
        `--root=${folder}`,
        `--reporter=${join(root, "test/support/runner/progress-reporter.mjs")}`,
      ],
      print,
    });
    expect(tally).toEqual({ passed: 1, failed: 2, skipped: 1 });
    expect([...failures].sort()).toEqual([
      "test/bad.test.js > a: bad",
      expect.stringContaining("test/broken.test.js: Cannot find module './nowhere.js'"),
    ]);
  });
});
