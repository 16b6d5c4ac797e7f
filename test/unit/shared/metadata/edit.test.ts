import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChanges, must } from "../../../../shared/base/index.js";
import {
  addEntry,
  columnChanges,
  derivedEntry,
  editMetadata,
  entriesIn,
  filterTable,
  formatEntry,
  isCarriedOut,
  metadataOf,
  moveEntry,
  oppositesOf,
  rawMetadata,
  replaceEntry,
  ruleEntry,
  sectionChange,
  sortTable,
  statisticEntry,
  tableChanges,
  withKeys,
  type ColumnChange,
  type MetadataChange,
  type NamedColumns,
  type RawMetadata,
  type ValidationRule,
} from "../../../../shared/metadata/index.js";
import { readColumnName } from "../../../../shared/sheet/index.js";
import { parseDocument, printDocument, valueAt } from "../../../../shared/toml/index.js";

const card = '[[cards]]\nname = "A"\nkind = "x"\ntides = ["x"]\n';
const head = "\n[metadata]\nschema_version = 1\n";

const rawOf = (text: string): RawMetadata => rawMetadata(valueAt(must(parseDocument(text)), ["metadata"]));

/** The text after the changes; checks that they can be taken back to the byte, and by their opposites to what was said. */
function edited(text: string, plan: (raw: RawMetadata) => readonly MetadataChange[]): string {
  const document = must(parseDocument(text));
  const changes = plan(rawOf(text));
  const { doc, changes: textChanges, inverse } = must(editMetadata(document, changes));
  const after = printDocument(doc);
  expect(applyChanges(text, textChanges)).toBe(after);
  expect(applyChanges(after, inverse)).toBe(text);
  expect(isCarriedOut(doc, changes)).toBe(true);
  const back = must(editMetadata(must(parseDocument(after)), oppositesOf(changes)));
  // A file that had no metadata keeps the version it got.
  expect({ schema_version: 1, ...rawOf(printDocument(back.doc)) }).toEqual({ schema_version: 1, ...rawOf(text) });
  expect(valueAt(doc, ["cards"])).toEqual(valueAt(document, ["cards"]));
  return after;
}

