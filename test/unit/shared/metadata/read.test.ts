import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { readMetadata, type Metadata } from "../../../../shared/metadata/index.js";
import { parseDocument, valueAt } from "../../../../shared/toml/index.js";

const metadata = (text: string): Metadata => readMetadata(valueAt(must(parseDocument(text)), ["metadata"]));

const codes = ({ warnings }: Metadata): string[] => warnings.map(({ code }) => code);

/** The example of META-3, which has something of everything. */
const whole = `[metadata]
schema_version = 1

[metadata.table_style]
color_scheme = "orange"
show_column_stripes = true
header_background = "#333333"

[metadata.rows]
header_height = 40
default_height = 100
frozen_rows = 1
heights = [{ row = 3, height = 160 }]
hidden = [7]

[metadata.sort]
column = "energy-cost"
ascending = false

[metadata.filter]
active = true

[[metadata.filter.filters]]
column = "rarity"
condition = { values = ["Rare", "Legendary"] }

[[metadata.filter.filters]]
column = "spark"
condition = { min = 1.0, max = 4.0 }

[[metadata.columns]]
key = "name"
width = 200
bold = true
frozen = true

[[metadata.derived_columns]]
name = "image"
function = "image_derived"
position = 0
width = 160
frozen = true
inputs = ["image_number"]
url_template = "https://img.example/{image_number}.jpg"

[[metadata.validation_rules]]
column = "resonance"
type = "enum"
enum = ["Ruin", "Tide"]
colors = ["#E8D0F0"]

[[metadata.validation_rules]]
column = "spark"
type = "range"
min = 0
max = 10
message = "Spark runs from 0 to 10"

[[metadata.validation_rules]]
column = "tide-cost"
type = "type"
value_type = "integer"

[[metadata.conditional_formatting]]
column = "rarity"
condition = { equals = "Legendary" }
style = { background_color = "#FFD700", bold = true }

[[metadata.statistics]]
column = "rarity"
label = "Rarity split"
statistic_type = "value_counts"

[metadata.app_settings]
last_selected_cell = "B2"
scroll_position = { row = 3, column = 4 }
zoom_level = 1.5
`;

describe("the whole schema (META-2, META-3)", () => {
  const read = metadata(whole);
  const str = (value: string) => ({ kind: "string", value });

  test("nothing of it is complained about", () => expect(read.warnings).toEqual([]));

  test("columns", () => {
    expect(read.columns).toEqual([expect.objectContaining({ key: "name", widthPx: 200, bold: true, frozen: true })]);
  });

  test("M11: derived columns", () => {
    expect(read.derivedColumns).toEqual([
      {
        name: "image",
        function: "image_derived",
        position: 0,
        widthPx: 160,
        frozen: true,
        inputs: ["image_number"],
        urlTemplate: "https://img.example/{image_number}.jpg",
      },
    ]);
  });

  test("M8: rules", () => {
    expect(read.validationRules).toEqual([
      { kind: "enum", column: "resonance", values: ["Ruin", "Tide"], colors: ["#E8D0F0"], from: undefined },
      { kind: "range", column: "spark", min: 0, max: 10, allow: [], message: "Spark runs from 0 to 10" },
      { kind: "type", column: "tide-cost", type: "integer" },
    ]);
  });

  test("conditional formats", () => {
    expect(read.conditionalFormats).toMatchObject([
      {
        column: "rarity",
        condition: { kind: "equals", value: str("Legendary") },
        style: { backgroundColor: "#FFD700", bold: true },
      },
    ]);
  });

  test("M13, CS4, M17: style, sort, filter, rows, statistics, settings of other programs", () => {
    expect(read.tableStyle).toEqual({
      colorScheme: "orange",
      rowStripes: true,
      columnStripes: true,
      headerBold: true,
      headerBackground: "#333333",
    });
    expect(read.sort).toEqual({ column: "energy-cost", ascending: false });
    expect(read.filter).toEqual({
      active: true,
      filters: [
        { column: "rarity", condition: { kind: "values", values: [str("Rare"), str("Legendary")] } },
        { column: "spark", condition: { kind: "range", min: 1, max: 4 } },
      ],
    });
    expect(read.rows).toEqual({
      headerHeightPx: 40,
      defaultHeightPx: 100,
      frozenRows: 1,
      heights: [{ row: 3, heightPx: 160 }],
      hidden: [7],
    });
    expect(read.statistics).toEqual([{ column: "rarity", label: "Rarity split" }]);
    expect(read.appSettings).toEqual({ lastSelectedCell: "B2", scrollRow: 3, scrollColumn: 4, zoomLevel: 1.5 });
  });
});

