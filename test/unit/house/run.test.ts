import { describe, expect, test } from "vitest";
import { findChromium, isRequired } from "../../support/chromium.mjs";
import { sumOf, tallyOf } from "../../support/tally.mjs";

describe("the browser for end-to-end tests", () => {
  const find = (env: NodeJS.ProcessEnv, ...there: string[]) =>
    findChromium({ env, platform: "linux", usable: (file) => there.includes(file) });

  test.each([
    [
      "CHROME_PATH comes first",
      { CHROME_PATH: "/my/chrome" },
      ["/my/chrome", "/usr/bin/chromium"],
      { kind: "found", file: "/my/chrome" },
    ],
    [
      "an unusable CHROME_PATH is not replaced by another",
      { CHROME_PATH: "/my/chrome" },
      ["/usr/bin/chromium"],
      { kind: "unusable", file: "/my/chrome" },
    ],
    [
      "an empty CHROME_PATH counts as unset",
      { CHROME_PATH: "" },
      ["/usr/bin/chromium"],
      { kind: "found", file: "/usr/bin/chromium" },
    ],
    [
      "usual places",
      {},
      ["/usr/bin/google-chrome", "/usr/bin/chromium-browser"],
      { kind: "found", file: "/usr/bin/chromium-browser" },
    ],
    ["none", {}, [], { kind: "missing" }],
  ])("%s", async (_name, env, there, expected) => {
    expect(await find(env, ...there)).toEqual(expected);
  });

  test.each<["chromium" | "electron", NodeJS.ProcessEnv, boolean]>([
    ["chromium", {}, false],
    ["chromium", { CI: "1" }, true],
    ["chromium", { CI: "true" }, true],
    ["chromium", { CI: "false" }, false],
    ["chromium", { CW_REQUIRE: "chromium" }, true],
    ["chromium", { CW_REQUIRE: "electron,chromium" }, true],
    ["chromium", { CW_REQUIRE: "electron" }, false],
    ["electron", { CI: "1" }, false],
    ["electron", { CW_REQUIRE: "electron" }, true],
  ])("%s is required with %o: %s", (driver, env, expected) => {
    expect(isRequired(driver, env)).toBe(expected);
  });
});

describe("the last line of the test command", () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  });

  test.each([
    ["counts what ran", [file("passed", "passed", "passed", "skipped"), file("passed", "todo")], 0, [2, 0, 2]],
    ["counts failures", [file("failed", "passed", "failed", "failed")], 1, [1, 2, 0]],
    ["a file that did not load is a failure", [file("failed"), file("passed", "passed")], 1, [1, 1, 0]],
    ["a hook that threw after passing tests is a failure", [file("failed", "passed")], 1, [1, 1, 0]],
    ["a run that ended badly without a failing test is a failure", [file("passed", "passed")], 1, [1, 1, 0]],
    ["a run that was stopped is a failure", [file("passed", "passed")], null, [1, 1, 0]],
  ])("%s", (_name, testResults, exitCode, [passed, failed, skipped]) => {
    expect(tallyOf({ testResults }, exitCode)).toEqual({ passed, failed, skipped });
  });

  test("a run that left no report is a failure", () => {
    expect(tallyOf(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test("sums all parts", () => {
    const parts = [
      { passed: 2, failed: 1, skipped: 0 },
      { passed: 3, failed: 0, skipped: 4 },
    ];
    expect(sumOf(parts)).toEqual({ passed: 5, failed: 1, skipped: 4 });
  });
});
