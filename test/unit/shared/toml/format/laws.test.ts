import fc from "fast-check";
import { parse } from "smol-toml";
import { parseTOML, type AST } from "toml-eslint-parser";
import { expect, it } from "vitest";
import { must, Work } from "../../../../../shared/base/index.js";
import { formatDocument, parseDocument, printDocument } from "../../../../../shared/toml/index.js";
import { countedDocument, growth } from "../../../../support/counted-reads.js";
import { randomDocument, randomFrom } from "../../../../support/toml-edits.js";
import { lineEndsOf } from "../../../../support/toml-laws.js";

const formatted = (text: string): string => printDocument(must(formatDocument(must(parseDocument(text)))));

/** The values as another parser reads them. */
const meaning = (text: string): unknown => parse(text.replace(/^\uFEFF/u, ""), { integersAsBigInt: true });

/**
 * The comments as another parser finds them, each with where it is: behind or above which key or header. A heading
 * is above the keys that follow it, in whatever order.
 */
function comments(text: string): readonly string[] {
  const source = text.replace(/^\uFEFF/u, "");
  const tree = parseTOML(source, { tomlVersion: "1.0" });
  const places: { readonly from: number; readonly to: number; readonly name: string }[] = [];
  const add = (item: AST.TOMLKeyValue, name: string): void => {
    const [from, to] = item.range;
    places.push({ from: item.loc.start.line, to: item.loc.end.line, name: `${name}.${nameOf(item.key)}` });
    expect(from).toBeLessThan(to);
  };
  for (const item of tree.body[0].body) {
    if (item.type === "TOMLKeyValue") {
      add(item, "");
      continue;
    }
    const { line } = item.loc.start;
    places.push({ from: line, to: line, name: item.resolvedKey.join(".") });
    for (const pair of item.body) add(pair, item.resolvedKey.join("."));
  }
  const lines = new Map(places.flatMap((place) => [[place.from, place] as const]));
  const commentLines = new Map(tree.comments.map(({ value, loc }) => [loc.start.line, value] as const));
  const placeOf = (line: number): string => {
    const on = places.find(({ from, to }) => from <= line && line <= to);
    if (on) return `in ${on.name}`;
    let next = line;
    for (; commentLines.has(next) && !lines.has(next); next += 1)
      if (commentLines.get(next)?.includes("Heading") === true) return "in a heading";
    const below = lines.get(next);
    return below ? `above ${below.name}` : "loose";
  };
  return tree.comments.map(({ value, loc }) => `${placeOf(loc.start.line)}:${value.replace(/\r$/u, "")}`);
}

const nameOf = ({ keys }: AST.TOMLKey): string =>
  keys.map((key) => (key.type === "TOMLBare" ? key.name : key.value)).join(".");