describe("defaults", () => {
  test.each(["", "[metadata]\n"])("M1: %j configures nothing", (text) => {
    expect(metadata(text)).toMatchObject({
      schemaVersion: 1,
      columns: [],
      derivedColumns: [],
      validationRules: [],
      conditionalFormats: [],
      statistics: [],
      tableStyle: { rowStripes: true, columnStripes: false, headerBold: true },
      warnings: [],
    });
    expect(metadata(text).sort).toBeUndefined();
    expect(metadata(text).filter).toBeUndefined();
  });

  test.each([
    ['[metadata.sort]\ncolumn = "a"\n', { column: "a", ascending: true }],
    ['[metadata.sort]\ncolumn = "a"\nascending = false\n', { column: "a", ascending: false }],
    ["[metadata.sort]\nascending = false\n", undefined],
    ["[metadata.rows]\n", undefined],
    ["", undefined],
  ])("M15: sorting by %j", (text, sort) => {
    expect(metadata(text).sort).toEqual(sort);
  });
});

describe("conditions", () => {
  const format = (condition: string) =>
    metadata(`[[metadata.conditional_formatting]]\ncolumn = "a"\ncondition = ${condition}\nstyle = {}\n`)
      .conditionalFormats[0]?.condition;

  test.each([
    ['{ equals = "x" }', { kind: "equals", value: { kind: "string", value: "x" } }],
    ['{ contains = "x" }', { kind: "contains", text: "x" }],
    ["{ greater_than = 3 }", { kind: "greater-than", bound: 3 }],
    ["{ less_than = 2.5 }", { kind: "less-than", bound: 2.5 }],
    ["{ is_empty = false }", { kind: "is-empty" }],
    ["{ not_empty = true }", { kind: "not-empty" }],
    ['{ matches = "^a" }', { kind: "matches", pattern: "^a" }],
    ['{ matches = "^a", equals = 1 }', { kind: "equals", value: { kind: "integer", value: 1n } }],
    ["{}", undefined],
    ['{ sounds_like = "x" }', undefined],
  ])("CF1: %s", (condition, read) => {
    expect(format(condition)).toEqual(read);
  });

  test("CF1: all five styles; what is not a colour is left out", () => {
    const read = metadata(
      '[[metadata.conditional_formatting]]\ncolumn = "a"\ncondition = { is_empty = 1 }\n' +
        'style = { background_color = "red; }", font_color = "#abc", bold = true, italic = true, underline = true }\n',
    );
    expect(read.conditionalFormats[0]?.style).toEqual({
      backgroundColor: undefined,
      fontColor: "#aabbcc",
      bold: true,
      italic: true,
      underline: true,
    });
    expect(codes(read)).toEqual(["metadata/wrong-type"]);
  });

  test("CF3: a malformed rule between good ones is skipped, the others keep their order", () => {
    const read = metadata(
      ["a", undefined, "b"]
        .map((column) => {
          const key = column === undefined ? "" : `column = "${column}"\n`;
          return `[[metadata.conditional_formatting]]\n${key}condition = { is_empty = 1 }\nstyle = {}\n`;
        })
        .join(""),
    );
    expect(read.conditionalFormats.map(({ column }) => column)).toEqual(["a", "b"]);
    expect(codes(read)).toEqual(["metadata/missing-key"]);
  });

  const filters = (condition: string) =>
    metadata(`[[metadata.filter.filters]]\ncolumn = "a"\ncondition = ${condition}\n`).filter;

  test.each([
    ['{ contains = "x" }', { kind: "contains", text: "x" }],
    ["{ min = 1.5, max = 2 }", { kind: "range", min: 1.5, max: 2 }],
    ["{ equals = true }", { kind: "equals", value: { kind: "boolean", value: true } }],
    ["{ min = 1 }", { kind: "range", min: 1, max: undefined }],
    ["{ max = 2.5 }", { kind: "range", min: undefined, max: 2.5 }],
    ["{ boolean = false }", { kind: "boolean", value: false }],
    ["{ values = [] }", { kind: "values", values: [] }],
  ])("M17: filtering by %s", (condition, read) => {
    expect(filters(condition)).toEqual({ active: false, filters: [{ column: "a", condition: read }] });
  });

  test("M17: a filter without a condition is skipped", () => {
    expect(filters("{}")).toEqual({ active: false, filters: [] });
    expect(metadata("[metadata.filter]\nfilters = []\n").filter).toEqual({ active: false, filters: [] });
    expect(metadata("[metadata.filter]\nactive = true\n").filter).toEqual({ active: true, filters: [] });
  });
});

