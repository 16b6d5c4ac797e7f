import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChanges, must, type Result } from "../../../../shared/base/index.js";
import {
  cellValue,
  columnFacts,
  newRowEntries,
  readSheet,
  typeText,
  type ColumnId,
} from "../../../../shared/sheet/index.js";
import {
  deleteRow,
  insertRow,
  parseDocument,
  printDocument,
  removeKey,
  setValue,
  type Edited,
  type TomlDocument,
  type TomlValue,
} from "../../../../shared/toml/index.js";
import { array, boolean, column, float, grid, headers, integer, sheet, string } from "./sheets.js";

const table = ["cards"];
const cellPath = (row: number, { path, index }: ColumnId) =>
  index === undefined ? [...table, row, ...path] : [...table, row, ...path, index];

type Edit = (document: TomlDocument) => Result<Edited>;

const set =
  (row: number, name: string, value: TomlValue): Edit =>
  (document) =>
    setValue(document, cellPath(row, column(name)), value, { order: readSheet(document, table).keyOrder });

const clear =
  (row: number, name: string): Edit =>
  (document) =>
    removeKey(document, cellPath(row, column(name)));

const add =
  (place: number, ...values: [string, TomlValue][]): Edit =>
  (document) => {
    const cells = values.map(([name, value]) => [column(name), value] as const);
    return insertRow(document, table, place, {
      entries: newRowEntries(readSheet(document, table), () => "new", cells),
    });
  };

const remove =
  (place: number): Edit =>
  (document) =>
    deleteRow(document, table, place);

/** The text after the edits; each edit's inverse is checked on the way. */
function edited(text: string, ...edits: Edit[]): string {
  let document = must(parseDocument(text));
  for (const edit of edits) {
    const before = printDocument(document);
    const { doc, inverse } = must(edit(document));
    expect(applyChanges(printDocument(doc), inverse)).toBe(before);
    document = doc;
  }
  return printDocument(document);
}

const F1 = `[[cards]]
id = "abc-123"
name = "Test Card"
cost = 3

[[cards]]
id = "def-456"
name = "Another Card"
cost = 5
`;

const F3 = `# Header comment

# About the first card
[[cards]]
id = "1" # the id
name = "One"
cost = 5 # the price


# A section

[[cards]]
id = "2"
name = "Two"
`;

describe("array elements (9.2)", () => {
  const cases: [name: string, text: string, edits: Edit[], result: string][] = [
    [
      "A9: only the element changes",
      'tags = [ "a",  "b" ] # x\n',
      [set(0, "tags[1]", string("z"))],
      'tags = [ "a",  "z" ] # x\n',
    ],
    [
      "A10: behind the end is appended",
      'tags = ["a", "b"]\n',
      [set(0, "tags[2]", string("c"))],
      'tags = ["a", "b", "c"]\n',
    ],
    [
      "far behind the end too, without padding",
      'tags = ["a"]\n',
      [set(0, "tags[5]", string("c"))],
      'tags = ["a", "c"]\n',
    ],
    ["A11: an absent key gets a list of one", "id = 1\n", [set(0, "tags[0]", string("a"))], 'id = 1\ntags = ["a"]\n'],
    [
      "A12: a removed element lets the others close up",
      'tags = ["a", "b", "c"]\n',
      [clear(0, "tags[0]")],
      'tags = ["b", "c"]\n',
    ],
    ["A13: with the only element goes the key", 'id = 1\ntags = ["a"]\n', [clear(0, "tags[0]")], "id = 1\n"],
    [
      "A14: two elements at once",
      'tags = ["a", "b", "c"]\n',
      [set(0, "tags[0]", string("x")), set(0, "tags[2]", string("z"))],
      'tags = ["x", "b", "z"]\n',
    ],
    [
      "A16: with all elements goes the key, other keys stay",
      'id = 1\ntags = ["a", "b"]\nname = "n"\n',
      [clear(0, "tags[1]"), clear(0, "tags[0]")],
      'id = 1\nname = "n"\n',
    ],
    [
      "A17: nothing set changes nothing",
      '# c\ntags = ["a"]\n',
      [set(0, "tags[0]", string("a"))],
      '# c\ntags = ["a"]\n',
    ],
  ];
  test.each(cases)("%s", (_, keys, edits, result) => {
    expect(edited(`[[cards]]\n${keys}`, ...edits)).toBe(`[[cards]]\n${result}`);
  });

  test("A15: two lengths read back with the same headers and cells", () => {
    const text = '[[cards]]\ntags = ["a", "b"]\n[[cards]]\ntags = ["x"]\n';
    const read = sheet(edited(text, set(0, "tags[0]", string("c")), set(0, "tags[0]", string("a"))));
    expect(headers(read)).toEqual(headers(sheet(text)));
    expect(grid(read)).toEqual(grid(sheet(text)));
  });
});