describe("what is reported about a column", () => {
  const cases: [
    rule: string,
    text: string,
    column: string,
    base: string | undefined,
    change: ColumnChange,
    after: string,
  ][] = [
    [
      "M3, M6: a file without metadata gets it at its end",
      card,
      "name",
      undefined,
      { width: 300, alignment: "center", frozen: true },
      `${card}${head}\n[[metadata.columns]]\nkey = "name"\nwidth = 300\nalignment = "center"\nfrozen = true\n`,
    ],
    [
      "M6: a second column stands behind the first, both in full",
      `${card}${head}\n[[metadata.columns]]\nkey = "name"\nwidth = 300\nalignment = "center"\nfrozen = true\n`,
      "kind",
      undefined,
      { width: 200 },
      `${card}${head}\n[[metadata.columns]]\nkey = "name"\nwidth = 300\nalignment = "center"\nfrozen = true\n\n[[metadata.columns]]\nkey = "kind"\nwidth = 200\n`,
    ],
    [
      "M7: what holds anyway is not written",
      `${card}${head}`,
      "name",
      undefined,
      { width: 100, alignment: "left", frozen: false, wrap: true, hidden: false, bold: false },
      `${card}${head}`,
    ],
    [
      "M5, N5: comments and unknown keys stay",
      `${card}\n[[metadata.columns]] # one\nkey = "name" # two\nsparkle = 3\nbold = true # three\n`,
      "name",
      undefined,
      { bold: null, title: "Card" },
      `${card}\n[[metadata.columns]] # one\nkey = "name" # two\nsparkle = 3\ntitle = "Card"\n`,
    ],
    [
      "an entry that says nothing any more goes",
      `${card}\n[[metadata.columns]]\nkey = "name"\nbold = true\n`,
      "name",
      undefined,
      { bold: false },
      card,
    ],
    [
      "an element says otherwise than its array",
      `${card}\n[[metadata.columns]]\nkey = "tides"\nbold = true\n`,
      "tides[0]",
      "tides",
      { bold: false },
      `${card}\n[[metadata.columns]]\nkey = "tides"\nbold = true\n\n[[metadata.columns]]\nkey = "tides[0]"\nbold = false\n`,
    ],
    [
      "of several entries the last that says it counts",
      `${card}\n[[metadata.columns]]\nkey = "name"\nhidden = true\n\n[[metadata.columns]]\nkey = "name"\nwidth = 9\n`,
      "name",
      undefined,
      { hidden: null },
      `${card}\n[[metadata.columns]]\nkey = "name"\nwidth = 9\n`,
    ],
    [
      "a list in one line is edited there",
      '[metadata]\ncolumns = [{ key = "a", width = 1 }]\n',
      "a",
      undefined,
      { bold: true },
      '[metadata]\ncolumns = [{ key = "a", width = 1, bold = true }]\n',
    ],
    [
      "inline metadata stays inline",
      'metadata = { mood = "fine" }\n',
      "a",
      undefined,
      { bold: true },
      'metadata = { mood = "fine", columns = [{ key = "a", bold = true }] }\n',
    ],
  ];
  test.each(cases)("%s", (_, text, source, base, change, after) => {
    expect(edited(text, (raw) => columnChanges(raw, { source, base }, change))).toBe(after);
  });

  test("whatever is set is read again, and nothing else of the file changes", () => {
    const texts = [
      card,
      `${card}${head}unknown = "kept"\n`,
      `[[metadata.columns]]\nkey = "name"\nwidth = 3\nsparkle = 1\n\n${card}`,
      `${card}\n[[metadata.columns]]\nkey = "tides"\nbold = true\nhidden = true\n`,
    ];
    const change = fc.record(
      {
        width: fc.constantFrom(null, 100, 240),
        bold: fc.constantFrom(null, true, false),
        alignment: fc.constantFrom(null, "left" as const, "right" as const),
        hidden: fc.constantFrom(null, true, false),
        format: fc.constantFrom(null, "0.0"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.tuple(fc.constantFrom("name", "tides[0]"), change), { maxLength: 5 }),
        (text, steps) => {
          let current = text;
          for (const [source, each] of steps) {
            const base = source === "tides[0]" ? "tides" : undefined;
            current = edited(current, (raw) => columnChanges(raw, { source, base }, each));
            const said = metadataOf(rawOf(current)).columns;
            const value = (key: "bold" | "hidden", plain: boolean) =>
              said.findLast((entry) => entry.key === source && entry[key] !== undefined)?.[key] ??
              said.findLast((entry) => entry.key === base && entry[key] !== undefined)?.[key] ??
              plain;
            if (each.bold !== undefined) expect(value("bold", false)).toBe(each.bold ?? false);
            if (each.hidden !== undefined) expect(value("hidden", false)).toBe(each.hidden ?? false);
          }
          if (text.includes("unknown")) expect(current).toContain('unknown = "kept"');
        },
      ),
      { seed: 4, numRuns: 120 },
    );
  });
});

