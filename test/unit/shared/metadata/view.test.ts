import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  colorSchemes,
  columnSettings,
  columnViews,
  enumOptions,
  readMetadata,
  rulesFor,
  sheetStyle,
} from "../../../../shared/metadata/index.js";
import { readColumnName, readSheet } from "../../../../shared/sheet/index.js";
import { parseDocument, valueAt } from "../../../../shared/toml/index.js";

const column = readColumnName;
const metadata = (text: string) => readMetadata(valueAt(must(parseDocument(text)), ["metadata"]));

const views = (text: string) => {
  const document = must(parseDocument(text));
  return columnViews(readSheet(document, ["cards"]), readMetadata(valueAt(document, ["metadata"])));
};

describe("what is said about a column", () => {
  const said = metadata(`
[[metadata.columns]]
key = "tides"
width = 180
bold = true
[[metadata.columns]]
key = "tides[1]"
width = 90
[[metadata.columns]]
key = "name"
width = 100
alignment = "center"
wrap = false
hidden = true
format = "#,##0"
[[metadata.columns]]
key = "late"
width = 10
[[metadata.columns]]
key = "late"
width = 20
`);

  test.each([
    ["tides[0]", { widthPx: 180, bold: true }],
    ["tides[1]", { widthPx: 90, bold: true }],
    ["late", { widthPx: 20 }],
    ["name", { alignment: "center", wrap: false, hidden: true, format: "#,##0" }],
    ["other", { bold: false, frozen: false, alignment: "left", wrap: true, hidden: undefined }],
  ])("%s: its own name over its array's, later over earlier", (name, settings) => {
    expect(columnSettings(said, column(name))).toMatchObject(settings);
  });

  test("a width of 100 is none", () => {
    expect(columnSettings(said, column("name")).widthPx).toBeUndefined();
    expect(columnSettings(said, column("tides[1]")).widthPx).toBe(90);
  });

  test("a name means the elements only where no column has that very name", () => {
    expect(columnSettings(said, column("tides[0]"), true).widthPx).toBeUndefined();
    expect(columnSettings(said, column("tides[1]"), true).widthPx).toBe(90);
  });
});

test("numbers are aligned right unless another alignment than left is set", () => {
  const at = (said: string) => {
    const rows = `[[cards]]\nname = "Bell"\ncost = 3\n`;
    const entry = (key: string): string => `[[metadata.columns]]\nkey = "${key}"\nalignment = "${said}"\n`;
    return views(said === "" ? rows : rows + entry("name") + entry("cost")).map(({ alignment }) => alignment);
  };
  expect(at("")).toEqual(["left", "right"]);
  expect(at("left")).toEqual(["left", "right"]);
  expect(at("center")).toEqual(["center", "center"]);
});

describe("rules of a column", () => {
  const rules = metadata(`
[[metadata.validation_rules]]
column = "tides"
type = "enum"
enum = ["Ruin", "Stone", "Ember"]
colors = ["#E8D0F0", "nope"]
[[metadata.validation_rules]]
column = "cost"
type = "integer"
`);

  test("an array's rules hold for its elements", () => {
    expect(rulesFor(rules, column("tides[3]"))).toEqual({ type: undefined, enum: ["Ruin", "Stone", "Ember"] });
    expect(rulesFor(rules, column("cost"))).toEqual({ type: "integer", enum: undefined });
    expect(rulesFor(rules, column("name"))).toEqual({ type: undefined, enum: undefined });
  });

  test("colours go with the values at their places", () => {
    expect(enumOptions(rules, column("tides[0]"))).toEqual([
      { value: "Ruin", color: "#E8D0F0" },
      { value: "Stone" },
      { value: "Ember" },
    ]);
    expect(enumOptions(rules, column("cost"))).toBeUndefined();
  });
});

test("X21: columns offer the values of their enum in its order; other rules offer none", () => {
  const text = `[[cards]]
kind = "b"
cost = 1
name = "A"
[[metadata.validation_rules]]
column = "cost"
type = "range"
min = 0
[[metadata.validation_rules]]
column = "kind"
type = "enum"
enum = ["b", "a", "c"]
[[metadata.validation_rules]]
column = "name"
type = "required"
`;
  expect(views(text).map(({ source, options }) => [source, options?.map(({ value }) => value)])).toEqual([
    ["kind", ["b", "a", "c"]],
    ["cost", undefined],
    ["name", undefined],
  ]);
});