describe("values (9.3)", () => {
  const values: [string, TomlValue][] = [
    ["string", string('a "b"\n')],
    ["integer", integer(42)],
    ["float", float(3.14)],
    ["whole float", float(1)],
    ["NaN", float(Number.NaN)],
    ["infinity", float(Number.POSITIVE_INFINITY)],
    ["minus infinity", float(Number.NEGATIVE_INFINITY)],
    ["boolean", boolean(false)],
    ["list", array(integer(1), string("x"))],
    ["table", { kind: "table", entries: new Map([["a", integer(1)]]) }],
    ["date", { kind: "date", text: "1979-05-27", dateKind: "local-date" }],
  ];
  test.each(values)("V1, V5, V6, V7: a %s is read back as it was set", (_, value) => {
    const read = sheet(edited("[[cards]]\nx = 1\n", set(0, "y", value)));
    expect(cellValue(read.document, table, 0, { path: ["y"] })).toEqual(value);
  });

  test("V4: nothing removes the key, and removing nothing is not an edit", () => {
    expect(edited("[[cards]]\nx = 1\ny = 2\n", clear(0, "y"))).toBe("[[cards]]\nx = 1\n");
    expect(edited("[[cards]]\nx = 1\n", clear(0, "y"))).toBe("[[cards]]\nx = 1\n");
  });
});

describe("cells (9.4)", () => {
  const cases: [name: string, text: string, edits: Edit[], result: string][] = [
    [
      "C1: the new value stands for the old",
      F1,
      [set(0, "name", string("Changed"))],
      F1.replace("Test Card", "Changed"),
    ],
    [
      "C2, C3: every comment stays, that on the line too",
      F3,
      [set(0, "cost", integer(7))],
      F3.replace("cost = 5 #", "cost = 7 #"),
    ],
    ["C4: blank lines stay", F3, [set(1, "name", string("2"))], F3.replace('"Two"', '"2"')],
    [
      "C5: the order of keys stays",
      "[[cards]]\nzebra = 1\nalpha = 2\nmiddle = 3\n",
      [set(0, "alpha", integer(9))],
      "[[cards]]\nzebra = 1\nalpha = 9\nmiddle = 3\n",
    ],
    [
      "C6: each type as given",
      '[[cards]]\ns = "a"\ni = 1\nf = 1.5\nb = true\n',
      [set(0, "s", string("b")), set(0, "i", integer(100)), set(0, "f", float(2.718)), set(0, "b", boolean(false))],
      '[[cards]]\ns = "b"\ni = 100\nf = 2.718\nb = false\n',
    ],
    ["C9: a new key gets a line", F1, [set(0, "art", string("x"))], F1.replace("cost = 3\n", 'cost = 3\nart = "x"\n')],
    ["C10: a removed key goes, others stay", F1, [clear(0, "name")], F1.replace('name = "Test Card"\n', "")],
    ["C11: any script", F1, [set(0, "name", string("日本語 🎴"))], F1.replace("Test Card", "日本語 🎴")],
    [
      "C12: three edits of a row",
      F1,
      [set(1, "name", string("N")), set(1, "cost", integer(6)), set(1, "id", string("i"))],
      F1.replace("def-456", "i").replace("Another Card", "N").replace("cost = 5", "cost = 6"),
    ],
    ["C13: the empty text", F1, [set(0, "name", string(""))], F1.replace("Test Card", "")],
    [
      "C14: an empty text stays, an absent key is absent",
      '[[cards]]\na = "1"\nb = "2"\nc = "3"\n',
      [set(0, "a", string("")), clear(0, "b")],
      '[[cards]]\na = ""\nc = "3"\n',
    ],
    [
      "C15: an inline table beside is not touched",
      '[[cards]]\nstats = {hp=1,  mp = 2}\nname = "a"\n',
      [set(0, "name", string("b"))],
      '[[cards]]\nstats = {hp=1,  mp = 2}\nname = "b"\n',
    ],
    ["an equal value changes nothing", "[[cards]]\nx = 0x10\n", [set(0, "x", integer(16))], "[[cards]]\nx = 0x10\n"],
    [
      "B6: three columns of a row, B2: under a comment",
      F3,
      [set(0, "id", string("9")), set(1, "name", string("N"))],
      F3.replace('"1"', '"9"').replace('"Two"', '"N"'),
    ],
    ["B7: two keys go", F1, [clear(0, "name"), clear(0, "cost")], F1.replace('name = "Test Card"\ncost = 3\n', "")],
    [
      "B8: two empty texts",
      F1,
      [set(0, "name", string("")), set(1, "name", string(""))],
      F1.replace("Test Card", "").replace("Another Card", ""),
    ],
  ];
  test.each(cases)("%s", (_, text, edits, result) => {
    expect(edited(text, ...edits)).toBe(result);
  });

  test("C7: a row that is not there is refused, and nothing is made", () => {
    expect(set(5, "name", string("x"))(must(parseDocument(F1))).ok).toBe(false);
  });

  test("C8: a table that is not there has no cells", () => {
    const document = must(parseDocument(F1));
    expect(setValue(document, ["spells", 0, "name"], string("x")).ok).toBe(false);
    expect(readSheet(document, ["spells"]).rowCount).toBe(0);
  });

  test("C16, B10: 1 typed over a boolean is true, never 1", () => {
    const read = sheet("[[cards]]\nis-fast = false\n");
    const facts = columnFacts(read.facts, column("is-fast"));
    const typed = must(typeText("1", { current: boolean(false), column: facts }));
    expect(edited("[[cards]]\nis-fast = false\n", set(0, "is-fast", typed.value))).toBe("[[cards]]\nis-fast = true\n");
  });

  test("B9: a block pasted over empty cells lands by position", () => {
    const text = '[[cards]]\na = ""\nb = ""\nc = ""\n\n[[cards]]\na = ""\nb = ""\nc = ""\n';
    const paste = [
      ["1", "2", "3"],
      ["4", "5", "6"],
    ];
    const edits = paste.flatMap((cells, row) =>
      cells.map((cell, at) => set(row, ["a", "b", "c"][at] ?? "", string(cell))),
    );
    expect(grid(sheet(edited(text, ...edits)))).toEqual(paste);
  });
});

