import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const fewestLines = 15;

/** A file of a few lines hides the idea that it belongs to; only the list of what a room exports may be that short. */
it.each(["renderer"])("no module of %s/ is shorter than 15 lines, but for the index of a room", (area) => {
  const modules = readdirSync(join(root, area), { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!index)\.tsx?$/u.test(file),
  );
  const short = modules.filter((file) => {
    const lines = readFileSync(join(root, area, file), "utf8")
      .trimEnd()
      .split("\n");
    return lines.length < fewestLines;
  });
  expect(short).toEqual([]);
  expect(modules.length).toBeGreaterThan(200);
});