const keyWords = ["name", '"name"', "'cost'", "rules-text", "stats.a", "stats . 'b'", "_x", '"a b"'] as const;
const values = [
  ...[
    "1",
    "+7",
    "1.5E3",
    "'it'",
    `'say "x"'`,
    '"a # b"',
    "true",
    "1979-05-27",
    "[ 1,2 ,]",
    "{a=1,'b'=[ ]}",
    "[\n 'x', # in\n]",
  ],
  ...['"""\nlines\n# no comment\n[[rows]]\n"""', "'''\nscript\n'''"],
];
const pair = fc.record({
  key: fc.constantFrom(...keyWords),
  equals: fc.constantFrom("=", " = ", "  =\t", "= "),
  value: fc.constantFrom(...values),
  behind: fc.constantFrom("", "", "  ", " # behind", "#behind"),
  above: fc.array(fc.constantFrom("# above", "  # indented", "", " ", "# ---- Heading ----"), { maxLength: 2 }),
  indent: fc.constantFrom("", "", "  "),
});
const row = fc.record({
  header: fc.constantFrom("[[rows]]", "[[ 'rows' ]] # row", "  [[rows.parts]]", "[[other]]", "[[metadata.columns]]"),
  pairs: fc.uniqueArray(pair, { maxLength: 6, selector: ({ key }) => key.replaceAll(/["' ]/gu, "") }),
  below: fc.array(fc.constantFrom("", "# below", "", "#### Heading"), { maxLength: 3 }),
});
const file = fc
  .record({
    start: fc.constantFrom([], ["# file", ""], ["", "# file"], ['"title"=1', ""]),
    rows: fc.array(row, { maxLength: 6 }),
    newlines: fc.constantFrom(["\n"], ["\r\n"], ["\r\n", "\n"], ["\n", "\n", "\r\n"]),
    end: fc.boolean(),
    mark: fc.constantFrom("", "", "\uFEFF"),
  })
  .map(({ start, rows, newlines, end, mark }) => {
    const lines = [...start, "[[rows]]"];
    for (const { header, pairs, below } of rows) {
      lines.push(header);
      for (const { key, equals, value, behind, above, indent } of pairs)
        lines.push(...above, `${indent}${key}${equals}${value}${behind}`);
      lines.push(...below);
    }
    let line = 0;
    const newline = (): string => newlines[line++ % newlines.length] ?? "\n";
    return mark + lines.join("\n").replaceAll("\n", newline) + (end ? newline() : "");
  });

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

function keepsLaws(text: string): void {
  const now = formatted(text);
  expect(meaning(now)).toEqual(meaning(text));
  expect(formatted(now)).toBe(now);
  expect(sorted(comments(now))).toEqual(sorted(comments(text)));
  expect(now.startsWith("\uFEFF")).toBe(text.startsWith("\uFEFF"));
  if (["lf", "crlf"].includes(lineEndsOf(text)) && lineEndsOf(now) !== "none")
    expect(lineEndsOf(now)).toBe(lineEndsOf(text));
}

it("a formatted file has the same values and comments, and is not formatted again", () => {
  fc.assert(fc.property(file, keepsLaws), { seed: 20261127, numRuns: 400 });
});

it("so has every document of the random edits", () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const text = randomDocument(randomFrom(seed));
    const now = formatted(text);
    expect(meaning(now), `seed ${seed}`).toEqual(meaning(text));
    expect(formatted(now), `seed ${seed}`).toBe(now);
  }
});

it("keys that follow each other in all rows stay, whatever rows contradict each other", () => {
  const keys = fc.shuffledSubarray(["a", "b", "c", "d", "e", "f"], { minLength: 1 });
  const rows = fc.array(keys, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(rows, (lists) => {
      const text = lists.map((each) => `[[r]]\n${each.map((key) => `${key} = 1\n`).join("")}`).join("\n");
      const now = formatted(text);
      expect(formatted(now)).toBe(now);
    }),
    { seed: 20261127, numRuns: 400 },
  );
});

it("twice the rows, or twice the keys in a row, are read at most twice as often", () => {
  const reads = (textOf: (size: number) => string) => (size: number) => {
    const work = new Work(Infinity);
    must(formatDocument(countedDocument(must(parseDocument(textOf(size))), work)));
    return work.steps;
  };
  const manyRows = (size: number): string => "[[r]]\na=1\nb=2\n[[r]]\nb=2\na=1\n".repeat(size);
  const manyKeys = (size: number): string =>
    `[[r]]\n${Array.from({ length: size }, (_, at) => `k${(at * 7919) % size}=1\n`).join("")}`;
  expect(growth(reads(manyRows), 200)).toBeLessThan(2.2);
  expect(growth(reads(manyKeys), 200)).toBeLessThan(2.2);
});

it.each(["", "#### Heading\n"])("200,000 comments above a key are read like few, with %j below them", (below) => {
  const above = "# c\n".repeat(200_000);
  expect(formatted(`[[r]]\n${above}${below}a=1\n`)).toBe(`[[r]]\n${above}${below}a = 1\n`);
});
