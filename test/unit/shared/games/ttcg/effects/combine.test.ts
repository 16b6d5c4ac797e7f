import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { combine } from "../../../../../../shared/games/ttcg/effects/combine.js";
import { allOf, expand, loadValues, shortened } from "../../../../../../shared/games/ttcg/effects/expansion.js";
import { PhraseMatcher } from "../../../../../../shared/games/ttcg/effects/phrase-matcher.js";
import { readValues, tokensIn, type Placeholders } from "../../../../../../shared/games/ttcg/effects/placeholders.js";
import { fixPlurals } from "../../../../../../shared/games/ttcg/effects/plurals.js";
import { readRemovals, readReplacements, Replacer } from "../../../../../../shared/games/ttcg/effects/replacements.js";
import {
  capitalise,
  compareCodePoints,
  linesOf,
  quoted,
  quotedList,
  sortLines,
  strip,
} from "../../../../../../shared/games/ttcg/effects/text-rules.js";

const of = (files: Readonly<Record<string, readonly string[]>>): Placeholders => new Map(Object.entries(files));
const expanded = (sentence: string, files: Readonly<Record<string, readonly string[]>>): string[] => [
  ...allOf(must(expand(sentence, of(files)))),
];

describe("texts (EFFECTS-1)", () => {
  test("end lines in three ways", () => {
    expect(linesOf("a\r\nb\rc\n\nd")).toEqual(["a", "b", "c", "", "d"]);
    expect(linesOf("")).toEqual([]);
  });

  test("are stripped of space, control characters that count as space included, a byte order mark excluded", () => {
    expect(strip("\u00a0\t a b \u001c\u0085\n")).toBe("a b");
    expect(strip("\ufeffa ")).toBe("\ufeffa");
    expect(strip(" \n ")).toBe("");
    expect(strip("\u00a0a\u0085")).toBe("a");
  });

  test("sort by code points, which the units of UTF-16 do not", () => {
    expect(sortLines(["\u{1f600}", "\ufffd", "z", "zz", "é"])).toEqual(["z", "zz", "é", "\ufffd", "\u{1f600}"]);
    expect([compareCodePoints("a", "a"), Math.sign(compareCodePoints("a", "ab"))]).toEqual([0, -1]);
  });

  test("are capitalised and quoted as Python does it", () => {
    expect(["tap ALL", "éa", "", "\u{10428}B"].map(capitalise)).toEqual(["Tap all", "Éa", "", "\u{10400}b"]);
    expect(["a", "owner's", `'"`, "a\\b\n"].map(quoted)).toEqual(["'a'", `"owner's"`, `'\\'"'`, "'a\\\\b\\n'"]);
    expect(quotedList(["a\tb\r", "c"])).toBe("['a\\tb\\r', 'c']");
  });
});