describe("tables of metadata", () => {
  const cases: [rule: string, text: string, plan: (raw: RawMetadata) => MetadataChange[], after: string][] = [
    [
      "M10: only what is not so anyway is written",
      `${card}${head}`,
      (raw) => tableChanges(raw, "table_style", { color_scheme: "orange", header_bold: true, show_row_stripes: false }),
      `${card}${head}\n[metadata.table_style]\ncolor_scheme = "orange"\nshow_row_stripes = false\n`,
    ],
    [
      "one key changes in its token",
      `${card}${head}\n[metadata.table_style]\ncolor_scheme = 'blue_light' # calm\nmood = 1\n`,
      (raw) => tableChanges(raw, "table_style", { color_scheme: "black" }),
      `${card}${head}\n[metadata.table_style]\ncolor_scheme = 'black' # calm\nmood = 1\n`,
    ],
    [
      "a table that says nothing any more goes with its blank line",
      `${card}${head}\n[metadata.table_style]\ncolor_scheme = "gray"\n\n[metadata.rows]\ndefault_height = 9\n`,
      (raw) => tableChanges(raw, "table_style", { color_scheme: null }),
      `${card}${head}\n[metadata.rows]\ndefault_height = 9\n`,
    ],
    [
      "also at the end of the file",
      `${card}${head}\n[metadata.table_style]\ncolor_scheme = "gray"\n`,
      (raw) => tableChanges(raw, "table_style", { color_scheme: null }),
      `${card}${head}`,
    ],
    [
      "row heights; those of single rows stay",
      `${head}\n[metadata.rows]\nheights = [{ row = 3, height = 160 }]\n${card}`,
      (raw) => tableChanges(raw, "rows", { default_height: 60, header_height: 50 }),
      `${head}\n[metadata.rows]\nheights = [{ row = 3, height = 160 }]\ndefault_height = 60\nheader_height = 50\n${card}`,
    ],
    [
      "M9, M16: a descending sort",
      `${card}${head}mood = "kept"\n`,
      (raw) => sectionChange(raw, "sort", { column: "name", ascending: false }),
      `${card}${head}mood = "kept"\n\n[metadata.sort]\ncolumn = "name"\nascending = false\n`,
    ],
    [
      "M16: an ascending sort names its column alone",
      `${card}${head}`,
      (raw) => sectionChange(raw, "sort", { column: "name" }),
      `${card}${head}\n[metadata.sort]\ncolumn = "name"\n`,
    ],
    [
      "M16: another sort",
      `${card}${head}\n[metadata.sort]\ncolumn = "name" # by\nascending = false\n`,
      (raw) => sectionChange(raw, "sort", { column: "kind" }),
      `${card}${head}\n[metadata.sort]\ncolumn = "kind" # by\n`,
    ],
    [
      "M16: no sort any more",
      `${card}${head}mood = "kept"\n\n[metadata.sort]\ncolumn = "name"\n`,
      (raw) => sectionChange(raw, "sort", null),
      `${card}${head}mood = "kept"\n`,
    ],
    [
      "M18: a filter",
      `${card}${head}`,
      (raw) =>
        sectionChange(raw, "filter", {
          active: true,
          filters: [
            { column: "kind", condition: { values: ["x", 2] } },
            { column: "name", condition: { contains: "A" } },
          ],
        }),
      `${card}${head}\n[metadata.filter]\nactive = true\n\n[[metadata.filter.filters]]\ncolumn = "kind"\ncondition = { values = ["x", 2] }\n\n[[metadata.filter.filters]]\ncolumn = "name"\ncondition = { contains = "A" }\n`,
    ],
    [
      "M18: no filter any more",
      `${card}${head}\n[metadata.filter]\nactive = true\n\n[[metadata.filter.filters]]\ncolumn = "kind"\ncondition = { contains = "x" }\n\n[metadata.rows]\nfrozen_rows = 1\n`,
      (raw) => sectionChange(raw, "filter", null),
      `${card}${head}\n[metadata.rows]\nfrozen_rows = 1\n`,
    ],
    [
      "M18: one of its conditions changes alone",
      `${card}${head}\n[metadata.filter]\nactive = true # on\n\n[[metadata.filter.filters]]\ncolumn = "kind"\ncondition = { min = 1.0, max = 4.0 } # low\n`,
      (raw) =>
        sectionChange(raw, "filter", { active: true, filters: [{ column: "kind", condition: { min: 2, max: 4 } }] }),
      `${card}${head}\n[metadata.filter]\nactive = true # on\n\n[[metadata.filter.filters]]\ncolumn = "kind"\ncondition = { min = 2, max = 4.0 } # low\n`,
    ],
    [
      "lines end as in the file",
      "[[cards]]\r\na = 1\r\n\r\n[metadata]\r\nschema_version = 1\r\n",
      (raw) => tableChanges(raw, "table_style", { color_scheme: "gray" }),
      '[[cards]]\r\na = 1\r\n\r\n[metadata]\r\nschema_version = 1\r\n\r\n[metadata.table_style]\r\ncolor_scheme = "gray"\r\n',
    ],
    [
      "M13: what other programs keep there stays",
      `${card}${head}\n[metadata.app_settings]\nlast_selected_cell = "B7"\nzoom_level = 1.5\n`,
      (raw) => tableChanges(raw, "rows", { default_height: 60 }),
      `${card}${head}\n[metadata.app_settings]\nlast_selected_cell = "B7"\nzoom_level = 1.5\n\n[metadata.rows]\ndefault_height = 60\n`,
    ],
  ];
  test.each(cases)("%s", (_, text, plan, after) => {
    expect(edited(text, plan)).toBe(after);
  });
});

const rules = `${card}${head}
[[metadata.validation_rules]]
column = "kind" # kinds
type = "enum"
enum = [
  "x", # first
  "y",
]
colors = ["#AABBCC", "#112233"]

[[metadata.validation_rules]]
column = "cost"
type = "range"
min = 0.0
max = 10
tone = "unknown"

[[metadata.validation_rules]]
column = "cost"
type = "integer"
`;

