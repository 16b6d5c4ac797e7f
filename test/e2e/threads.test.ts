import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { root, startProcess } from "../support/app/process.js";
import { temporaryFolder } from "../support/app/running-app.js";

/** What the built file imports, itself and by the chunks it is made of, late ones as well; our own chunks left out. */
function importsOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, , name = ""] of text.matchAll(/^(import|export)\b[^"'\n]*["']([^"'\n]+)["'];?$/gm)) {
    if (name.startsWith(".")) for (const each of importsOf(resolve(dirname(file), name), seen)) found.add(each);
    else found.add(name);
  }
  for (const [, name = ""] of text.matchAll(/\bimport\(["'](\.[^"'\n]+)["']\)/g))
    for (const each of importsOf(resolve(dirname(file), name), seen)) found.add(each);
  return found;
}

test("what a bundle needs is found", () => {
  expect([...importsOf(join(root, "out/main/index.js"))]).toContain("electron");
  expect([...importsOf(join(root, "out/main/session-worker.js"))]).toEqual(expect.arrayContaining(["zod", "chokidar"]));
});

// Electron's own modules do not work in threads (electronjs.org/docs/latest/tutorial/multithreading).
test.each(["session-worker", "simulation-worker"])("the thread %s needs Node and our dependencies alone", (name) => {
  const foreign = [...importsOf(join(root, `out/main/${name}.js`))].filter((each) => !isBuiltin(each));
  const packages = new Set(foreign.map((each) => each.split("/")[0] ?? ""));
  expect(Object.keys(packageJson.dependencies)).toEqual(expect.arrayContaining([...packages]));
});

test("threads start from wherever the build lies", async () => {
  const place = temporaryFolder();
  const app = join(place.path, "Card wright ü", "app.asar");
  mkdirSync(app, { recursive: true });
  for (const part of ["out/main", "tabula", "package.json"])
    cpSync(join(root, part), join(app, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(app, "node_modules"), "junction");
  const args = ["simulate", "--decks", "Proof Vanilla", "--matches", "4", "--workers", "2"];
  const cli = startProcess([join(app, "out/main/cli.js"), ...args], { env: {} });
  expect([await cli.ended(), cli.output()]).toEqual([0, expect.stringContaining("4 of 4 matches")]);
  place.remove();
});
