import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { parseDocument, placeInText, readValue, writeValue } from "../../../../shared/toml/index.js";
import { placeInSource } from "../../../../shared/toml/string-place.js";

describe("a unit of a text stands in the text's source", () => {
  it.each([
    ["a basic string", '"abc"', 1, 2],
    ["its end", '"abc"', 3, 4],
    ["beyond its end", '"abc"', 9, 4],
    ["a literal string", "'a\\b'", 2, 3],
    ["behind an escape", String.raw`"a\nb"`, 2, 4],
    ["behind a short code", String.raw`"\u00e9b"`, 1, 7],
    ["behind a long code of two units", String.raw`"\U0001F600b"`, 2, 11],
    ["a long string, its first line end not counted", '"""\nabc"""', 1, 5],
    ["a long literal string", "'''abc'''", 1, 4],
    ["behind a line end of Windows", '"""a\r\nb"""', 2, 6],
    ["before joined lines", '"""a\\\n   b"""', 1, 4],
    ["behind joined lines", '"""a\\\n   bc"""', 2, 10],
    ["an empty string", '""', 0, 1],
    ["an empty long string", '""""""', 0, 3],
    ["no string", "12", 1, 0],
  ])("%s", (_, source, at, place) => {
    expect(placeInSource(source, at)).toBe(place);
  });

  it("with its line and column in the file", () => {
    const document = must(parseDocument('[[a]]\nx = 1\n[[a]]\nt = """\nfirst\nsecond"""\n'));
    expect(placeInText(document, ["a", 1, "t"], 8)).toEqual({ line: 6, column: 3 });
    expect(placeInText(document, ["a", 1, "x"], 0)).toBeUndefined();
  });

  it("whatever its quotes: the value begins again where the unit stands", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (text, seed) => {
        const source = writeValue({ kind: "string", value: text });
        const value = must(readValue(source));
        if (value.kind !== "string") throw new Error("not a string");
        const at = seed % (value.value.length + 1);
        const place = placeInSource(source, at);
        const mark = source.slice(0, source.startsWith('"""') || source.startsWith("'''") ? 3 : 1);
        const rest = readValue(`${mark}${mark.length === 3 ? "\n" : ""}${source.slice(place)}`);
        if (rest.ok && rest.value.kind === "string") expect(rest.value.value).toBe(value.value.slice(at));
        else expect(/[\ud800-\udbff]$/u.test(text.slice(0, at))).toBe(true);
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });
});