describe("rows (9.6)", () => {
  const rows = (text: string): string[] => grid(sheet(text)).map(([id = ""]) => id);
  const three = '[[cards]]\nid = "1"\n\n[[cards]]\nid = "2"\n\n[[cards]]\nid = "3"\n';

  test("R1: a row at the end", () => {
    const text = edited(F1, add(2));
    expect(text).toBe(`${F1}\n[[cards]]\nid = "new"\n`);
    expect(text.match(/\[\[cards\]\]/g)).toHaveLength(3);
  });

  test("R2, R3: a row between, a row first", () => {
    expect(rows(edited(three, add(1, ["id", string("x")])))).toEqual(["1", "x", "2", "3"]);
    expect(rows(edited(three, add(0, ["id", string("x")])))).toEqual(["x", "1", "2", "3"]);
  });

  test("R5, R10: places and rows that are not there are refused", () => {
    expect(add(5)(must(parseDocument(F1)))).toMatchObject({ ok: false, error: { code: "toml/row-not-found" } });
    expect(remove(5)(must(parseDocument(F1)))).toMatchObject({ ok: false, error: { code: "toml/row-not-found" } });
  });

  test("R6, R9: the last row can go, and a row can come again", () => {
    const empty = edited('[[cards]]\nid = "1"\n', remove(0));
    expect(empty).not.toContain("[[cards]]");
    expect(rows(edited(empty, add(0, ["id", string("2")])))).toEqual(["2"]);
  });

  test("R6: it comes before [metadata]", () => {
    const text = edited(
      '[[cards]]\nid = "1"\n\n[metadata]\nschema_version = 1\n',
      remove(0),
      add(0, ["id", string("2")]),
    );
    expect(text).toBe('[[cards]]\nid = "2"\n\n[metadata]\nschema_version = 1\n');
  });

  test("R7: deleting from a table that is not there is refused", () => {
    expect(deleteRow(must(parseDocument(F1)), ["spells"], 0).ok).toBe(false);
  });

  test("R8: the middle one, the first one", () => {
    expect(rows(edited(three, remove(1)))).toEqual(["1", "3"]);
    expect(rows(edited(three, remove(0)))).toEqual(["2", "3"]);
  });

  test("R11, R12: comments of other rows stay", () => {
    const text =
      '# header\n\n[[cards]]\nid = "1" # first\n\n[[cards]]\n# second\nid = "2"\n\n[[cards]]\nid = "3" # third\n';
    const deleted = edited(text, remove(1));
    expect(deleted).toBe('# header\n\n[[cards]]\nid = "1" # first\n\n[[cards]]\nid = "3" # third\n');
    expect(edited(text, add(3, ["id", string("4")]))).toBe(`${text}\n[[cards]]\nid = "4"\n`);
  });

  test("R13: adding and deleting restores the first bytes", () => {
    for (const place of [0, 1, 2, 3]) expect(edited(three, add(place), remove(place))).toBe(three);
  });

  test("R13: so it does in files of any shape", () => {
    const blank = fc.constantFrom("", "\n", "\n\n", "\n# s\n\n", "\n\n# s\n\n", "  \n");
    const body = fc.constantFrom("a = 1\n", "a = 1 # c\n# d\n", "");
    const row = fc.tuple(body, blank).map(([keys, below]) => `[[cards]]\n${keys}${below}`);
    const file = fc.tuple(
      fc.constantFrom("", "# h\n\n", "title = 1\n", "# h\n"),
      fc.array(row, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("", "[metadata]\nx = 1\n", "# about\n[metadata]\nx = 1", "[[other]]\n"),
    );
    fc.assert(
      fc.property(file, fc.nat(), fc.boolean(), fc.boolean(), ([head, all, tail], at, carriage, open) => {
        const lines = [head, ...all, tail].join("");
        const closed = open ? lines.replace(/\n+$/, "") : lines;
        const text = carriage ? closed.replaceAll("\n", "\r\n") : closed;
        const place = at % (all.length + 1);
        expect(edited(text, add(place, ["z", integer(1)]), remove(place))).toBe(text);
      }),
      { seed: 13, numRuns: 300 },
    );
  });

  test("R14: add one, delete two", () => {
    const text = edited(three, add(3, ["id", string("4")]), add(4, ["id", string("5")]), remove(1), remove(2));
    expect(rows(text)).toEqual(["1", "3", "5"]);
  });

  test("R16: booleans of other rows stay booleans", () => {
    const text = "[[cards]]\nfast = true\n\n[[cards]]\nfast = false\n";
    expect(edited(text, remove(0))).toBe("[[cards]]\nfast = false\n");
    expect(edited(text, add(2))).toBe(`${text}\n[[cards]]\n`);
  });
});

describe("preservation (9.5)", () => {
  const key = fc.constantFrom("zebra", "alpha", "middle", "cost", "name");
  const text = fc.string({ unit: "grapheme" }).filter((value) => value.isWellFormed());
  const value = fc.oneof(
    fc.integer().map((number) => integer(number)),
    fc.boolean().map(boolean),
    text.map(string),
  );
  const rows = fc.array(
    fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, minLength: 1, maxLength: 4 }),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  const written = (all: readonly (readonly [string, TomlValue][])[]): string =>
    edited("# header\n", ...all.map((row, at) => add(at, ...row)));

  test("P1, P6: what is written is read back, and prints as the same bytes", () => {
    fc.assert(
      fc.property(rows, (all) => {
        const file = written(all);
        const read = sheet(file);
        all.forEach((row, at) => {
          for (const [name, wanted] of row) {
            expect(cellValue(read.document, table, at, { path: [name] })).toEqual(wanted);
          }
        });
        expect(printDocument(read.document)).toBe(file);
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  test("P2: comments survive any name", () => {
    fc.assert(
      fc.property(text, (name) => {
        const file = edited(F3, set(0, "name", string(name)));
        for (const comment of [
          "# Header comment",
          "# About the first card",
          "# the id",
          "# the price",
          "# A section",
        ]) {
          expect(file).toContain(comment);
        }
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  test("P3: several edits of a cell change nothing but its value", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 3, maxLength: 3 }), (numbers) => {
        const file = edited(F3, ...numbers.map((number) => set(0, "cost", integer(number))));
        expect(file).toBe(F3.replace("cost = 5", `cost = ${numbers[2]}`));
      }),
      { seed: 11, numRuns: 50 },
    );
  });

  test("P4: the order of keys stays when the middle one is edited", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(["a", "b", "c"], { minLength: 3 }), (keys) => {
        const file = `[[cards]]\n${keys.map((name) => `${name} = 1\n`).join("")}`;
        expect(headers(sheet(edited(file, set(0, keys[1] ?? "", integer(7)))))).toEqual(keys);
      }),
      { seed: 11 },
    );
  });

  test("P5: editing one of several rows leaves the others", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat({ max: 3 }), text, (count, at, name) => {
        const file = Array.from({ length: count }, (_, row) => `[[cards]]\nid = "${row}"\nname = "n${row}"\n`).join(
          "\n",
        );
        const place = at % count;
        const read = grid(sheet(edited(file, set(place, "name", string(name)))));
        const expected = Array.from({ length: count }, (_, row) => [`${row}`, row === place ? name : `n${row}`]);
        expect(read).toEqual(expected);
      }),
      { seed: 11, numRuns: 100 },
    );
  });
});
