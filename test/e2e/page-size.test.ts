import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { requireBuilt } from "../support/app/built.js";
import { root } from "../support/app/process.js";

const folder = join(root, "out/renderer");

/** What the page loads before the first rows, gzipped: raised only for what the first rows need. */
const mostBytes = 489_000;

/** The files that a file of the build imports or links as soon as it is loaded, by their names below `assets/`. */
function namedIn(file: string): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  const named = file.endsWith(".html")
    ? text.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.(?:js|css))"/gu)
    : text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/gu);
  return [...named].map(([, name = ""]) => `assets/${name}`);
}

/** A file of the build with all that it needs, whatever that needs included. */
function withNeeded(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith(".css")) for (const each of namedIn(file)) withNeeded(each, seen);
  return seen;
}

test("the first rows need no more code than this", () => {
  requireBuilt();
  const sizes = [...withNeeded("index.html")].map((file) => [file, gzipSync(readFileSync(join(folder, file))).length]);
  expect(sizes.length).toBeGreaterThan(2);
  const sum = sizes.reduce((bytes, [, size]) => bytes + Number(size), 0);
  expect(sum, JSON.stringify(Object.fromEntries(sizes), null, 1)).toBeLessThan(mostBytes);
});
