import { expect, it } from "vitest";
import { textOfSource } from "../../../../renderer/state/cell-text.js";

it.each([
  ["nothing stays nothing", null, null],
  ["a string loses its quotes", '"Tide Bell"', "Tide Bell"],
  ["a literal string loses its quotes", "'C:\\sea'", "C:\\sea"],
  ["escapes are read", '"a\\tb \\u00e9"', "a\tb é"],
  ["the first line end of a long string is not its text", '"""\na\nb"""', "a\nb"],
  ["an empty string is an empty text", '""', ""],
  ["a number is shown as it is written", "0x1F", "0x1F"],
  ["a truth value is shown as it is written", "true", "true"],
  ["a list is shown as it is written", '["a", "b"]', '["a", "b"]'],
  ["what is not a value is shown as it is", '"open', '"open'],
])("%s", (_rule, source, text) => {
  expect(textOfSource(source)).toBe(text);
});
