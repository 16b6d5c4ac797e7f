import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { toWire, type TomlValue } from "../../../../../../shared/toml/index.js";
import { resolvePlain } from "../../../../../../shared/games/ptg/yaml/scalar.js";
import { readYaml } from "../../../../../../shared/games/ptg/yaml/read.js";
import { entryOf, plainValue, treeOf, type TreeRoot } from "../../../../../../shared/games/ptg/yaml/tree.js";
import { writeYaml } from "../../../../../../shared/games/ptg/yaml/write.js";

function rootOf(text: string): TreeRoot {
  const { root } = must(readYaml(text));
  if (!root) throw new Error("no mapping");
  return root;
}

const valueOf = (text: string): unknown => {
  const value = plainValue(rootOf(text).map);
  return value && toWire(value);
};
const faultOf = (text: string) => {
  const read = readYaml(text);
  return read.ok ? undefined : `${read.error.code} ${read.error.line}: ${read.error.message}`;
};
const remarksOf = (text: string) => must(readYaml(text)).remarks.map(({ line, message }) => `${line}: ${message}`);
const again = (text: string): string => writeYaml(rootOf(text));
const written = (value: TomlValue): string => {
  const node = treeOf({ kind: "table", entries: new Map([["k", value]]) });
  if (node.kind !== "map") throw new Error("no map");
  return writeYaml({ map: node, below: [] });
};

describe("plain scalars", () => {
  it.each<[string, unknown]>([
    ["yes", true],
    ["Off", false],
    ["y", "y"],
    ["12", 12],
    ["+1_000", 1000],
    ["012", 10],
    ["-0x1F", -31],
    ["0b101", 5],
    ["1:30", 90],
    ["09", "09"],
    ["1e3", "1e3"],
    ["0o17", "0o17"],
    ["1.", 1],
    [".5", 0.5],
    ["1.0e+3", 1000],
    ["1:30.5", 90.5],
    ["-.inf", { $float: "-inf" }],
    [".NaN", { $float: "nan" }],
    ["2020-01-02", { $date: "2020-01-02" }],
    ["2020-1-2 3:04:05", { $date: "2020-01-02T03:04:05" }],
    ["2020-01-02T03:04:05.5 +1", { $date: "2020-01-02T03:04:05.5+01:00" }],
    ["2020-01-02 03:04", "2020-01-02 03:04"],
    ["2020-99-99", "2020-99-99"],
    ["$attack", "$attack"],
    ["=", "="],
  ])("read %s", (source, wanted) => {
    const resolved = resolvePlain(source);
    expect(resolved.kind === "value" && toWire(resolved.value)).toEqual(wanted);
  });

  it("are null, or too large", () => {
    expect(["", "~", "null", "Null"].map((source) => resolvePlain(source).kind)).toEqual(Array(4).fill("null"));
    expect(resolvePlain("9223372036854775808").kind).toBe("too-large");
    expect(resolvePlain("-9223372036854775808").kind).toBe("value");
  });
});

describe("reading", () => {
  it("folds, unquotes and keeps block texts", () => {
    const text = "a: one\n   two\nb: 'yes'\nc: |\n  x\n  y\n\"1\": >-\n  p\n  q\n";
    expect(valueOf(text)).toEqual({ a: "one two", b: "yes", c: "x\ny\n", 1: "p q" });
  });

  it("keeps keys that are there twice, in order", () => {
    expect(rootOf("a: 1\nb: 2\na: 3\n").map.entries.map(({ key }) => key)).toEqual(["a", "b", "a"]);
  });

  it("writes aliases and merge keys out in full", () => {
    const text = "base: &b\n  x: 1\n  y: 2\nc:\n  <<: *b\n  x: 3\nd: *b\n";
    expect(valueOf(text)).toEqual({ base: { x: 1, y: 2 }, c: { x: 3, y: 2 }, d: { x: 1, y: 2 } });
    expect(remarksOf(text)).toEqual([
      "5: *b is written out in full.",
      "5: << is written out in full.",
      "7: *b is written out in full.",
    ]);
  });

  it("remarks numbers in other notations", () => {
    expect(remarksOf("a: 012\n")).toEqual(["1: 012 is the number 10, and is written like this."]);
  });

  it("finds no mapping in a list or an empty file", () => {
    expect(must(readYaml("- 1\n")).root).toBeUndefined();
    expect(must(readYaml("")).root).toBeUndefined();
  });

  it.each([
    ["a: 1\n\tb: 2\n", "ptg/Y01 2: Tabs are not allowed as indentation."],
    ["a: 1\n---\nb: 2\n", "ptg/Y01 2: Another document begins here; a file holds one."],
    ["a: 9223372036854775808\n", "ptg/Y03 1: The number is too large for a TOML file."],
    ['a: "\\ud800"\n', "ptg/Y03 1: The text holds half a character."],
    ["a: *x\n", "ptg/Y04 1: There is no anchor &x before this."],
    ["a: &x [1, *x]\n", "ptg/Y04 1: *x is inside of what it stands for."],
    ["a: !x y\n", "ptg/Y05 1: The tag !x says nothing to a card file."],
    ["? [a]\n: 1\n", "ptg/Y05 1: A key must be a plain text."],
    ["a:\n  - 1\n  -\n", "ptg/Y05 3: A list of a TOML file cannot hold null."],
  ])("refuses %j", (text, wanted) => {
    expect(faultOf(text)).toBe(wanted);
  });

  it.each(["!", "|", "- !", "%"])("repeats no long text of %j in a message", (mark) => {
    expect((faultOf(mark.repeat(10_000)) ?? "").length).toBeLessThan(300);
  });

  it("refuses aliases that grow without end", () => {
    const lines = Array.from(
      { length: 9 },
      (_, at) => `l${at + 1}: &l${at + 1} [${Array(10).fill(`*l${at}`).join(", ")}]`,
    );
    expect(faultOf(["l0: &l0 [1]", ...lines].join("\n"))).toMatch(/^ptg\/Y04 \d+: Written out in full/u);
  });

  it("refuses aliases of long texts and keys that grow without end", () => {
    const long = "x".repeat(100_000);
    const aliases = Array(11).fill("*a").join(", ");
    expect(faultOf(`a: &a ${long}\nb: [${aliases}]\n`)).toMatch(/^ptg\/Y04 \d: Written out in full/u);
    expect(faultOf(`a: &a { ? ${long} : 1 }\nb: [${aliases}]\n`)).toMatch(/^ptg\/Y04 \d: Written out in full/u);
    expect(faultOf(`a: &a ${long}\nb: [*a, *a]\n`)).toBeUndefined();
  });

  it("reads more comments in a row than a call takes arguments", () => {
    const comments = "# c\n".repeat(80_000);
    expect(faultOf(`a: 1\n${comments}b: 1\n`)).toBeUndefined();
  });

  it("refuses what is nested without end", () => {
    expect(faultOf(`a: ${"[".repeat(50_000)}`)).toMatch(/^ptg\/Y01/u);
  });
});

