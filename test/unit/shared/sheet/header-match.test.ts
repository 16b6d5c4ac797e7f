import { describe, expect, it } from "vitest";
import { cellsByHeader, matchHeader } from "../../../../shared/sheet/index.js";

const columns = [
  { key: "name", title: "Name", source: "name" },
  { key: "energy-cost", title: "Energy Cost", source: "energy-cost" },
  { key: "tides:0", title: "Tides 1", source: "tides[0]" },
];

describe("the header of a paste", () => {
  it.each([
    [["Name", "Energy Cost"], [0, 1], []],
    [["energyCost", "NAME"], [1, 0], []],
    [["tides[0]", "energy_cost", "Art"], [2, 1, undefined], ["Art"]],
    [["name", "", "Tides 1"], [0, undefined, 2], []],
    [["Name"], [0], []],
  ])("%j names columns", (header, places, unknown) => {
    expect(matchHeader([header, ["x"]], columns)).toEqual({ places, unknown });
  });

  it.each([
    ["one name among several", ["Name", "Ash"]],
    ["fewer than half", ["Name", "Energy Cost", "a", "b", "c"]],
    ["a name twice", ["Name", "name", "Energy Cost"]],
    ["cards", ["Ash", "3"]],
    ["nothing", ["", ""]],
  ])("is not seen in %s", (_, header) => {
    expect(matchHeader([header, ["x"]], columns)).toBeUndefined();
  });

  it("is not seen where nothing follows", () => {
    expect(matchHeader([["Name", "Energy Cost"]], columns)).toBeUndefined();
  });

  it("puts the texts below it into its columns, blanks where a row is short", () => {
    const texts = [["Energy Cost", "Art", "Name"], ["3", "x", "Ash"], ["4"]];
    const match = matchHeader(texts, columns);
    expect(match && cellsByHeader(texts, match)).toEqual([
      [
        { column: 1, text: "3" },
        { column: 0, text: "Ash" },
      ],
      [
        { column: 1, text: "4" },
        { column: 0, text: "" },
      ],
    ]);
  });
});