describe("rules in short form and rules that say nothing", () => {
  const rule = (keys: string) => metadata(`[[metadata.validation_rules]]\n${keys}\n`);
  test.each([
    ['column = "a"\ntype = "string"', { kind: "type", column: "a", type: "string" }],
    ['column = "a"\ntype = "integer"', { kind: "type", column: "a", type: "integer" }],
    ['column = "a"\ntype = "float"', { kind: "type", column: "a", type: "float" }],
    ['column = "a"\ntype = "boolean"', { kind: "type", column: "a", type: "boolean" }],
    ['column = "a"\ntype = "type"\nvalue_type = "float"', { kind: "type", column: "a", type: "float" }],
    ['column = "a"\ntype = "range"\nmin = 3', { kind: "range", column: "a", min: 3, max: undefined }],
    ['column = "a"\ntype = "required"\nmessage = "Say it"', { kind: "required", column: "a", message: "Say it" }],
    ['column = "a"\ntype = "required"', { kind: "required", column: "a" }],
    ['column = "a"\ntype = "pattern"\npattern = "^x"', { kind: "pattern", column: "a", pattern: "^x" }],
    ['column = "a"\ntype = "range"\nmax = 2.5\nallow = ["*"]', { kind: "range", column: "a", max: 2.5, allow: ["*"] }],
    [
      'column = "a"\ntype = "enum"\nenum = ["x"]\nallow = ["*"]',
      { kind: "enum", column: "a", values: ["x"], allow: ["*"] },
    ],
    ['column = "a"\ntype = "enum"\nenum = ["x", 3]', { kind: "enum", column: "a", values: ["x"], colors: [] }],
    [
      'column = "a"\ntype = "enum"\nenum_from = "fx.toml#kinds"',
      { kind: "enum", column: "a", values: [], from: "fx.toml#kinds" },
    ],
  ])("X17: %j", (keys, read) => {
    expect(rule(keys).validationRules).toMatchObject([read]);
  });

  test.each([
    ['type = "integer"', "metadata/missing-key"],
    ['column = "a"', "metadata/missing-key"],
    ['column = "a"\ntype = "pattern"', "metadata/missing-key"],
    ['column = "a"\ntype = "type"', "metadata/missing-key"],
    ['column = "a"\ntype = "type"\nvalue_type = "moonphase"', "metadata/wrong-type"],
    ['column = "a"\ntype = "moonphase"', "metadata/unknown-rule"],
    ['column = 7\ntype = "integer"', "metadata/wrong-type"],
  ])("X17: %j is skipped with a warning", (keys, code) => {
    const read = rule(keys);
    expect(read.validationRules).toEqual([]);
    expect(codes(read)).toContain(code);
  });

  test.each(["", "[metadata]\nvalidation_rules = []\n"])("X17: %j has no rules and no warnings", (text) => {
    expect(metadata(text)).toMatchObject({ validationRules: [], warnings: [] });
  });
});