describe("placeholders (EFFECTS-2)", () => {
  test("have a value a line, with _ for space", () => {
    expect(readValues(" foo_bar \r\n\r\n_\n__x\n")).toEqual(["foo bar", "", "x"]);
  });

  test("vary the last one fastest, and are the same at all their places", () => {
    const files = { a: ["1", "2"], b: ["x", "y"] };
    expect(expanded("<a> of <b>, <a>", files)).toEqual(["1 of x, 1", "1 of y, 1", "2 of x, 2", "2 of y, 2"]);
    expect(must(expand("<a> of <b>, <a>", of(files))).total).toBe(8);
  });

  test("are shifted where they are whole numbers, each offset by itself", () => {
    expect(expanded("<a> to <a+1>", { a: ["1", "one"] })).toEqual(["1 to 2", "1 to one", "one to 2", "one to one"]);
    expect(expanded("<a-10>", { a: ["9", "007"] })).toEqual(["-1", "-3"]);
    expect(expanded("<a+1>", { a: ["-3", "+5", "- 1"] })).toEqual(["-2", "6", "- 1"]);
    const huge = `1${"0".repeat(400)}`;
    expect(expanded(`<a+${huge}>`, { a: ["1", "x"] })).toEqual([`${huge.slice(0, -1)}1`, "x"]);
  });

  test("stand for themselves when they are missing, empty or visited", () => {
    expect(expanded("<no> <none>", { none: [] })).toEqual(["<no> <none>"]);
    expect(must(loadValues("a", of({ a: ["<b>", "1"], b: ["<a>", "2"] })))).toEqual(["<a>", "2", "1"]);
    expect(expanded("<t> for <ts>", { t: ["f"], ts: ["<t>", "g"] })).toEqual(["f for <t>", "f for g"]);
    expect(expanded("<ts> for <t>", { t: ["f", "w"], ts: ["<t>", "g"] })).toHaveLength(6);
  });

  test("have a bound where they are within each other, which is met before the values are made", () => {
    const ten = Array.from({ length: 10 }, (_, at) => String(at));
    const lists = of({ a: ["<b><c><d>", "x"], b: ten, c: ten, d: ten });
    expect(must(loadValues("a", lists, 1_001))).toHaveLength(1_001);
    expect(loadValues("a", lists, 1_000)).toMatchObject({ ok: false, error: { code: "effects/too-many" } });
    expect(must(loadValues("e", of({ e: ["<b> of <b>"], b: ten }), 10))).toHaveLength(10);
    const deep = loadValues("e", of({ e: ["<a>"], a: ["<b><c>"], b: ten, c: ten }), 99);
    expect(deep).toMatchObject({ error: { message: expect.stringMatching(/^Placeholder a /u) as string } });
    const thousand = Array.from({ length: 1_000 }, (_, at) => String(at));
    const vast = of({ a: ["<b><c><d>"], b: thousand, c: thousand, d: thousand });
    expect(expand("every <a>", vast)).toMatchObject({ ok: false, error: { code: "effects/too-many" } });
  });

  test("that come in with a value are replaced by a later place of the same placeholder", () => {
    expect(new Set(expanded("<t> <ts> <t>", { t: ["f", "w"], ts: ["<t>", "g"] }))).toEqual(
      new Set(["f f f", "f w f", "f g f", "w f w", "w w w", "w g w"]),
    );
  });

  test.each(["< a>", "<a*2>", "<a+01>", "<a+0>", "<a+٣>", "<my-thing>"])("cannot be written %s", (token) => {
    const outcome = expand(`b ${token}`, of({ a: ["1"] }));
    expect(outcome).toEqual({ ok: false, error: { code: "effects/placeholder", message: token.slice(1, -1) } });
  });

  test("are listed with their values wherever they stand; a repeated one has the first value", () => {
    const choicesAt = (sentence: string, files: Readonly<Record<string, readonly string[]>>, at: number) =>
      Object.fromEntries(must(expand(sentence, of(files))).choices(at));
    expect(choicesAt("<a><b>", { a: ["1", "2", "3"], b: ["x", "y"] }, 5)).toEqual({ "<a>": "3", "<b>": "y" });
    const nested = { t: ["f", "w"], ts: ["<t>", "g"] };
    expect(choicesAt("<t> <ts> <t>", nested, 1)).toEqual({ "<t>": "f", "<ts>": "<t>" });
    expect(choicesAt("<t> <ts> <t>", nested, 6)).toEqual({ "<t>": "w", "<ts>": "g" });
  });

  test("are no part of the text between them that has their name", () => {
    expect(expanded("<a>a<b>b", { a: ["1"], b: ["2"] })).toEqual(["1a2b"]);
  });

  test("are quoted up to 200 characters", () => {
    expect([200, 201].map((length) => shortened("a".repeat(length)))).toEqual(["a".repeat(200), `${"a".repeat(200)}…`]);
  });

  test("come in batches of any size", () => {
    const files = of({ a: ["1", "2", "3"], b: ["x", "y"] });
    const expansion = must(expand("<a><b>", files));
    expect([expansion.next(4), expansion.next(4), expansion.next(4)]).toEqual([
      ["1x", "1y", "2x", "2y"],
      ["3x", "3y"],
      [],
    ]);
    expect(expanded("a <> b", {})).toEqual(["a <> b"]);
  });

  test("are refused where a sentence has more placeholders than anybody writes", () => {
    expect(expand("<a>".repeat(1_000), of({ a: ["1"] })).ok).toBe(true);
    expect(expand("<a>".repeat(1_001), of({ a: ["1"] }))).toMatchObject({
      error: { code: "effects/too-many-placeholders" },
    });
  });

  test("are found by one pass over a sentence, where brackets are never closed too", () => {
    const sentence = fc.string({ unit: fc.constantFrom("<", ">", "a", "+"), maxLength: 20 });
    fc.assert(
      fc.property(sentence, (text) => {
        expect(tokensIn(text)).toEqual([...text.matchAll(/<([^>]+)>/gu)].map(([, name]) => name));
      }),
    );
    const open = "<".repeat(1_000_000);
    expect(must(expand(open, of({}))).next(2)).toEqual([open]);
  });

  test("are refused where nobody could count their combinations", () => {
    const digits = Array.from({ length: 10 }, (_, at) => String(at));
    expect(expand("<a>".repeat(16), of({ a: digits })).ok).toBe(false);
  });

  test("have as many combinations made of them as are returned", () => {
    const files = { a: ["1", "2"], b: ["<a>", "x"] };
    for (const sentence of ["<a> of <a>", "<a> of <b>", "plain", "<b> <b>"])
      expect([sentence, must(expand(sentence, of(files))).made]).toEqual([sentence, expanded(sentence, files).length]);
  });
});

