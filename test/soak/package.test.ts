import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { packageConfig } from "../../electron/package/config.mjs";
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
  readonly validate: (config: object, log: object) => Promise<void>;
}
const loadTools = (): Tools => {
  const load = createRequire(join(tools, "package.json"));
  const { validateConfiguration } = load("app-builder-lib/out/util/config/config.js") as {
    validateConfiguration: Tools["validate"];
  };
  return {
    asar: load("@electron/asar") as Tools["asar"],
    fuses: load("@electron/fuses") as Tools["fuses"],
    validate: validateConfiguration,
  };
};
/** What a program says and how it ends; undefined where it is not installed. */
const said = (program: string, ...args: readonly string[]): { code: number | null; output: string } | undefined => {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return error === undefined ? { code: status, output: `${stdout}${stderr}` } : undefined;
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
    node("electron/package/run.mjs", "--linux", "--dir", "--deb", "--output", join(folder, "dist"));
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

  test("that cannot be made ends with exit code 1 and a sentence", () => {
    const [bare, half] = [join(folder, "bare"), join(folder, "half")];
    mkdirSync(bare);
    mkdirSync(half);
    // Electron's own program, which holds no fuses: electron-builder finds that late.
    writeFileSync(join(half, "electron"), "");
    const ways: readonly (readonly [string, string, RegExp])[] = [
      [bare, join(folder, "none"), /bare is no folder with Electron for Linux: it has no program electron\.\n$/u],
      [half, join(folder, "none"), /\S/u],
      [join(folder, "electron"), join(half, "electron"), /ENOTDIR|EEXIST/u],
    ];
    for (const [electron, output, reason] of ways) {
      const args = ["electron/package/run.mjs", "--linux", "--dir", "--output", output];
      const env = { ...process.env, ELECTRON_DIST: electron };
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
      expect([electron, status, stderr]).toEqual([electron, 1, expect.stringMatching(reason)]);
      expect(stderr).not.toContain("    at ");
    }
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

/** The stand-in for Electron says what it was started with. */
describe("the Debian package", () => {
  const file = join(folder, `dist/cardwright_${manifest.version}_${process.arch === "arm64" ? "arm64" : "amd64"}.deb`);
  const root = join(folder, "installed");
  const hasDpkg = said("dpkg-deb", "--version") !== undefined;
  beforeAll(() => {
    if (hasDpkg) said("dpkg-deb", "--extract", file, root);
  });

  test.skipIf(!hasDpkg)("puts the command line on the path, which starts the app without a window", () => {
    const args = ["get", "my cards.toml", "--json"];
    /** The program that a name on the path leads to. */
    const onPath = (name: string): string => join(root, readlinkSync(join(root, "usr/bin", name)));
    expect(said(onPath("cardwright"), ...args)).toEqual({
      code: 0,
      output: ["--no-sandbox", "--cli", "--", ...args, ""].join("\n"),
    });
    expect(said(onPath("cardwright-app"), "/cards")).toEqual({ code: 0, output: "/cards\n" });
  });

  test.skipIf(!hasDpkg)("lets Chromium's sandbox start with the rights of root, and nothing else", () => {
    const listed = said("dpkg-deb", "--contents", file)?.output.split("\n") ?? [];
    expect(listed.filter((line) => /^-..s/u.test(line)).map((line) => line.split(" ").at(-1))).toEqual([
      "./opt/Cardwright/chrome-sandbox",
    ]);
    expect(listed.filter((line) => line !== "" && !line.includes(" root/root "))).toEqual([]);
  });

  test.skipIf(said("desktop-file-validate", "--help") === undefined)("has a valid entry for menus and folders", () => {
    const entry = join(root, "usr/share/applications/cardwright-app.desktop");
    expect(said("desktop-file-validate", entry)).toEqual({ code: 0, output: "" });
    expect(readFileSync(entry, "utf8")).toContain("MimeType=inode/directory;");
    expect(existsSync(join(root, "usr/share/icons/hicolor/48x48/apps/cardwright-app.png"))).toBe(true);
  });

  test.skipIf(said("lintian", "--version") === undefined)("has nothing that lintian warns of", () => {
    const words = ["--allow-root", "--show-overrides", "--tag-display-limit", "0", file];
    const { output } = said("lintian", ...words) ?? { output: "" };
    expect(output.split("\n").filter((line) => /^[EW]:/u.test(line))).toEqual([]);
    // What is as it should be shows that it looked.
    expect(output).toContain("O: cardwright: elevated-privileges 4755");
  });

  test.skipIf(said("man", "--version") === undefined)("has manual pages that man reads", () => {
    for (const name of ["cardwright", "cardwright-app"]) {
      const page = join(root, "usr/share/man/man1", `${name}.1.gz`);
      expect(said("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", page)).toMatchObject({
        code: 0,
        output: expect.stringContaining(`Cardwright ${manifest.version}`) as string,
      });
    }
  });
});

describe("the configuration", () => {
  const request = { made: folder, output: folder };
  test("is valid for Linux, Windows and macOS", async () => {
    await loadTools().validate(packageConfig(request), { add: () => undefined });
  });
  test.each(["linux", "win", "mac", "nsis"] as const)("is looked at for %s", async (part) => {
    const config = packageConfig(request);
    const wrong = { ...config, [part]: { ...config[part], tarket: [] } };
    await expect(loadTools().validate(wrong, { add: () => undefined })).rejects.toThrow(part);
  });
});

describe("the command line as a package of npm", () => {
  test("runs where only what it depends on is installed", () => {
    // What it prints would stand before the JSON of `npm pack`.
    execFileSync("npm", ["run", "prepack"], { stdio: "ignore" });
    const packed = z.array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) })).parse(
      JSON.parse(
        execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
          encoding: "utf8",
        }),
      ),
    );
    const [{ filename, files } = { filename: "", files: [] }] = packed;
    const tops = new Set(files.map(({ path }) => path.split("/")[0]));
    expect([...tops].sort()).toEqual(["LICENSE", "README.md", "out", "package.json", "tabula"]);
    execFileSync("tar", ["-xzf", join(folder, filename), "-C", folder]);
    const home = join(folder, "package");
    expect(readFileSync(join(home, "out/LICENCES.txt"), "utf8")).toContain("react-dom");
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
    // Where no cards are named those of the sample play, which come with it.
    expect(node(join(home, "out/main/cli.js"), "match", "--seed", "1")).toContain("wins");
    node(join(home, "out/main/cli.js"), "convert", cards, join(folder, "cards.xlsx"));
    expect(existsSync(join(folder, "cards.xlsx"))).toBe(true);
  });
});