describe("writing", () => {
  const card = [
    "# a card",
    "card_id: goblin_01  # the id",
    "name: Goblin Warrior",
    "mana: {}",
    "abilities:  # what it does",
    "  # first",
    "  - name: Rage",
    "    alterations:",
    "      - effect: draw_card",
    "        # how many",
    "        params:",
    "          count: 2  # two",
    "  - name: Text",
    "    description: |-  # long",
    "      one",
    "      two",
    "# the end",
    "",
  ].join("\n");

  it("keeps a file in the canonical form, with its comments", () => {
    expect(again(card)).toBe(card);
  });

  it("attaches a comment after brackets to their key", () => {
    expect(again("a: {x: 1, y: [1, 2]}  # both\nb: 1\n")).toBe("a:  # both\n  x: 1\n  y:\n    - 1\n    - 2\nb: 1\n");
  });

  it.each([
    "yes",
    "on",
    "y",
    "012",
    "1:30",
    "1e3",
    "2020-01-01",
    "0x1f",
    "null",
    "~",
    "=",
    "-",
    "{}",
    "#",
    "@",
    "*",
    "&",
  ])("brings back the text %s", (value) => {
    expect(valueOf(written({ kind: "string", value }))).toEqual({ k: value });
    expect(valueOf(`${written({ kind: "string", value }).slice(3).trim()}: 1`)).toEqual({ [value]: 1 });
  });

  it("brings back any text, as value and as key", () => {
    const pieces = fc.constantFrom(
      "a",
      " ",
      "\n",
      "\t",
      "#",
      ":",
      "-",
      "'",
      '"',
      "\\",
      "é",
      "\u2028",
      "\u0085",
      "\uFEFF",
      "\u0001",
      "{",
      "1",
      "😀",
    );
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(pieces, { maxLength: 8 }).map((each) => each.join("")),
    );
    fc.assert(
      fc.property(text, text, (key, value) => {
        const entries = new Map<string, TomlValue>([[key, { kind: "array", items: [{ kind: "string", value }] }]]);
        entries.set("other", { kind: "string", value });
        const node = treeOf({ kind: "table", entries });
        if (node.kind !== "map") throw new Error("no map");
        expect(plainValue(rootOf(writeYaml({ map: node, below: [] })).map)).toEqual({ kind: "table", entries });
      }),
      { numRuns: 500 },
    );
  });

  it("writes numbers and dates as they are read", () => {
    const numbers = "a: 1000.0\nb: 1.0e+21\nc: .inf\nd: -0.0\ne: 2020-01-02T03:04:05Z\nf: .nan\ng: -.inf\nh: 1.5e-7\n";
    expect(again(numbers)).toBe(numbers);
    expect(written({ kind: "date", text: "10:20:30", dateKind: "local-time" })).toBe('k: "10:20:30"\n');
  });
});

describe("entryOf", () => {
  it("finds the first of a key", () => {
    expect(entryOf(rootOf("a: 1\na: 2\n").map, "a")?.node).toEqual({
      kind: "scalar",
      value: { kind: "integer", value: 1n },
    });
  });
});
