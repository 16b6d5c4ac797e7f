import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChanges, must } from "../../../../shared/base/index.js";
import { columnSettings, readMetadata, setColumnWidth } from "../../../../shared/metadata/index.js";
import { readColumnName } from "../../../../shared/sheet/index.js";
import { parseDocument, printDocument, valueAt, type TomlDocument } from "../../../../shared/toml/index.js";

const card = '[[cards]]\nname = "A"\ntides = ["x"]\n';
const column = readColumnName;

/** The text after the width was set; changes and inverse are checked against it. */
function widened(text: string, name: string, width: number | null): string {
  const { doc, changes, inverse } = must(setColumnWidth(must(parseDocument(text)), column(name), width));
  const after = printDocument(doc);
  expect(applyChanges(text, changes)).toBe(after);
  expect(applyChanges(after, inverse)).toBe(text);
  return after;
}

describe("storing a column's width (META-6)", () => {
  const entry = (key: string, ...lines: string[]): string =>
    ["[[metadata.columns]]", `key = "${key}"`, ...lines, ""].join("\n");

  const cases: [name: string, text: string, column: string, width: number | null, result: string][] = [
    [
      "M3: a file without metadata gets it at its end",
      card,
      "name",
      200,
      `${card}\n[metadata]\nschema_version = 1\n\n${entry("name", "width = 200")}`,
    ],
    [
      "also behind a last line without its end, which stays without (TOML-1)",
      card.trimEnd(),
      "name",
      200,
      `${card}\n[metadata]\nschema_version = 1\n\n${entry("name", "width = 200")}`.trimEnd(),
    ],
    [
      "the first column stands at the end of the metadata",
      `${card}\n[metadata]\nschema_version = 1 # v\n\n[metadata.rows]\ndefault_height = 9\n\n# cards go on\n\n${card}`,
      "name",
      200,
      `${card}\n[metadata]\nschema_version = 1 # v\n\n[metadata.rows]\ndefault_height = 9\n\n${entry("name", "width = 200")}\n# cards go on\n\n${card}`,
    ],
    [
      "another stands behind the last",
      `[metadata]\n\n${entry("name", "width = 1")}\n[metadata.rows]\n\n${card}`,
      "tides[0]",
      70,
      `[metadata]\n\n${entry("name", "width = 1")}\n${entry("tides[0]", "width = 70")}\n[metadata.rows]\n\n${card}`,
    ],
    [
      "M4, N5: only the number changes, comments stay",
      `# top\n[[metadata.columns]] # c\nkey = "name"\nwidth = 200 # wide\nbold = true\n`,
      "name",
      210,
      `# top\n[[metadata.columns]] # c\nkey = "name"\nwidth = 210 # wide\nbold = true\n`,
    ],
    [
      "an entry without a width gets one",
      entry("name", "bold = true"),
      "name",
      210,
      entry("name", "width = 210", "bold = true"),
    ],
    [
      "taking it out leaves what else is said",
      entry("name", "width = 9", "bold = true"),
      "name",
      null,
      entry("name", "bold = true"),
    ],
    [
      "taking it out of an entry with nothing else takes the entry",
      `${card}\n${entry("name", "width = 9")}`,
      "name",
      null,
      card,
    ],
    ["100 means none", `${card}\n${entry("name", "width = 9")}`, "name", 100, card],
    [
      "an entry with only a key that nobody asked about stays",
      `${card}\n${entry("name")}`,
      "tides[0]",
      null,
      `${card}\n${entry("name")}`,
    ],
    [
      "of several entries the last that sets a width counts",
      entry("a", "width = 1") + entry("a", "width = 2") + entry("a"),
      "a",
      3,
      entry("a", "width = 1") + entry("a", "width = 3") + entry("a"),
    ],
    [
      "an element has an entry of its own",
      entry("tides", "width = 50"),
      "tides[0]",
      70,
      `${entry("tides", "width = 50")}\n${entry("tides[0]", "width = 70")}`,
    ],
    ["fractions are rounded", entry("name", "width = 9"), "name", 10.6, entry("name", "width = 11")],
    ["the same width changes nothing", entry("name", "width = 0x10"), "name", 16, entry("name", "width = 0x10")],
    [
      "a list in one line is edited there",
      '[metadata]\ncolumns = [{ key = "a", width = 1 }]\n',
      "a",
      2,
      '[metadata]\ncolumns = [{ key = "a", width = 2 }]\n',
    ],
    [
      "lines end as in the file",
      "[[cards]]\r\na = 1\r\n\r\n[metadata]\r\nschema_version = 1\r\n",
      "a",
      70,
      '[[cards]]\r\na = 1\r\n\r\n[metadata]\r\nschema_version = 1\r\n\r\n[[metadata.columns]]\r\nkey = "a"\r\nwidth = 70\r\n',
    ],
  ];
  test.each(cases)("%s", (_, text, name, width, result) => {
    expect(widened(text, name, width)).toBe(result);
  });

  test("all entries of a column lose their widths together", () => {
    const text = `${card}\n${entry("a", "width = 1")}\n${entry("b", "width = 5")}\n${entry("a", "width = 2", "bold = true")}`;
    expect(widened(text, "a", null)).toBe(`${card}\n${entry("b", "width = 5")}\n${entry("a", "bold = true")}`);
  });

  test("metadata of a later version is not touched", () => {
    const document = must(parseDocument("[metadata]\nschema_version = 2\n"));
    expect(setColumnWidth(document, column("a"), 70)).toMatchObject({
      ok: false,
      error: { code: "metadata/newer-schema" },
    });
    const odd = must(parseDocument("metadata = 7\n"));
    expect(setColumnWidth(odd, column("a"), 70)).toMatchObject({ ok: false, error: { code: "metadata/not-a-table" } });
  });

  test("whatever was set is read, and everything else reads as before", () => {
    const files = [
      card,
      `${card}\n[metadata]\nunknown = "kept"\n`,
      `[[metadata.columns]]\nkey = "name"\nwidth = 3\nsparkle = 1\n\n${card}`,
      `metadata = { mood = "fine" }\n${card}`,
    ];
    const width = (document: TomlDocument, name: string) =>
      columnSettings(readMetadata(valueAt(document, ["metadata"])), column(name)).widthPx;
    const step = fc.tuple(
      fc.constantFrom("name", "tides[0]", "a.b", 'quo"te'),
      fc.option(fc.integer({ min: 1, max: 900 })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(step, { maxLength: 8 }), (text, steps) => {
        let document = must(parseDocument(text));
        const expected = new Map<string, number | undefined>([["name", width(document, "name")]]);
        for (const [name, px] of steps) {
          document = must(setColumnWidth(document, column(name), px)).doc;
          expected.set(name, px === null || px === 100 ? undefined : px);
          for (const [each, wanted] of expected) expect(width(document, each)).toBe(wanted);
        }
        const again = must(parseDocument(printDocument(document)));
        expect(valueAt(again, ["cards"])).toEqual(valueAt(must(parseDocument(text)), ["cards"]));
        if (text.includes("unknown")) expect(printDocument(again)).toContain('unknown = "kept"');
      }),
      { seed: 2, numRuns: 150 },
    );
  });
});
