import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordsOf, writeRecord } from "../../../../../../shared/games/ttcg/effects/csv.js";

/** The records of lines that come in batches of a size. */
async function records(lines: readonly string[], size = 100): Promise<readonly (readonly string[])[]> {
  async function* batches(): AsyncGenerator<readonly string[], undefined> {
    for (let at = 0; at < lines.length; at += size) yield await Promise.resolve(lines.slice(at, at + size));
  }
  const found: (readonly string[])[] = [];
  for await (const batch of recordsOf(batches())) found.push(...batch);
  return found;
}

describe("records (EFFECTS-1)", () => {
  test.each<[what: string, lines: string[], read: string[][]]>([
    [
      "cells",
      ["a;b;", ";"],
      [
        ["a", "b", ""],
        ["", ""],
      ],
    ],
    ["blank lines are none", ["a", "", "b"], [["a"], ["b"]]],
    [
      "quoted cells",
      ['"a;b";c', '"";"x"'],
      [
        ["a;b", "c"],
        ["", "x"],
      ],
    ],
    ["two quotes are one", ['"a ""b"""'], [['a "b"']]],
    [
      "a quote inside a cell is one",
      ['a"b;c', 'a;b "c;d" e'],
      [
        ['a"b', "c"],
        ["a", 'b "c', 'd" e'],
      ],
    ],
    ["what follows the end of a quote", ['"a"b;c'], [["ab", "c"]]],
    ["a quoted cell of several lines, a blank one among them", ['"a', "", 'b";c', "d"], [["a\n\nb", "c"], ["d"]]],
    ["a quote that is never closed", ['a;"b', "c;d"], [["a", "b\nc;d"]]],
    ["a quote at the end that is never closed", ["a", 'b;"'], [["a"], ["b", ""]]],
  ])("are read: %s", async (_, lines, read) => {
    expect(await records(lines)).toEqual(read);
    expect(await records(lines, 1)).toEqual(read);
  });

  test.each<[cells: string[], line: string]>([
    [["a", "b c", ""], "a;b c;"],
    [["a;b", 'c"d', "e\nf", "g\rh"], '"a;b";"c""d";"e\nf";"g\rh"'],
    [[""], '""'],
    [["", ""], ";"],
  ])("%j are written %s", (cells, line) => expect(writeRecord(cells)).toBe(`${line}\r\n`));

  test("are read as they were written", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", ";", '"', "\n", " "), maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), async (written) => {
        const lines = written.flatMap((cells) => writeRecord(cells).slice(0, -2).split("\n"));
        expect(await records(lines, 2)).toEqual(written);
      }),
    );
  });
});
