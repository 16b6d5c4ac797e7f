import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compileGrammar,
  describeForm,
  expectedAt,
  form,
  list,
  matchTokens,
  rule,
  sourceTree,
  type Rule,
} from "../../../../shared/text/index.js";
import { comma, NUMBER, shape, toy, toyTokens } from "./toy.js";

const read = (text: string): unknown => {
  const match = matchTokens(toy, toyTokens(toy, text));
  return match.matched ? match.value : match.furthest;
};

describe("a grammar takes the first alternative that matches", () => {
  test.each([
    ["a word of several", "point", "dot"],
    ["a value", "4 box", { box: 4 }],
    ["nesting", "in in dot", { nest: { nest: "dot" } }],
    ["a rule of nothing", "box", { box: 0 }],
    ["pieces looked into", "plain box", { box: 1 }],
    ["an option left out and one taken", "plain wide box", { box: 1 }],
    ["an option that tells whether it was there", "huge box", { box: 100 }],
    ["a list", "row of dot and 2 box , then dot", { row: ["dot", { box: 2 }, "dot"] }],
  ])("%s", (_rule, text, value) => expect(read(text)).toEqual(value));

  test.each([
    ["a list shorter than it must be", "row of dot", 3],
    ["a separator without item is not part of the list", "row of dot and dot and", 6],
    ["what is left over", "dot dot", 1],
    ["the furthest place, though another alternative was tried later", "plain wide dot", 2],
    ["the beginning", "foo", 0],
    ["the end", "in", 1],
    ["nothing", "", 0],
  ])("%s does not match, and where", (_rule, text, at) => expect(read(text)).toBe(at));

  test("an alternative that matched is not left when something later fails", () => {
    const inner = rule<string>("inner", () => [form(["a"], () => "short"), form(["a b"], () => "long")]);
    const outer = compileGrammar(rule<string>("outer", () => [form([inner, "c"])]));
    const outcome = (text: string) => matchTokens(outer, toyTokens(outer, text));
    expect(outcome("a c")).toEqual({ matched: true, value: "short" });
    expect(outcome("a b c")).toEqual({ matched: false, furthest: 1, isTooDeep: false });
  });

  test("a rule that begins with itself is our own mistake", () => {
    const endless: Rule<string> = rule<string>("endless", () => [form([endless, "a"]), form(["a"], () => "a")]);
    const grammar = compileGrammar(endless);
    expect(() => matchTokens(grammar, toyTokens(grammar, "a"))).toThrow("endless begins with itself");
  });

  test("nesting has a limit, and says so", () => {
    const deep = (depth: number) => matchTokens(toy, toyTokens(toy, `${"in ".repeat(depth)}dot`));
    expect(deep(150).matched).toBe(true);
    expect(deep(100_000)).toMatchObject({ matched: false, isTooDeep: true });
  });
});

const words = fc.constantFrom("row", "of", "in", "big", "plain", "wide", "box", "dot", "and", ",", "then", "7", "foo");
const sentences = fc.oneof(
  fc.array(words, { maxLength: 12 }),
  fc
    .array(fc.constantFrom("dot and", "2 box ,", "in big box and", "plain wide box , then"), { maxLength: 5 })
    .map((items) => ["row of", ...items, "dot"]),
);

describe("looking on changes nothing", () => {
  test("forms chosen by the next token read what all forms in turn read", () => {
    fc.assert(
      fc.property(sentences, (parts) => {
        const tokens = toyTokens(toy, parts.join(" "));
        expect(matchTokens(toy, tokens)).toEqual(matchTokens(toy, tokens, {}));
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  test("what was expected is tested where the match stopped, and would have been taken there", () => {
    fc.assert(
      fc.property(sentences, (parts) => {
        const tokens = toyTokens(toy, parts.join(" "));
        const match = matchTokens(toy, tokens);
        if (match.matched) return;
        const { furthest } = match;
        const expected = expectedAt(toy, tokens, furthest);
        const before = { symbols: tokens.symbols.slice(0, furthest), values: tokens.values.slice(0, furthest) };
        // Nothing is expected only behind a whole text.
        expect(expected.length > 0 || matchTokens(toy, before).matched).toBe(true);
        for (const { terminal } of expected) {
          const symbol = toy.symbols.get(terminal.group)?.get(terminal.spellings[0] ?? "") ?? 0;
          const changed = { symbols: [...tokens.symbols.slice(0, furthest), symbol], values: [] };
          const after = matchTokens(toy, changed);
          expect(after.matched || after.furthest > furthest).toBe(true);
        }
      }),
      { numRuns: 500, seed: 2 },
    );
  });
});

test("what is expected comes with what must follow it", () => {
  const expected = expectedAt(toy, toyTokens(toy, ""), 0);
  expect(expected.map(({ terminal, following }) => [terminal.shown, ...following].join(" "))).toEqual([
    "row of",
    "in",
    "big",
    "plain",
    "wide",
    "box",
    "NUMBER box",
    "dot",
  ]);
});

describe("a result knows its tokens", () => {
  test("part by part", () => {
    const tree = sourceTree(toy, toyTokens(toy, "row of in 2 box and dot"));
    const flat = (node: typeof tree): string[] =>
      node === undefined ? [] : [`${String(node.key)} ${node.from}-${node.to}`, ...node.children.flatMap(flat)];
    expect(flat(tree)).toEqual(["null 0-7", "row 0-7", "0 2-5", "nest 3-5", "box 3-4", "1 6-7"]);
    expect(tree?.value).toEqual({ row: [{ nest: { box: 2 } }, "dot"] });
  });
  test("but not where there is none", () => expect(sourceTree(toy, toyTokens(toy, "row"))).toBeUndefined());
});

test("a form can be written out", () => {
  const [shape, single] = toy.rules;
  const written = [shape?.forms[0], single?.forms[1]].map((form) => form && describeForm(form));
  expect(written).toEqual(["row of <single> <separator> <single> (<separator> <single>)…", "[big] <size> [wide] box"]);
});

describe("a grammar with lists that may be empty", () => {
  const words = rule<readonly number[]>("words", () => [
    form([list(NUMBER, comma, { atLeast: 0 }), "end"], (found) => found),
  ]);
  const grammar = compileGrammar(words);
  const numbers = (text: string) => {
    const match = matchTokens(grammar, toyTokens(grammar, text));
    return match.matched ? match.value : undefined;
  };

  test("takes a rule that begins with an empty one", () => {
    expect(numbers("end")).toEqual([]);
    expect(numbers("1 , 2 end")).toEqual([1, 2]);
    expect(numbers("1 , end")).toBeUndefined();
  });
});

describe("the limit of nested rules", () => {
  const nested = (depth: number) => `${"in ".repeat(depth)}dot`;
  test("is that of the grammar", () => {
    const narrow = compileGrammar(shape, 10);
    expect(matchTokens(narrow, toyTokens(narrow, nested(5)))).toMatchObject({ matched: true });
    expect(matchTokens(narrow, toyTokens(narrow, nested(12)))).toMatchObject({ matched: false, isTooDeep: true });
    expect(matchTokens(toy, toyTokens(toy, nested(12)))).toMatchObject({ matched: true });
  });
});
