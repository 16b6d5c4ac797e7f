import { expect, it } from "vitest";
import { lineDifference } from "../../../../renderer/exchange/folder/line-difference.js";

const shown = (before: string, after: string) =>
  lineDifference(before, after, 1).map(
    ({ kind, text }) => `${{ same: " ", before: "-", after: "+", gap: "…" }[kind]}${text}`,
  );

it("shows the lines that differ with one around them", () => {
  expect(shown("a\nb\nc\nd\ne\n", "a\nb\nx\nd\ne\n")).toEqual(["…", " b", "-c", "+x", " d", "…"]);
  expect(shown("a\nb\n", "a\nb\nc\n")).toEqual(["…", " b", "+c"]);
  expect(shown("a\na\n", "a\n")).toEqual([" a", "-a"]);
});

it("shows a new file as a whole, and nothing where only line ends differ", () => {
  expect(shown("", "a\nb\n")).toEqual(["+a", "+b"]);
  expect(shown("a\r\nb\r\n", "a\nb\n").filter((line) => /^[-+]/u.test(line))).toEqual([]);
  expect(shown("", "")).toEqual([]);
});
