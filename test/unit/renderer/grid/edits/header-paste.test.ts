import { describe, expect, it } from "vitest";
import { describeHeaderPaste, planByHeader } from "../../../../../renderer/grid/edits/header-paste.js";
import { headerTexts } from "../../../../../renderer/grid/texts.js";
import { sheetRows } from "../../../../../shared/workspace/index.js";
import { card, cards, deck, file } from "../../../../support/workspace/cards.js";
import { World } from "../../../../support/workspace/world.js";

const header = ["Name", "", "Cost"];
/** `Name` is the third column of the sheet, `Cost` its first; the second of the header is none. */
const match = { places: [2, undefined, 0], unknown: [] };
const cells = (row: number, name: string, cost: string) => [
  { row, column: 2, text: name },
  { row, column: 0, text: cost },
];

describe("a paste by the names of columns", () => {
  it("goes below its header from the row on, and what is past the last row becomes new rows", () => {
    const pasted = [header, ["Ash", "x", "3"], ["Elm", "", "5"], ["Oak", "", "7"]];
    expect(planByHeader(pasted, match, { top: 4 }, { rows: 6, columns: 3 })).toEqual({
      cells: [...cells(4, "Ash", "3"), ...cells(5, "Elm", "5")],
      box: { top: 4, bottom: 5, left: 0, right: 2 },
      newRows: [
        [
          { column: 2, text: "Oak" },
          { column: 0, text: "7" },
        ],
      ],
      columnsBeyond: 0,
    });
  });

  it("adds no row for blank ones at the end, and writes no blank into one it adds", () => {
    const pasted = [header, ["Ash", "", "3"], ["", "", ""], ["Elm", "", ""], ["", "x", ""]];
    const plan = planByHeader(pasted, match, { top: 0 }, { rows: 1, columns: 3 });
    expect(plan.cells).toEqual(cells(0, "Ash", "3"));
    expect(plan.newRows).toEqual([[], [{ column: 2, text: "Elm" }]]);
  });

  it("has the row it begins at as its box where all of it is new", () => {
    const plan = planByHeader([header, ["Ash", "", "3"]], match, { top: 2 }, { rows: 2, columns: 3 });
    expect(plan).toMatchObject({ cells: [], box: { top: 2, bottom: 2 }, newRows: { length: 1 } });
  });
});

describe("what is said before a paste by the names of columns", () => {
  const shown = deck(card("a", { name: "Ash", cost: 3, fast: true }), card("b", { name: "Elm", cost: 5, fast: false }));
  const { columns = [] } = sheetRows(new World({ [file]: shown }).state, cards, 0, 1)?.view ?? {};
  const describeAll = (...rows: readonly (readonly string[])[]): string =>
    describeHeaderPaste(
      [["Cost", "FAST", "Artist", "Name"], ...rows],
      { places: [2, 3, undefined, 1], unknown: ["Artist"] },
      columns,
      [],
    );

  it("is over which rows it goes, where they are there", () => {
    const described = (...over: readonly string[]): string =>
      describeHeaderPaste([["Cost"], ["7"], ["8"], ["9"]], { places: [2], unknown: ["Artist"] }, columns, over);
    expect(described("Ash", "Elm")).toBe(
      "By name it goes to: Cost. It replaces values of 2 rows, from Ash on. Left out, since the columns on screen have other names: Artist.",
    );
    expect(described("Elm")).toContain("Cost. It replaces values of Elm. Left out");
  });

  it("is where each goes, under its title where that is another, and what has no column", () => {
    expect(describeAll(["7", "TRUE", "Ada", "Oak"], ["*", "0", "", "1"], ["", " ", "", ""])).toBe(
      `${headerTexts.goesTo("Cost, FAST → Fast, Name")} ${headerTexts.leftOut("Artist")}`,
    );
  });

  it("is what is of another kind than its column holds", () => {
    expect(describeAll(["seven", "maybe", "", "Oak"], ["7", "yes please", "", "Elm"])).toBe(
      [
        headerTexts.goesTo("Cost, FAST → Fast, Name"),
        headerTexts.oddValues("Cost", 1),
        headerTexts.oddValues("Fast", 2),
        headerTexts.leftOut("Artist"),
      ].join(" "),
    );
  });
});