describe("tolerance (META-1)", () => {
  test("very many entries of a list are not all read, and that is said once", () => {
    const rules = (count: number): string =>
      "[metadata]\n" + '[[metadata.validation_rules]]\ncolumn = "a"\ntype = "required"\n'.repeat(count);
    expect(metadata(rules(5_000)).warnings).toEqual([]);
    const read = metadata(rules(5_001));
    expect(read.validationRules).toHaveLength(5_000);
    expect(read.warnings.map(({ message }) => message)).toEqual([
      "validation_rules has 5,001 entries; all but the first 5,000 are ignored.",
    ]);
  });

  test("a category of the wrong type is left out, the others are read", () => {
    const read = metadata('[metadata]\ncolumns = 7\nrows = []\n[[metadata.statistics]]\ncolumn = "a"\nlabel = "A"\n');
    expect(read.columns).toEqual([]);
    expect(read.statistics).toHaveLength(1);
    expect(codes(read)).toEqual(["metadata/wrong-type", "metadata/wrong-type"]);
  });

  test("titles and formats that no page can draw are left out", () => {
    const endless = "0".repeat(1_000_000);
    const read = metadata(`[[metadata.columns]]\nkey = "a"\ntitle = "${endless}"\nformat = "${endless}"\nwidth = 70`);
    expect(read.columns).toEqual([{ key: "a", widthPx: 70 }]);
    expect(codes(read)).toEqual(["metadata/wrong-type", "metadata/wrong-type"]);
    expect(read.warnings[0]?.message).toBe("columns[0].title must be a text of at most 500 letters; it is ignored.");
  });

  test("an entry of the wrong type is left out, the others are read", () => {
    const read = metadata('[metadata]\ncolumns = [7, { key = "a" }, { width = 3 }, { key = "b", width = "wide" }]\n');
    expect(read.columns.map(({ key }) => key)).toEqual(["a", "b"]);
    expect(codes(read)).toEqual(["metadata/not-a-table", "metadata/missing-key", "metadata/wrong-type"]);
  });

  test("unknown keys are passed over without a word", () => {
    expect(metadata('[metadata]\nmood = "fine"\n[[metadata.columns]]\nkey = "a"\nsparkle = 7\n').warnings).toEqual([]);
  });

  test.each(["metadata = 7", 'metadata = ["a"]'])("%j is not metadata", (text) => {
    expect(codes(metadata(text))).toEqual(["metadata/not-a-table"]);
  });

  test("M2: a later version applies nothing and says so", () => {
    const read = metadata('[metadata]\nschema_version = 2\n[[metadata.columns]]\nkey = "a"\nwidth = 300\n');
    expect(read).toMatchObject({ schemaVersion: 2, columns: [] });
    expect(codes(read)).toEqual(["metadata/newer-schema"]);
  });

  test("the flat form of old notes is read, with a hint; the nested form stands over it", () => {
    const read = metadata(
      '[metadata]\ncolor_scheme = "gray"\nshow_row_stripes = false\nsort_column = "a"\nsort_ascending = false\n' +
        'active = true\nfilters = [{ column = "b", condition = { equals = 1 } }]\n',
    );
    expect(read.tableStyle).toMatchObject({ colorScheme: "gray", rowStripes: false });
    expect(read.sort).toEqual({ column: "a", ascending: false });
    expect(read.filter).toMatchObject({ active: true, filters: [{ column: "b" }] });
    expect(codes(read)).toEqual(["metadata/flat-form", "metadata/flat-form", "metadata/flat-form"]);
    const both = metadata('[metadata]\ncolor_scheme = "gray"\n[metadata.table_style]\ncolor_scheme = "black"\n');
    expect(both.tableStyle.colorScheme).toBe("black");
  });

  test.each(["width = -5", "width = 1.5", "width = 99999999", "width = true"])("%j is not a width", (width) => {
    expect(metadata(`[[metadata.columns]]\nkey = "a"\n${width}\n`).columns).toEqual([
      expect.objectContaining({ key: "a", widthPx: undefined }),
    ]);
  });
});