describe("lists of metadata", () => {
  const ruleAt = (raw: RawMetadata, at: number) => {
    const found = entriesIn(raw, "validation_rules").find((each) => each.at === at);
    if (!found) throw new Error(`No rule ${at}`);
    return found;
  };

  test("M8: a value is added to an enum, with its colour, in the layout of the list", () => {
    const after = edited(rules, (raw) => {
      const { entry, raw: like } = ruleAt(raw, 0);
      if (entry.kind !== "enum") throw new Error("No enum");
      const wider = { ...entry, values: [...entry.values, "z"], colors: [...entry.colors, "#445566"] };
      return replaceEntry(raw, "validation_rules", 0, ruleEntry(wider, like));
    });
    expect(after).toBe(rules.replace('  "y",\n', '  "y",\n  "z",\n').replace('"#112233"]', '"#112233", "#445566"]'));
  });

  test("M8: new rules say their type and what it needs", () => {
    const added = (rule: ValidationRule): string =>
      edited(`${card}${head}`, (raw) => [addEntry(raw, "validation_rules", ruleEntry(rule))]).slice(
        `${card}${head}\n`.length,
      );
    expect(added({ kind: "enum", column: "kind", values: ["x", "y"], colors: [], from: undefined })).toBe(
      '[[metadata.validation_rules]]\ncolumn = "kind"\ntype = "enum"\nenum = ["x", "y"]\n',
    );
    expect(added({ kind: "enum", column: "kind", values: ["x"], colors: [], allow: ["*"] })).toBe(
      '[[metadata.validation_rules]]\ncolumn = "kind"\ntype = "enum"\nenum = ["x"]\nallow = ["*"]\n',
    );
    expect(added({ kind: "range", column: "cost", min: 0, max: 10, allow: [] })).toBe(
      '[[metadata.validation_rules]]\ncolumn = "cost"\ntype = "range"\nmin = 0\nmax = 10\n',
    );
  });

  test("a value is taken out of an enum with its line and its colour", () => {
    const after = edited(rules, (raw) => {
      const { entry, raw: like } = ruleAt(raw, 0);
      if (entry.kind !== "enum") throw new Error("No enum");
      return replaceEntry(
        raw,
        "validation_rules",
        0,
        ruleEntry({ ...entry, values: ["x"], colors: ["#AABBCC"] }, like),
      );
    });
    expect(after).toBe(rules.replace('  "y",\n', "").replace('"#AABBCC", "#112233"]', '"#AABBCC"]'));
  });

  test("a bound changes alone; unknown keys and the other bound stay as they are written", () => {
    const after = edited(rules, (raw) => {
      const { entry, raw: like } = ruleAt(raw, 1);
      if (entry.kind !== "range") throw new Error("No range");
      return replaceEntry(raw, "validation_rules", 1, ruleEntry({ ...entry, max: 12 }, like));
    });
    expect(after).toBe(rules.replace("max = 10", "max = 12"));
  });

  test("a rule becomes one of another kind", () => {
    const after = edited(rules, (raw) =>
      replaceEntry(raw, "validation_rules", 1, ruleEntry({ column: "cost", kind: "required" }, ruleAt(raw, 1).raw)),
    );
    expect(after).toBe(rules.replace('type = "range"\nmin = 0.0\nmax = 10\n', 'type = "required"\n'));
  });

  test("the short form of a type stays short; a new rule takes the long one", () => {
    const after = edited(rules, (raw) => {
      const { entry, raw: like } = ruleAt(raw, 2);
      if (entry.kind !== "type") throw new Error("No type");
      return replaceEntry(raw, "validation_rules", 2, ruleEntry({ ...entry, type: "float" }, like));
    });
    expect(after).toBe(rules.replace('type = "integer"', 'type = "float"'));
    expect(ruleEntry({ column: "a", kind: "type", type: "integer" })).toEqual({
      column: "a",
      type: "type",
      value_type: "integer",
    });
  });

  test("M4: an entry is replaced, one is removed, one is put between others, one is moved", () => {
    const entry = (name: string) => `[[metadata.statistics]]\ncolumn = "${name}"\nlabel = "${name}"\n`;
    const text = `${card}${head}\n${entry("a")}\n${entry("b")}`;
    const c = { column: "c", label: "c" };
    expect(edited(text, (raw) => replaceEntry(raw, "statistics", 0, c))).toBe(
      `${card}${head}\n${entry("c")}\n${entry("b")}`,
    );
    expect(edited(text, (raw) => replaceEntry(raw, "statistics", 1, null))).toBe(`${card}${head}\n${entry("a")}`);
    expect(edited(text, (raw) => [addEntry(raw, "statistics", c, 1)])).toBe(
      `${card}${head}\n${entry("a")}\n${entry("c")}\n${entry("b")}`,
    );
    expect(edited(text, (raw) => moveEntry(raw, "statistics", 1, 0))).toBe(
      `${card}${head}\n${entry("b")}\n${entry("a")}`,
    );
  });

  test("M12: a format is added, and its style changes alone", () => {
    const format = {
      column: "kind",
      condition: { kind: "equals", value: { kind: "string", value: "x" } },
      style: { backgroundColor: "#FFD700", bold: true },
    } as const;
    const text = edited(`${card}${head}`, (raw) => [addEntry(raw, "conditional_formatting", formatEntry(format))]);
    expect(text).toBe(
      `${card}${head}\n[[metadata.conditional_formatting]]\ncolumn = "kind"\ncondition = { equals = "x" }\nstyle = { background_color = "#FFD700", bold = true }\n`,
    );
    const italic = formatEntry({ ...format, style: { backgroundColor: "#FFD700", italic: true } });
    expect(edited(text, (raw) => replaceEntry(raw, "conditional_formatting", 0, italic))).toBe(
      text.replace(", bold = true }", ", italic = true }"),
    );
  });

  test("M11: a derived column, with what is Cardwright's own behind the rest", () => {
    const entry = derivedEntry({
      name: "sum",
      function: "expr",
      position: 2,
      widthPx: 90,
      frozen: true,
      inputs: ["a"],
      expression: "a + 1",
    });
    expect(entry).toEqual({
      name: "sum",
      function: "expr",
      position: 2,
      width: 90,
      frozen: true,
      inputs: ["a"],
      expression: "a + 1",
    });
    expect(edited(`${card}${head}`, (raw) => [addEntry(raw, "derived_columns", entry)])).toBe(
      `${card}${head}\n[[metadata.derived_columns]]\nname = "sum"\nfunction = "expr"\nposition = 2\nwidth = 90\nfrozen = true\ninputs = ["a"]\nexpression = "a + 1"\n`,
    );
    expect(derivedEntry({ name: "x", function: "image_url", frozen: false, inputs: [], widthPx: 100 })).toEqual({
      name: "x",
      function: "image_url",
    });
  });

  test("a statistic", () => {
    expect(statisticEntry({ column: "a", label: "A" })).toEqual({
      column: "a",
      label: "A",
      statistic_type: "value_counts",
    });
  });

  test("M19: what is read, written and read again is the same", () => {
    const text = `${rules}
[[metadata.validation_rules]]
column = "a"
type = "enum"
enum_from = "x.toml#y"
message = "m"
[[metadata.validation_rules]]
column = "a"
type = "pattern"
pattern = "^a"
[[metadata.validation_rules]]
column = "a"
type = "range"
allow = ["", "*"]
[[metadata.conditional_formatting]]
column = "a"
condition = { greater_than = 2.5 }
style = { font_color = "#111111", underline = true }
[[metadata.conditional_formatting]]
column = "a"
condition = { is_empty = false }
style = { italic = true }
[[metadata.derived_columns]]
name = ""
function = "image_derived"
url_template = "https://x/{image_number}"
`;
    const raw = rawOf(text);
    const read = metadataOf(raw);
    const again = metadataOf({
      validation_rules: read.validationRules.map((rule) => ruleEntry(rule)),
      conditional_formatting: read.conditionalFormats.map((format) => formatEntry(format)),
      derived_columns: read.derivedColumns.map((column) => derivedEntry(column)),
    });
    expect(again.validationRules).toEqual(read.validationRules);
    expect(again.conditionalFormats).toEqual(read.conditionalFormats);
    expect(again.derivedColumns).toEqual(read.derivedColumns);
  });
});

