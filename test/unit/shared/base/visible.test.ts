import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeControls, visible, visibleName, visibleParts } from "../../../../shared/base/index.js";

describe("what is not seen is spelled out", () => {
  test.each([
    ["a space of no width", "Em\u200bber", String.raw`Em\u200bber`],
    ["a joiner between Latin letters", "Em\u200dber \u200cFox", String.raw`Em\u200dber \u200cFox`],
    ["a word joiner and a byte order mark", "\ufeffEm\u2060ber", String.raw`\ufeffEm\u2060ber`],
    ["a soft hyphen", "Em\u00adber", String.raw`Em\u00adber`],
    ["a filler that is as wide as a letter", "Em\u3164ber", String.raw`Em\u3164ber`],
    ["marks of direction", "\u202etxt\u202c \u2066a\u2069 \u061c", String.raw`\u202etxt\u202c \u2066a\u2069 \u061c`],
    ["tags outside of a flag", "a\u{e0041}", String.raw`a\udb40\udc41`],
    ["controls", "a\u0000\u001b\u009b\r", String.raw`a\u0000\u001b\u009b\r`],
  ])("%s", (_, text, shown) => {
    expect(visibleName(text)).toBe(shown);
    expect(visible(text)).toBe(shown);
    expect(JSON.parse(escapeControls(JSON.stringify(text)))).toBe(text);
  });
});

test.each([
  "👨‍👩‍👧 ❤️",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "می‌خواهم",
  "क्‍ष",
  "日本 é ●",
  "葛\u{e0100}",
])("what is part of how a word or an emoji is written stays: %s", (text) => {
  expect(visible(text)).toBe(text);
  expect(visibleName(text)).toBe(text);
});

test("the parts of a text say which of it is spelled out", () => {
  expect(visibleParts("Em\u200bber\n\u202e")).toEqual([
    { text: "Em", isSpelledOut: false },
    { text: String.raw`\u200b`, isSpelledOut: true },
    { text: "ber\n", isSpelledOut: false },
    { text: String.raw`\u202e`, isSpelledOut: true },
  ]);
  expect(visibleParts("")).toEqual([]);
});

test("the parts of a text are what is visible of it", () => {
  const character = fc.constantFrom("a", "\n", "\t", "\r", "\u200b", "\u200d", "👩", "\u202e", "می", "\u{e0041}");
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const text = characters.join("");
      expect(
        visibleParts(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(visible(text));
    }),
  );
});
