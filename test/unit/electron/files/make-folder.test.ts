import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nodeDisk } from "../../../../electron/files/node-disk.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-make-folder-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("makes a folder with those above it, and leaves one that is there as it is", async () => {
  const deep = join(folder, "a", "b", "c");
  await nodeDisk.makeFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
  mkdirSync(join(deep, "kept"));
  await nodeDisk.makeFolder(deep);
  expect(existsSync(join(deep, "kept"))).toBe(true);
});

it("is refused where a file is in the way", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "x");
  await expect(nodeDisk.makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(nodeDisk.makeFolder(join(file, "a", "b"))).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:EEXIST|ENOTDIR)$/) as string,
  });
  expect(statSync(file).isFile()).toBe(true);
});

it.runIf(process.platform === "linux")(
  "is refused where nothing can be made, instead of being tried for ever",
  async () => {
    await expect(nodeDisk.makeFolder("/proc/self/cardwright/a")).rejects.toMatchObject({ code: "ENOENT" });
  },
);