test("CS5: a look is read again as it was written", () => {
  const look = {
    color_scheme: "purple_light",
    show_row_stripes: false,
    show_column_stripes: true,
    header_bold: false,
    header_background: "#123456",
  };
  const after = edited(`${card}${head}`, (raw) => tableChanges(raw, "table_style", look));
  expect(metadataOf(rawOf(after)).tableStyle).toEqual({
    colorScheme: "purple_light",
    rowStripes: false,
    columnStripes: true,
    headerBold: false,
    headerBackground: "#123456",
  });
});

describe("what is refused", () => {
  const document = must(parseDocument(rules));
  const refuses = (changes: readonly MetadataChange[], code: string, text = rules) =>
    expect(editMetadata(must(parseDocument(text)), changes)).toMatchObject({ ok: false, error: { code } });

  test("an entry that says something else by now", () =>
    refuses(
      [{ kind: "entry", list: "validation_rules", at: 0, before: { column: "gone" }, after: null }],
      "metadata/changed-since",
    ));
  test("a key that says something else by now", () =>
    refuses(
      [{ kind: "value", path: ["table_style", "color_scheme"], before: "red", after: "blue" }],
      "metadata/changed-since",
    ));
  test("what the readers could not use", () => {
    refuses([addEntry(rawOf(rules), "validation_rules", { column: "a", type: "mood" })], "metadata/unknown-rule");
    refuses(tableChanges(rawOf(rules), "table_style", { header_background: "red" }), "metadata/wrong-type");
  });
  test("warnings are new where their place is new", () => {
    const text = `${head}[[metadata.columns]]\nkey = "a"\nwidth = "x"\n[[metadata.columns]]\nkey = "b"\n`;
    const width = (column: number): MetadataChange => ({
      kind: "entry",
      list: "columns",
      at: column,
      before: { key: "b" },
      after: { key: "b", width: "y" },
    });
    expect(editMetadata(must(parseDocument(text)), [width(1)])).toMatchObject({
      ok: false,
      error: { code: "metadata/wrong-type", place: "columns[1].width" },
    });
  });
  test("what TOML cannot hold", () =>
    refuses(
      [{ kind: "value", path: ["rows", "default_height"], before: null, after: { $date: "soon" } }],
      "metadata/not-a-value",
    ));
  test("M2: metadata of a later version", () =>
    refuses(
      tableChanges({}, "rows", { default_height: 9 }),
      "metadata/newer-schema",
      "[metadata]\nschema_version = 2\n",
    ));
  test("nothing to do is not an edit", () => expect(must(editMetadata(document, [])).changes).toEqual([]));
});

