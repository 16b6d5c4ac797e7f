import { describe, expect, it } from "vitest";
import { landingColumn } from "../../../../../renderer/grid/edits/list-gaps.js";

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
