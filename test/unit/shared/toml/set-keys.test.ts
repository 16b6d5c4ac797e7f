import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  ChunkList,
  parseDocument,
  printDocument,
  setKeys,
  setValue,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../../../../shared/toml/index.js";

const integer = (value: number): TomlValue => ({ kind: "integer", value: BigInt(value) });
const table = (key: string, value: TomlValue): TomlValue => ({ kind: "table", entries: new Map([[key, value]]) });
const list = (...items: readonly TomlValue[]): TomlValue => ({ kind: "array", items });

/** What setting the keys one after the other makes. */
function oneByOne(document: TomlDocument, entries: readonly RowEntry[], order: readonly string[]): string {
  let current = document;
  for (const { key, value } of entries) current = must(setValue(current, ["cards", 0, key], value, { order })).doc;
  return printDocument(current);
}

const name = fc.constantFrom("a", "b", "c", "d", "e", "f", "g h", "i");
const value = fc.constantFrom<TomlValue>(
  ...[integer(1), integer(2), { kind: "boolean", value: true } as const, list(), list(integer(1), integer(2))],
  ...[table("x", integer(1)), list(table("x", integer(1))), list(table("x", integer(1)), table("x", integer(2)))],
);
const line = fc.record({ key: name, source: fc.constantFrom("1", "'t'", "[ 1 ]", "{ x = 1 }"), comment: fc.boolean() });
const row = fc
  .uniqueArray(line, { selector: ({ key }) => key, maxLength: 6 })
  .map((lines) =>
    lines.map(({ key, source, comment }) => `${JSON.stringify(key)} = ${source}${comment ? " # why" : ""}\n`).join(""),
  );
const ends = fc.constantFrom("", "\n# more\n[[cards]]\na = 1\n", "[cards.part]\nz = 1\n\n[[cards]]\n");

describe("setting many keys of a row", () => {
  it("writes what setting one after the other writes, in one edit", () => {
    const entries = fc.array(fc.record({ key: name, value }), { maxLength: 8 });
    const order = fc.shuffledSubarray(["a", "b", "c", "d", "e", "f", "g h"]);
    fc.assert(
      fc.property(row, ends, entries, order, fc.boolean(), (lines, end, keys, sorted, isCrlf) => {
        const text = `[[cards]]\n${lines}${end}`;
        const document = must(parseDocument(isCrlf ? text.replaceAll("\n", "\r\n") : text));
        const together = must(setKeys(document, ["cards", 0], keys, { order: sorted }));
        expect(printDocument(together).split("\n").sort()).toEqual(oneByOne(document, keys, sorted).split("\n").sort());
      }),
    );
  });

  it("puts each new key where the order says, in the spelling of the line above", () => {
    const document = must(parseDocument('[[cards]]\n  id   = "x" # first\n  cost = 1\n  text = "…"'));
    const entries = ["new", "power", "name", "newer"].map((key) => ({ key, value: integer(7) }));
    const order = ["id", "name", "cost", "power", "text"];
    expect(printDocument(must(setKeys(document, ["cards", 0], entries, { order })))).toBe(
      '[[cards]]\n  id   = "x" # first\n  name = 7\n  cost = 1\n  power = 7\n  text = "…"\n  new  = 7\n  newer = 7',
    );
  });

  it("edits the row once, however many keys are set or changed", () => {
    const keys = Array.from({ length: 300 }, (_, at) => ({ key: `k${at}`, value: integer(at) }));
    const half = keys.slice(0, 150).map(({ key }) => `${key} = -1\n`);
    const document = must(parseDocument(`[[cards]]\n${half.join("")}`));
    const edits = vi.spyOn(ChunkList.prototype, "with");
    const set = must(setKeys(document, ["cards", 0], keys));
    expect(edits).toHaveBeenCalledTimes(1);
    edits.mockRestore();
    expect(printDocument(set)).toBe(`[[cards]]\n${keys.map(({ key }, at) => `${key} = ${at}\n`).join("")}`);
  });
});
