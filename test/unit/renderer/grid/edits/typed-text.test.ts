import { describe, expect, it } from "vitest";
import { isTextAmongNumbers, landingColumn } from "../../../../../renderer/grid/edits/typed-text.js";

const column = (path: string, index?: number) => ({
  key: `${path}:${index ?? ""}`,
  id: { path: [path], ...(index !== undefined && { index }) },
});

const columns = [column("name"), column("tags", 1), column("tags", 0), column("tags", 2), column("other", 0)];
const landing = (cells: (string | null)[], at: number): string | undefined => {
  const typedIn = columns[at];
  return typedIn && landingColumn({ columns }, { cells }, typedIn)?.key;
};

describe("what is typed into a list", () => {
  it.each([
    ["behind two absent elements", [null, null, null, null, null], 3, "tags:0"],
    ["behind one absent element", [null, null, "sea", null, null], 3, "tags:1"],
    ["right behind its last element", [null, "salt", "sea", null, null], 3, undefined],
    ["over an element", [null, "salt", "sea", null, null], 1, undefined],
    ["as its first element", [null, null, null, null, null], 2, undefined],
    ["that is none", [null, null, null, null, null], 0, undefined],
  ])("%s", (_, cells, at, expected) => {
    expect(landing(cells, at)).toBe(expected);
  });
});

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