describe("columns as the grid shows them", () => {
  test.each([
    ['x = "a"', "", "text"],
    ['x = """a\nb"""', "", "long-text"],
    ["x = 3", "", "number"],
    ["x = true", "", "checkbox"],
    ["x = 1979-05-27", "", "date"],
    ["x = [[1]]", "", "toml"],
    ['x = "a"', '[[metadata.validation_rules]]\ncolumn = "x"\ntype = "enum"\nenum = ["a"]\n', "enum"],
    ["x = [[1]]", '[[metadata.validation_rules]]\ncolumn = "x"\ntype = "enum"\nenum = ["a"]\n', "toml"],
    ['x = "a"', '[[metadata.validation_rules]]\ncolumn = "x"\ntype = "boolean"\n', "text"],
    ['x = ""', '[[metadata.validation_rules]]\ncolumn = "x"\ntype = "boolean"\n', "checkbox"],
    ['x = ""', '[[metadata.validation_rules]]\ncolumn = "x"\ntype = "type"\nvalue_type = "float"\n', "number"],
    ['x = ""', "", "text"],
  ])("%s%s is edited as %s", (cell, rules, editor) => {
    expect(views(`[[cards]]\n${cell}\n${rules}`)).toMatchObject([{ source: "x", editor }]);
  });

  const frozen = (rules: string): string[] =>
    views(`[[cards]]\na = 1\nb = 2\nc = 3\n${rules}`)
      .filter((view) => view.frozen)
      .map(({ source }) => source);

  test("everything up to the right-most frozen column is frozen", () => {
    expect(frozen('[[metadata.columns]]\nkey = "b"\nfrozen = true\n')).toEqual(["a", "b"]);
    expect(frozen("")).toEqual([]);
  });

  test("a frozen derived column freezes the columns left of it", () => {
    const derived = (position: number) =>
      `[[metadata.derived_columns]]\nname = "i"\nfunction = "f"\nposition = ${position}\nfrozen = true\n`;
    expect(frozen(derived(0))).toEqual([]);
    expect(frozen(derived(2))).toEqual(["a", "b"]);
    expect(frozen(`${derived(0)}[[metadata.columns]]\nkey = "a"\nfrozen = true\n`)).toEqual(["a"]);
  });

  test("views carry key, title, width and format", () => {
    const [view] = views('[[cards]]\ntides = ["a"]\n[[metadata.columns]]\nkey = "tides"\nwidth = 50\nformat = "0.0"\n');
    expect(view).toMatchObject({
      key: "tides:0",
      title: "Tides 1",
      source: "tides[0]",
      widthPx: 50,
      format: "0.0",
    });
  });
});

describe("colour schemes (META-4)", () => {
  test("CS3: all seventeen resolve, and every colour is one", () => {
    expect(colorSchemes.size).toBe(17);
    for (const palette of colorSchemes.values()) {
      for (const color of Object.values(palette)) expect(color).toMatch(/^#[\dA-F]{6}$/);
    }
  });

  test.each([
    ["blue_light", ["#4472C4", "#FFFFFF", "#D6E4F0", "#FFFFFF", "#000000", "#4472C4"]],
    ["green_medium", ["#70AD47", "#FFFFFF", "#C6E0B4", "#E2EFDA", "#000000", "#70AD47"]],
    ["gray_classic", ["#A5A5A5", "#FFFFFF", "#EDEDED", "#FFFFFF", "#000000", "#A5A5A5"]],
    ["orange", ["#ED7D31", "#FFFFFF", "#FCE4D6", "#FFFFFF", "#000000", "#ED7D31"]],
    ["gray", ["#A5A5A5", "#FFFFFF", "#EDEDED", "#FFFFFF", "#000000", "#A5A5A5"]],
    ["yellow", ["#FFC000", "#FFFFFF", "#FFF2CC", "#FFFFFF", "#000000", "#FFC000"]],
  ])("CS1: %s", (name, colors) => {
    expect(Object.values(colorSchemes.get(name) ?? {})).toEqual(colors);
  });

  const style = (keys: string) => sheetStyle(metadata(`[metadata.table_style]\n${keys}\n`));

  test.each(['color_scheme = "no_such"', 'color_scheme = ""', ""])(
    "CS2, CS4: %j has no colours, stripes hold",
    (keys) => {
      expect(style(keys)).toEqual({ headerBold: true, rowStripes: true, columnStripes: false });
    },
  );

  test("CS4: the file's header colour stands over the scheme's; heights come from the rows", () => {
    expect(style('color_scheme = "black"\nheader_background = "#123456"\nshow_column_stripes = true')).toEqual({
      headerBackground: "#123456",
      headerColor: "#FFFFFF",
      evenRow: "#E0E0E0",
      oddRow: "#FFFFFF",
      rowColor: "#000000",
      accent: "#333333",
      headerBold: true,
      rowStripes: true,
      columnStripes: true,
    });
    expect(sheetStyle(metadata("[metadata.rows]\ndefault_height = 100\nheader_height = 40\n"))).toMatchObject({
      rowHeightPx: 100,
      headerHeightPx: 40,
    });
  });
});
