import { describe, expect, test } from "vitest";
import { applyChanges, must } from "../../../../shared/base/index.js";
import { inSheetOrder, setSheetOrder, sheetOrderIn } from "../../../../shared/sheet/index.js";
import { parseDocument, printDocument } from "../../../../shared/toml/index.js";
import { textOf } from "./sheets.js";

const reordered = (text: string, ...names: string[]): string =>
  textOf(must(setSheetOrder(must(parseDocument(text)), names)));

describe("reading sheets.toml (SHEET-10)", () => {
  test.each([
    ['order = ["cards", "dreamwell"]', ["cards", "dreamwell"]],
    ['order = ["cards.toml", "dreamwell.toml"]', ["cards", "dreamwell"]],
    ['order = ["cards", 7]', ["cards"]],
    ["order = 7", []],
    ["", []],
  ])("%j lists %j", (text, names) => {
    expect(sheetOrderIn(must(parseDocument(text)))).toEqual(names);
  });

  test("listed sheets come as listed, others by name behind them, unknown names are passed over", () => {
    const sheets = ["zeta", "card10", "card2", "alpha"];
    expect(inSheetOrder(sheets, (name) => name, ["zeta", "gone", "alpha"])).toEqual([
      "zeta",
      "alpha",
      "card2",
      "card10",
    ]);
  });
});

test("a sheet that is listed twice has its first place, and names that count alike keep one order", () => {
  const named = (...names: string[]): string[] => inSheetOrder(names, (name) => name, ["b", "a", "b"]);
  expect(named("a", "b")).toEqual(["b", "a"]);
  expect(named("set-1", "set-01")).toEqual(named("set-01", "set-1"));
});

describe("writing sheets.toml", () => {
  const lines = `# the tabs
order = [
    "cards", # the real ones
    # for tests only
    "tests",
    "lists",
]
`;
  const cases: [name: string, text: string, names: string[], result: string][] = [
    ["a file without an order gets one name a line", "", ["b", "a"], 'order = [\n    "b",\n    "a",\n]\n'],
    [
      "comments move with their names",
      lines,
      ["lists", "tests", "cards"],
      `# the tabs
order = [
    "lists",
    # for tests only
    "tests",
    "cards", # the real ones
]
`,
    ],
    ["a new name gets a line", 'order = [\n  "a",\n]\n', ["b", "a"], 'order = [\n  "b",\n  "a",\n]\n'],
    ["a name without a comma gets one", 'order = [\n  "a",\n  "b"\n]\n', ["b", "a"], 'order = [\n  "b",\n  "a",\n]\n'],
    ["extensions go", 'order = [\n  "a.toml",\n  "b.toml",\n]\n', ["b", "a"], 'order = [\n  "b",\n  "a",\n]\n'],
    ["names on one line stay there", 'order = ["a", "b"] # x\n', ["b", "a"], 'order = ["b", "a"] # x\n'],
    ["with new ones behind", 'order = [ "a", "b" ]\n', ["b", "c", "a"], 'order = [ "b", "c", "a" ]\n'],
    ["names given as files are sheets", 'order = ["a"]\n', ["b.toml", "a.toml"], 'order = ["b", "a"]\n'],
    [
      "a name that is not there now stays behind the one it followed",
      'order = ["a", "gone", "b"]\n',
      ["b", "a"],
      'order = ["b", "a", "gone"]\n',
    ],
    [
      "lines end as in the file",
      '# tabs\r\norder = [\r\n  "a",\r\n]\r\n',
      ["b", "a"],
      '# tabs\r\norder = [\r\n  "b",\r\n  "a",\r\n]\r\n',
    ],
    ["an order that is not a list of names is replaced", "order = [1, 2]\n", ["a"], 'order = [\n    "a",\n]\n'],
    ["the same order changes nothing", lines, ["cards", "tests", "lists"], lines],
  ];
  test.each(cases)("%s", (_, text, names, result) => {
    expect(reordered(text, ...names)).toBe(result);
  });

  test("the inverse restores the file", () => {
    const { doc, inverse } = must(setSheetOrder(must(parseDocument(lines)), ["lists", "cards"]));
    expect(printDocument(doc)).not.toBe(lines);
    expect(applyChanges(printDocument(doc), inverse)).toBe(lines);
  });
});
