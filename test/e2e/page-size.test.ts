import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { requireBuilt } from "../support/app/built.js";
import { root } from "../support/app/process.js";

const out = join(root, "out");

/** What the page loads before the first rows, gzipped: raised only for what the first rows need. */
const mostBytes = 484_000;

/** The files that a file of the build imports or links as soon as it is loaded, by their names below `out/`. */
function namedIn(file: string): string[] {
  const text = readFileSync(join(out, file), "utf8");
  const named = file.endsWith(".html")
    ? text.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/gu)
    : text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/gu);
  return [...named].map(([, name = ""]) => join(dirname(file), name));
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
  const sizes = [...withNeeded("renderer/index.html")].map((file) => [
    file,
    gzipSync(readFileSync(join(out, file))).length,
  ]);
  expect(sizes.length).toBeGreaterThan(2);
  const sum = sizes.reduce((bytes, [, size]) => bytes + Number(size), 0);
  expect(sum, JSON.stringify(Object.fromEntries(sizes), null, 1)).toBeLessThan(mostBytes);
});

/** Bytes that the shells load, which only pass on what their session does: it and the games are in threads of their own. */
test.each([
  ["main/web.js", 100_000],
  ["main/index.js", 1_000_000],
])("%s loads no more code than this", (entry, most) => {
  requireBuilt();
  const sizes = [...withNeeded(entry)].map((file) => [file, readFileSync(join(out, file)).length]);
  expect(sizes.length).toBeGreaterThan(2);
  const sum = sizes.reduce((bytes, [, size]) => bytes + Number(size), 0);
  expect(sum, JSON.stringify(Object.fromEntries(sizes), null, 1)).toBeLessThan(most);
});