describe("phrases (EFFECTS-3)", () => {
  test("that make each other end where no effect is as long", () => {
    const doubling = Array.from({ length: 40 }, (_, at): [string, string] => [
      String.fromCodePoint(0x4e00 + at),
      String.fromCodePoint(0x4e01 + at).repeat(2),
    ]);
    const rules = { placeholders: of({}), replacements: new Map(doubling), removals: [] };
    expect(combine(["a", "\u4e00"], rules)).toMatchObject({ ok: false, error: { code: "effects/too-long" } });
    expect(must(combine(["a"], rules))).toEqual(["A"]);
    const long = "ab".repeat(1_000_000);
    expect(new Replacer(new Map([["a", "c"]])).replace(long)).toHaveLength(long.length);
  });

  test.each([
    ["a table of steps", undefined],
    ["steps that are looked for", 0],
  ])("are found by %s as a search for each would find them", (_, mostCells) => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "\u{1f600}"), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), text, fc.nat(8), (phrases, line, least) => {
        const matcher = new PhraseMatcher(
          phrases.map((phrase, at) => [phrase, at]),
          mostCells,
        );
        const isIn = (phrase: string) => phrase !== "" && line.includes(phrase);
        expect(matcher.first(line, least)).toBe(phrases.findIndex((phrase, at) => at >= least && isIn(phrase)));
        const found = new Set<number>();
        matcher.each(line, (label) => found.add(label));
        expect(found).toEqual(new Set(phrases.flatMap((phrase, at) => (isIn(phrase) ? [at] : []))));
      }),
    );
  });

  test("of 50,000 different characters need no table of their square", () => {
    const codes = Array.from({ length: 50_000 }, (_, at) => 0x100 + at);
    const phrase = codes.map((code) => String.fromCharCode(code)).join("");
    const matcher = new PhraseMatcher([[phrase, 1]]);
    expect([matcher.size, matcher.first(phrase), matcher.first(`${phrase.slice(1)}${phrase}`)]).toEqual([50_001, 1, 1]);
  });

  test("are replaced rule by rule, as one replacement after the other", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "$", "&"), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 6 }), text, (pairs, line) => {
        const rules = new Map(pairs);
        const expected = [...rules].reduce((done, [from, to]) => done.replaceAll(from, () => to), line);
        expect(new Replacer(rules).replace(line)).toBe(expected);
      }),
    );
  });

  test("stand between all characters where one is empty", () => {
    expect(new Replacer(new Map([["", "-"]])).replace("a\u{1f600}")).toBe("-a-\u{1f600}-");
    expect(
      new Replacer(
        new Map([
          ["b", "c"],
          ["", "-"],
          ["-", "+"],
        ]),
      ).replace("ab"),
    ).toBe("+a+c+");
  });

  test.each<[phrase: string, replacement: string, length: number, made: number | undefined]>([
    // A long line may double.
    ["a", "bb", 600_000, 1_200_000],
    ["aa", "bbbb", 600_000, 1_200_000],
    ["a", "bbb", 600_000, undefined],
    // A shorter one may have a million characters.
    ["", "-", 499_999, 999_999],
    ["", "-", 500_000, undefined],
  ])("may make a line longer: %s to %s in %i characters", (phrase, replacement, length, made) => {
    expect(new Replacer(new Map([[phrase, replacement]])).replace("a".repeat(length))?.length).toBe(made);
  });

  test("are read from files", () => {
    expect([...readReplacements("# a: b\nx: a:b \r\nno colon\n\ny:\nx : z\n: e")]).toEqual([
      ["x", "z"],
      ["y", ""],
      ["", "e"],
    ]);
    expect(readRemovals("# no\n rank 6 \r\n\n")).toEqual(["rank 6"]);
  });

  test("say which rules changed a line", () => {
    const steps: (readonly [number, string])[] = [];
    new Replacer(readReplacements("a: b\nq: r\nbb: c")).replace("aa", (rule, line) => steps.push([rule, line]));
    expect(steps).toEqual([
      [0, "bb"],
      [2, "c"],
    ]);
  });

  test.each([
    ["one fire cards", "one fire card"],
    ["one rank 2 spells", "one rank 2 spell"],
    ["one very old cards", "one very old card"],
    ["one fire card to play two fire cards", "one fire card to play two fire card"],
    ["someone fire cards", "someone fire cards"],
    ["one fire cardss", "one fire cardss"],
    ["one units", "one units"],
    ["one a units", "one a units"],
    ["one  cards", "one  cards"],
    ["one x  cards", "one x  card"],
    ["one a one b cards, one c cards", "one a one b card, one c card"],
    ["one a one b cards, c cards", "one a one b card, c card"],
    ["one a one rank 2 cards, c cards", "one a one rank 2 card, c card"],
    ["one big creatures of one enemy targets", "one big creature of one enemy target"],
  ])("in the plural become singular: %s", (line, fixed) => {
    expect(fixPlurals(line)).toBe(fixed);
  });
});

describe("effects (EFFECTS-3)", () => {
  const none = { replacements: new Map<string, string>(), removals: [] };

  test("are sorted before they are capitalised, and equal ones of different origin stay", () => {
    const placeholders = of({ a: ["Zed", "alpha", "Beta", "zed"] });
    expect(must(combine(["<a> thing", "<a> thing"], { placeholders, ...none }))).toEqual([
      ...["Beta thing", "Zed thing", "Alpha thing", "Zed thing"],
    ]);
  });

  test("have one space where several double ones were", () => {
    expect(must(combine(["a  b  c"], { placeholders: of({}), ...none }))).toEqual(["A b c"]);
  });

  test("are left out by phrases that are looked for before the second replacement", () => {
    const placeholders = of({ n: ["1", "10", "2"], e: [""] });
    const rules = { placeholders, replacements: readReplacements("gain 2: win"), removals: ["gain 1"] };
    expect(must(combine(["gain  <n> <e>"], rules))).toEqual(["Win"]);
  });
});
