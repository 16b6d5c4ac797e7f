import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readHtmlTable } from "../../../../shared/formats/index.js";

const copied = (name: string): string =>
  readFileSync(new URL(`../../../support/clipboard/${name}.html`, import.meta.url), "utf8");

describe("a table on the clipboard", () => {
  it("of Excel has its values, lines and cells that reach over others", () => {
    expect(readHtmlTable(copied("excel"))).toEqual([
      ["Name", "Energy Cost", "Rules Text", "Rarity"],
      ["Ash & Elm", "1234.5", "Draw a card.\nGain 1.", "Common"],
      ["Oak", "", "", "Rare"],
      ["Yew", "3", "“Hold”", ""],
    ]);
  });

  it("of Google Sheets has its values, not what they look like", () => {
    expect(readHtmlTable(copied("sheets"))).toEqual([
      ["name", "energy-cost", "is-fast", "rules"],
      ["Ash", "1234.5", "true", "Draw a card.\nGain 1."],
    ]);
  });

  it("of LibreOffice has its values, and dates as they are shown", () => {
    expect(readHtmlTable(copied("libreoffice"))).toEqual([
      ["name", "energy-cost", "printed", "rules"],
      ["Ash", "1234.5", "2024-12-31", "Draw a card.\nGain 1."],
      ["Elm", "2", "", "{Judgment}: x < 3"],
    ]);
  });

  it.each([
    ["no table", "<p>one\ttwo</p>"],
    ["two tables", "<table><tr><td>1</table><table><tr><td>2</table>"],
    ["an empty table", "<table></table>"],
    ["a table inside another", "<table><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table>"],
    ["nothing", ""],
  ])("is not seen in %s", (_, html) => {
    expect(readHtmlTable(html)).toBeUndefined();
  });

  it.each([
    ["cells that are not closed", "<TABLE><TR><TD>a<TD>b<TR><TH>c</TABLE>", [["a", "b"], ["c"]]],
    ["rows without a tag", "<table><td>a</td><td>b</td></table>", [["a", "b"]]],
    ["a table that is not closed", "<table><tr><td>a", [["a"]]],
    ["signs that are no tags", "<table><tr><td>1 < 2 & &x; &#0;</table>", [["1 < 2 & &x; &#0;"]]],
    ["paragraphs", "<table><tr><td><p>a</p><p>b</p></td></tr></table>", [["a\nb"]]],
  ])("is read from %s", (_, html, rows) => {
    expect(readHtmlTable(html)).toEqual(rows);
  });

  it("is read from any text without fault", () => {
    const piece = fc.constantFrom(
      "<table>",
      "</table>",
      "<tr>",
      "<td>",
      "<td colspan=3 rowspan='2'>",
      "</td>",
      "<!--",
      "-->",
      "<",
      ">",
      '"',
      "&amp;",
      "a",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const rows = readHtmlTable(pieces.join(""));
        expect(rows === undefined || rows.every((row) => row.every((text) => typeof text === "string"))).toBe(true);
      }),
    );
  });
});
