import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isBuilt, results, sourceStamp } from "../../../../electron/start/build.mjs";
import { isInstalled } from "../../../../electron/start/install.mjs";
import { electronExecutable, fetchOnce, noWindowReason, runWindow } from "../../../../electron/start/window.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "cardwright-start-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe("packages are installed again only when package-lock.json and node_modules differ", () => {
  const lock = (packages: object) => JSON.stringify({ packages });
  const wanted = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
  };

  test.each<[string, object | undefined, boolean]>([
    ["no record of an installation", undefined, false],
    ["the same versions", { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } }, true],
    ["an optional package left out", { "node_modules/a": { version: "1.0.0" } }, true],
    [
      "an optional package of another version",
      { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1.0.0" } },
      false,
    ],
    ["a package missing", { "node_modules/b": { version: "2.0.0" } }, false],
    ["a package of another version", { "node_modules/a": { version: "1.0.1" } }, false],
  ])("%s", (_name, installed, expected) => {
    put("package-lock.json", lock(wanted));
    if (installed !== undefined) put("node_modules/.package-lock.json", lock(installed));
    expect(isInstalled(folder)).toBe(expected);
  });
});

test("a place for the app that cannot be written to is named in a sentence, without a stack trace", () => {
  cpSync(join(import.meta.dirname, "../../../../electron/start"), join(folder, "electron/start"), { recursive: true });
  put("out", "a file where the folder should be");
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "electron/start/build.mjs")], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr.split("\n")).toEqual([
    expect.stringMatching(/^The app cannot be built: EEXIST/u),
    `It is built into ${join(realpathSync(folder), "out")}, which has to be writable.`,
    "",
  ]);
});

describe("the app is rebuilt only when its sources changed", () => {
  beforeEach(() => {
    for (const source of ["electron/main/index.ts", "renderer/index.html", "shared/base/index.ts", "package.json"])
      put(source, source);
    for (const result of results) put(`out/${result}`, "");
    put("out/.built-from", sourceStamp(folder));
  });

  test("nothing changed", () => expect(isBuilt(folder)).toBe(true));

  test("a file written again with the same bytes is not a change", () => {
    put("shared/base/index.ts", "shared/base/index.ts");
    expect(isBuilt(folder)).toBe(true);
  });

  test.each<[string, () => void]>([
    ["a source changed", () => put("shared/base/index.ts", "other")],
    ["a source came", () => put("shared/base/new.ts", "")],
    [
      "a source was renamed",
      () => {
        put("shared/base/renamed.ts", "shared/base/index.ts");
        rmSync(join(folder, "shared/base/index.ts"));
      },
    ],
    ["a setting changed", () => put("package.json", "other")],
    ...results.map((result): [string, () => void] => [
      `${result} is missing`,
      () => rmSync(join(folder, "out", result)),
    ]),
    ["the stamp is missing", () => rmSync(join(folder, "out/.built-from"))],
  ])("%s", (_name, change) => {
    change();
    expect(isBuilt(folder)).toBe(false);
  });
});

describe("Electron's executable is found without importing its package", () => {
  const executable = (path: string): string => {
    put(path, "");
    chmodSync(join(folder, path), 0o755);
    return join(folder, path);
  };

  test("none was fetched", () => expect(electronExecutable(folder, {})).toBeUndefined());

  test("fetched", () => {
    put("path.txt", "electron");
    const file = executable("dist/electron");
    expect(electronExecutable(folder, {})).toBe(file);
  });

  test("named by path.txt but gone", () => {
    put("path.txt", "electron");
    expect(electronExecutable(folder, {})).toBeUndefined();
  });

  test("in a folder named by the environment", () => {
    const file = executable("elsewhere/electron");
    expect(electronExecutable(folder, { ELECTRON_OVERRIDE_DIST_PATH: join(folder, "elsewhere") })).toBe(file);
  });

  test("named outright by the environment", () => {
    const file = executable("own-build/electron");
    expect(electronExecutable(folder, { ELECTRON_EXEC_PATH: file })).toBe(file);
  });
});

test.each<[NodeJS.Platform, NodeJS.ProcessEnv, number, RegExp | undefined]>([
  ["linux", {}, 1000, /no display/],
  ["linux", { DISPLAY: ":0" }, 1000, undefined],
  ["linux", { WAYLAND_DISPLAY: "wayland-0" }, 1000, undefined],
  ["linux", { DISPLAY: ":0" }, 0, /sandbox does not run as root/],
  ["darwin", {}, 501, undefined],
  ["win32", {}, 0, undefined],
])("a window on %s with %o as user %i", (platform, env, uid, expected) => {
  const reason = noWindowReason({ platform, env, uid });
  if (expected === undefined) expect(reason).toBeUndefined();
  else expect(reason).toMatch(expected);
});

describe("Electron is fetched once", () => {
  const fetch = async (version: string, succeeds: boolean) => {
    let attempts = 0;
    const attempt = () => Promise.resolve((attempts += 1) > 0 && succeeds);
    const refusal = await fetchOnce({ version, refusals: join(folder, "cache/refused.json"), attempt });
    return { attempts, refusal };
  };

  test("a success prints nothing", async () => {
    expect(await fetch("45.0.0", true)).toEqual({ attempts: 1, refusal: undefined });
  });

  test("a failure is remembered, and says how to try again", async () => {
    expect(await fetch("45.0.0", false)).toMatchObject({
      attempts: 1,
      refusal: expect.stringContaining("npx install-electron") as string,
    });
    expect(await fetch("45.0.0", true)).toMatchObject({
      attempts: 0,
      refusal: expect.stringContaining("earlier") as string,
    });
  });

  test("another version is another attempt", async () => {
    await fetch("45.0.0", false);
    expect(await fetch("45.0.1", true)).toEqual({ attempts: 1, refusal: undefined });
  });
});

describe.skipIf(process.platform === "win32")(
  "a window that never came up is distinguished from one that was closed",
  () => {
    const program = (text: string): string => {
      put("program", `#!/bin/sh\n${text}\n`);
      chmodSync(join(folder, "program"), 0o755);
      return join(folder, "program");
    };

    test.each([
      ["it was closed", "exit 0", { kind: "closed", code: 0 }],
      ["it ended at once", "exit 127", { kind: "not-started", reason: "Electron ended at once (code 127)" }],
      ["it was killed at once", "kill -9 $$", { kind: "not-started", reason: "Electron ended at once (code none)" }],
      ["it is not run as Node", '[ -z "$ELECTRON_RUN_AS_NODE" ]', { kind: "closed", code: 0 }],
      [
        "it gets the app and the folder",
        '[ -f "$1/package.json" ] && [ "$2" = "/cards" ]',
        { kind: "closed", code: 0 },
      ],
    ])("%s", async (_name, text, expected) => {
      expect(await runWindow(program(text), ["/cards"])).toEqual(expected);
    });

    test("a file that is not a program", async () => {
      expect(await runWindow(join(folder, "nothing"), [])).toMatchObject({ kind: "not-started" });
    });
  },
);
