import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { tools } from "../../electron/package/tools.mjs";
import { makeElectronStandIn } from "../support/package/stand-in.js";

const folder = mkdtempSync(join(tmpdir(), "cardwright-package-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = z
  .object({ version: z.string(), main: z.string(), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, ELECTRON_DIST: join(folder, "electron") },
  });

/** Packages that packaging fetches, which are there once something was packaged. */
interface Tools {
  readonly asar: { listPackage(path: string): string[]; extractFile(path: string, file: string): Buffer };
  readonly fuses: {
    readonly getCurrentFuseWire: (path: string) => Promise<Record<string, number>>;
    FuseV1Options: Record<string, number>;
  };
}
const loadTools = (): Tools => {
  const load = createRequire(join(tools, "package.json"));
  return { asar: load("@electron/asar") as Tools["asar"], fuses: load("@electron/fuses") as Tools["fuses"] };
};

/** Electron itself is not fetched: its executable is stood in for, all else is as it is packaged. */
describe("the app as a package", () => {
  const unpacked = join(folder, "dist/linux-unpacked");
  const archive = join(unpacked, "resources/app.asar");
  beforeAll(() => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync("node_modules/electron/package.json", "utf8")));
    makeElectronStandIn(join(folder, "electron"), version);
    node("electron/package/run.mjs", "--linux", "--dir", "--output", join(folder, "dist"));
  });

  test("holds what runs, and no sources, types, maps, tests or tools", () => {
    const files = loadTools()
      .asar.listPackage(archive)
      .map((path) => path.slice(1));
    for (const part of [
      manifest.main.slice(2),
      "out/main/session-worker.js",
      "out/preload/index.cjs",
      "out/renderer/index.html",
    ])
      expect(files).toContain(part);
    expect(files).toContain("tabula/dreamtides/cards.toml");
    for (const name of Object.keys(manifest.dependencies)) expect(files).toContain(`node_modules/${name}/package.json`);
    const tops = new Set(files.map((path) => path.split("/")[0]));
    expect([...tops].sort()).toEqual(["LICENSE", "node_modules", "out", "package.json", "tabula"]);
    const packages = new Set(files.filter((path) => /^node_modules\/[^/]+$/u.test(path)));
    for (const tool of ["vitest", "electron", "eslint", "react", "monaco-editor"])
      expect(packages).not.toContain(`node_modules/${tool}`);
    expect(files.filter((path) => /\.(?:map|[mc]?ts|tsx)$/u.test(path))).toEqual([]);
  });

  test("has the version of the project, and its entry inside", () => {
    const { asar } = loadTools();
    const inside = z
      .object({ version: z.string(), main: z.string() })
      .parse(JSON.parse(asar.extractFile(archive, "package.json").toString()));
    expect(inside.version).toBe(manifest.version);
    expect(asar.extractFile(archive, inside.main.slice(2)).length).toBeGreaterThan(0);
    expect(readFileSync(join(unpacked, "resources/LICENCES.txt"), "utf8")).toContain("react-dom");
  });

  test("has each fuse as decided", async () => {
    const { getCurrentFuseWire, FuseV1Options: names } = loadTools().fuses;
    const wire = await getCurrentFuseWire(join(unpacked, "cardwright-app"));
    const isOn = (name: string): boolean => String.fromCharCode(wire[String(names[name])] ?? 0) === "1";
    for (const on of ["EnableCookieEncryption", "EnableEmbeddedAsarIntegrityValidation", "OnlyLoadAppFromAsar"])
      expect([on, isOn(on)]).toEqual([on, true]);
    for (const off of [
      ...["RunAsNode", "EnableNodeOptionsEnvironmentVariable", "EnableNodeCliInspectArguments"],
      "GrantFileProtocolExtraPrivileges",
    ])
      expect([off, isOn(off)]).toEqual([off, false]);
  });
});

describe("the command line as a package of npm", () => {
  test("runs where only what it depends on is installed", () => {
    const packed = z.array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) })).parse(
      JSON.parse(
        execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
          encoding: "utf8",
        }),
      ),
    );
    const [{ filename, files } = { filename: "", files: [] }] = packed;
    const tops = new Set(files.map(({ path }) => path.split("/")[0]));
    expect([...tops].sort()).toEqual(["LICENSE", "README.md", "out", "package.json"]);
    execFileSync("tar", ["-xzf", join(folder, filename), "-C", folder]);
    const home = join(folder, "package");
    const needed = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], { encoding: "utf8" }).split("\n");
    for (const path of needed.filter((each) => each.includes("node_modules"))) {
      const at = join(home, relative(process.cwd(), path));
      mkdirSync(dirname(at), { recursive: true });
      if (!existsSync(at)) symlinkSync(path, at);
    }
    const cards = join(folder, "cards.toml");
    writeFileSync(cards, '[[cards]]\nname = "Oar"\ncost = 2\n');
    expect(node(join(home, "out/main/cli.js"), "get", cards, "0", "cost")).toBe("2\n");
    expect(node(join(home, "out/main/cli.js"), "--version").trim()).toBe(manifest.version);
    node(join(home, "out/main/cli.js"), "convert", cards, join(folder, "cards.xlsx"));
    expect(existsSync(join(folder, "cards.xlsx"))).toBe(true);
  });
});
