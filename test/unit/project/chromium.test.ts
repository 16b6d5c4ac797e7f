import { describe, expect, test } from "vitest";
import { findChromium, isRequired } from "../../support/chromium.mjs";

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