describe("sorts and filters in the words of metadata", () => {
  const named: NamedColumns = {
    columns: ["name", "tides[0]", "tides[1]"].map((name) => ({
      id: readColumnName(name),
      key: name.replace("[", ":").replace("]", ""),
    })),
    derived: new Map([["sum", "#=sum"]]),
  };
  test("the first column is what it can say", () => {
    const keys = [
      { column: "tides:1", descending: true },
      { column: "name", descending: false },
    ];
    expect(sortTable(keys, named)).toEqual({ column: "tides[1]", ascending: false });
    expect(sortTable([{ column: "#=sum", descending: false }], named)).toEqual({ column: "sum" });
    expect(sortTable([], named)).toBeNull();
  });
  const filter = (test: Parameters<typeof filterTable>[0]["filters"][number]["test"], not = false) =>
    filterTable({ join: "all", filters: [{ column: "tides", not, test }] }, named);
  test("what it has words for", () => {
    expect(filter({ kind: "values", values: ["a", null] })).toEqual({
      active: true,
      filters: [{ column: "tides", condition: { values: ["a", ""] } }],
    });
    expect(filter({ kind: "range", min: 2 })).toMatchObject({ filters: [{ condition: { min: 2 } }] });
  });
  test("and what it has none for", () => {
    expect(filter({ kind: "contains", text: "a" }, true)).toBeUndefined();
    expect(filter({ kind: "matches", pattern: "a" })).toBeUndefined();
    expect(filter({ kind: "equals", value: null })).toBeUndefined();
    expect(filterTable({ join: "all", filters: [] }, named)).toBeNull();
  });
});

test("changed keys stay in their places, new ones come last, null takes one out", () => {
  expect(Object.entries(withKeys({ a: 1, b: 2 }, { b: 3, c: 4, a: null }))).toEqual([
    ["b", 3],
    ["c", 4],
  ]);
});
