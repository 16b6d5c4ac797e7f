import { describe, expect, it } from "vitest";
import { isTextAmongNumbers } from "../../../../../renderer/grid/edits/text-among-numbers.js";

describe("a text among numbers", () => {
  it.each([
    ["lots", true],
    ["2 or 3", true],
    ["2,5", true],
    ["2", false],
    ["1e3", false],
    ["-0.5", false],
    ["*", false],
    ["", false],
    ["'lots", false],
  ])("%s: %s", (text, isText) => {
    expect(isTextAmongNumbers({ editor: "number" }, text)).toBe(isText);
    expect(isTextAmongNumbers({ editor: "text" }, text)).toBe(false);
  });
});
