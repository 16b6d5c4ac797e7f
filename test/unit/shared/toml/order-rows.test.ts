import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { parseDocument, printDocument, rowsInOrder, rowEntries, valueAt } from "../../../../shared/toml/index.js";

const blocks = [
  "a = 1\n",
  'a = 2 # two\nb = "x"\n',
  "a = 3\n# below\n",
  "a = 4\n[r.deep]\nc = 4\n",
  "a = 5\n\n\n",
  "a = 6\n\n# ---- Heading ----\n\n",
  "# inside\na = 7\n[[r.items]]\nd = 1\n[[r.items]]\nd = 2\n\n",
];

const file = fc
  .tuple(
    fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 7 }),
    fc.constantFrom("", "# The set.\n\n", "top = 1\n\n", "\uFEFF"),
    fc.constantFrom("", "\n[metadata]\nschema_version = 1\n", "\n[[others]]\na = 1\n"),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([rows, head, tail, isEnded, isWindows]) => {
    const text = head + rows.map((row, at) => `${at % 3 === 0 ? "# above\n" : ""}[[r]]\n${row}`).join("") + tail;
    const ended = isEnded ? text : text.trimEnd();
    return { text: isWindows ? ended.replaceAll("\n", "\r\n") : ended, count: rows.length };
  });

describe("the rows of a document in another order", () => {
  it("are what is read in their text, and each has what it had", () => {
    let assembled = 0;
    fc.assert(
      fc.property(file, fc.array(fc.nat(1_000), { minLength: 7, maxLength: 7 }), ({ text, count }, weights) => {
        const ranks = Array.from({ length: count }, (_, at) => ({ at, weight: weights[at] ?? 0 }));
        const order = ranks.sort((a, b) => a.weight - b.weight || a.at - b.at).map(({ at }) => at);
        const before = must(parseDocument(text));
        const ordered = rowsInOrder(before, ["r"], order);
        if (!ordered) throw new Error("The rows have blocks.");
        const read = must(parseDocument(ordered.text));
        order.forEach((from, to) => expect(rowEntries(read, ["r"], to)).toEqual(rowEntries(before, ["r"], from)));
        if (!ordered.document) return;
        assembled += 1;
        expect(printDocument(ordered.document)).toBe(ordered.text);
        expect(ordered.document.index).toEqual(read.index);
        expect([...ordered.document.chunks].map(({ text: each }) => each)).toEqual(
          [...read.chunks].map(({ text: each }) => each),
        );
        expect(valueAt(ordered.document, [])).toEqual(valueAt(read, []));
      }),
      { seed: 16, numRuns: 400 },
    );
    expect(assembled).toBeGreaterThan(300);
  });

  it("are made of the rows that were read before", () => {
    const before = must(parseDocument(Array.from({ length: 100 }, (_, at) => `[[r]]\na = ${at}\n`).join("\n")));
    const order = Array.from({ length: 100 }, (_, at) => 99 - at);
    const ordered = rowsInOrder(before, ["r"], order)?.document;
    const known = new Set(before.chunks);
    expect([...(ordered?.chunks ?? [])].filter((chunk) => !known.has(chunk)).length).toBeLessThanOrEqual(2);
  });
});

it("tables whose names look like several are not mistaken for them", () => {
  const text = '[["[\\"a\\",\\"b\\"]"]]\nx = 1\n\n[a]\n\n[[a.b]]\nx = 2\n\n[[".a"]]\nx = 3\n';
  const document = must(parseDocument(text));
  expect([['["a","b"]'], ["a", "b"], [".a"]].map((path) => valueAt(document, [...path, 0, "x"]))).toEqual(
    [1n, 2n, 3n].map((value) => ({ kind: "integer", value })),
  );
});
