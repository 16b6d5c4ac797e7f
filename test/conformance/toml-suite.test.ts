import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseOther } from "smol-toml";
import { describe, expect, it } from "vitest";
import { must, runToEnd } from "../../shared/base/index.js";
import {
  decodeBytes,
  documentContent,
  documentValue,
  formatDocument,
  parseDocument,
  printDocument,
  toTagged,
  toWire,
  type Tagged,
} from "../../shared/toml/index.js";
import { corpusPath } from "../support/corpus.js";
import { nodeRanges, otherRanges } from "../support/toml-ranges.js";
import { fromOther } from "../support/toml-other.js";
import { filesBelow } from "../support/files.js";
import { placedNodes, rereadLike, valueTokens } from "../support/toml-reread.js";

const suite = corpusPath("toml-test");
const read = (path: string) => {
  const text = decodeBytes(readFileSync(path));
  if (!text.ok) return text;
  const document = parseDocument(text.value);
  return document.ok ? { ok: true as const, value: { text: text.value, document: document.value } } : document;
};

/** The suite compares floats by value and times by milliseconds at least. */
function comparable(tagged: Tagged): unknown {
  if (Array.isArray(tagged)) return tagged.map(comparable);
  const { type, value } = tagged as { type?: unknown; value?: unknown };
  if (typeof type === "string" && typeof value === "string" && Object.keys(tagged).length === 2) {
    if (type === "float") return { type, value: Number(value.replace("inf", "Infinity").replace("nan", "NaN")) };
    if (/^(?:datetime|time)/u.test(type)) {
      const plain = value
        .toUpperCase()
        .replace(" ", "T")
        .replace(/\.(\d+)/u, (_, digits: string) => `.${digits.slice(0, 3).padEnd(3, "0")}`);
      return { type, value: type === "datetime" ? new Date(plain).getTime() : plain.replace(/\.000/u, "") };
    }
    return { type, value };
  }
  return Object.fromEntries(Object.entries(tagged).map(([key, each]) => [`key ${key}`, comparable(each as Tagged)]));
}

describe.skipIf(!suite)("the TOML test suite", () => {
  const valid = suite ? filesBelow(join(suite, "tests/valid"), ".toml") : [];
  const invalid = suite ? filesBelow(join(suite, "tests/invalid"), ".toml") : [];

  it("is whole", () => {
    expect([valid.length, invalid.length]).toEqual([210, 499]);
  });

  it.each(valid)("reads %s as expected, prints it back byte for byte, and formats it to the same values", (path) => {
    const file = read(path);
    if (!file.ok) expect.fail(JSON.stringify(file.error));
    const expected = JSON.parse(readFileSync(path.replace(/\.toml$/u, ".json"), "utf8")) as Tagged;
    expect(comparable(toTagged(documentValue(file.value.document)))).toEqual(comparable(expected));
    expect(Buffer.from(printDocument(file.value.document))).toEqual(readFileSync(path));
    const formatted = parseDocument(printDocument(must(formatDocument(file.value.document))));
    expect(comparable(toTagged(documentValue(must(formatted))))).toEqual(comparable(expected));
    expect(must(formatDocument(must(formatted)))).toBe(must(formatted));
    expect(runToEnd(documentContent(file.value.document))).toEqual(toWire(documentValue(file.value.document)));
  });

  it.each(invalid)("refuses %s with line and column", (path) => {
    const file = read(path);
    if (file.ok) expect.fail("it was accepted");
    expect(file.error.line).toBeGreaterThan(0);
    expect(file.error.column).toBeGreaterThan(0);
    expect(file.error.message.length).toBeGreaterThan(10);
  });

  it.each(valid)("agrees with smol-toml on the values and with toml-eslint-parser on the ranges of %s", (path) => {
    const file = read(path);
    if (!file.ok) expect.fail(JSON.stringify(file.error));
    const { text, document } = file.value;
    const other = fromOther(parseOther(text, { integersAsBigInt: true }));
    expect(comparable(toTagged(documentValue(document)))).toEqual(comparable(toTagged(other)));
    expect(nodeRanges(document)).toEqual(otherRanges(text));
  });

  it.each(valid)("reads each pair of %s again, with another value, as it reads the whole", (path) => {
    const file = read(path);
    if (!file.ok) expect.fail(JSON.stringify(file.error));
    const outcomes = placedNodes(file.value.document).flatMap(({ chunk, at, node: { from, to } }) =>
      valueTokens.map((insert) => rereadLike(chunk, at, { from, to, insert })),
    );
    expect(outcomes.filter((outcome) => outcome !== "same" && outcome !== "refused")).toEqual([]);
  });
});
