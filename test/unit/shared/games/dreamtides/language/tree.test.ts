import { nodePathAt, type AstNode } from "../../../../../../shared/text/index.js";
import { describe, expect, test } from "vitest";
import { astNodes, hover, styledSpans } from "../../../../../../shared/games/dreamtides/language/index.js";
import { visitNodes } from "../../../../../../shared/games/dreamtides/language/ast.js";
import { ALL_VARIABLES, analysed, productionRows } from "./material.js";

const text = "Copy it.\n\n {Judgment} You may pay {energy($e)} to draw {cards($c)} for each allied {subtype($t)}. ";
const analysis = analysed(text, "e: 1, c: 2, t: Mage");
const top = analysis.paragraphs[1] && astNodes(analysis.paragraphs[1]);

/** Every node as `path "text"`. */
const flat = (node: AstNode | undefined, path = ""): string[] =>
  node === undefined
    ? []
    : [
        `${path} ${JSON.stringify(text.slice(node.span.from, node.span.to))}`,
        ...node.children.flatMap((child) => flat(child, `${path}/${String(child.key)}`)),
      ];

describe("a node of the tree knows the text it came from", () => {
  test("down to the single words", () => {
    const whole = '"You may pay {energy($e)} to draw {cards($c)} for each allied {subtype($t)}."';
    const draw = '"draw {cards($c)} for each allied {subtype($t)}"';
    const effect = "/Triggered/effect/WithOptions";
    expect(flat(top)).toEqual([
      ` "{Judgment} ${whole.slice(1)}`,
      `/Triggered "{Judgment} ${whole.slice(1)}`,
      '/Triggered/trigger "{Judgment}"',
      '/Triggered/trigger/Keywords "{Judgment}"',
      '/Triggered/trigger/Keywords/0 "{Judgment}"',
      `/Triggered/effect ${whole}`,
      `${effect} ${whole}`,
      `${effect}/effect ${draw}`,
      `${effect}/effect/DrawCardsForEach ${draw}`,
      `${effect}/effect/DrawCardsForEach/count "{cards($c)}"`,
      `${effect}/effect/DrawCardsForEach/for_each "allied {subtype($t)}"`,
      `${effect}/effect/DrawCardsForEach/for_each/Matching "allied {subtype($t)}"`,
      `${effect}/effect/DrawCardsForEach/for_each/Matching/Another "{subtype($t)}"`,
      `${effect}/effect/DrawCardsForEach/for_each/Matching/Another/CharacterType "{subtype($t)}"`,
      `${effect}/optional ${whole}`,
      `${effect}/trigger_cost "pay {energy($e)}"`,
      `${effect}/trigger_cost/Energy "{energy($e)}"`,
    ]);
  });

  test.each(productionRows())("the tree is the ability, and its places nest: $passing", ({ passing, ability }) => {
    const { paragraphs } = analysed(passing);
    const tree = paragraphs[0] && astNodes(paragraphs[0]);
    expect(JSON.stringify(tree?.value)).toBe(ability);
    const nest = ({ span, children }: AstNode): boolean =>
      children.every((child) => child.span.from >= span.from && child.span.to <= span.to && nest(child));
    expect(tree !== undefined && nest(tree)).toBe(true);
    expect(tree?.span).toEqual({ from: 0, to: passing.length });
  });

  test.each(productionRows())("a node is a variant where the visit finds one: $passing", ({ passing }) => {
    const { paragraphs } = analysed(passing);
    const tree = paragraphs[0] && astNodes(paragraphs[0]);
    const visited: string[] = [];
    if (paragraphs[0]?.ability) visitNodes("Ability", paragraphs[0].ability, (_role, name) => visited.push(name));
    const variantsOf = ({ key, isVariant, value, children }: AstNode): string[] => [
      ...(isVariant ? [String(key)] : []),
      ...(typeof value === "string" ? [value] : []),
      ...children.flatMap(variantsOf),
    ];
    expect(tree && variantsOf(tree)).toEqual(visited);
  });

  test("and a place knows its nodes", () => {
    const keys = (word: string) => top && nodePathAt(top, text.indexOf(word)).map(({ key }) => key);
    expect(keys("pay")?.at(-1)).toBe("trigger_cost");
    expect(keys("{cards")?.at(-1)).toBe("count");
    expect(keys("Copy")).toEqual([]);
  });

  test("an ability that is none has no tree", () => {
    const [broken] = analysed("Copy.").paragraphs;
    expect(broken && astNodes(broken)).toBeUndefined();
  });
});

describe("hovering explains", () => {
  const told = (word: string) => {
    const found = hover(analysis, "rulesText", text.indexOf(word));
    return found && [found.title, ...found.lines];
  };
  test("a phrase and the value it takes", () =>
    expect(told("{cards")).toEqual(["{cards($c)}", "A card, or a number of cards.", "c is the number 2."]));
  test("a keyword", () => expect(told("{Judgment}")?.[1]).toMatch(/^The trigger Judgment/));
  test("words, by what they mean", () =>
    expect(told("for each")).toEqual([
      "DrawCardsForEach",
      '{"count":2,"for_each":{"Matching":{"Another":{"CharacterType":"Mage"}}}}',
    ]));
  test("nothing where there is nothing", () => expect(hover(analysis, "rulesText", 9)).toBeUndefined());
  test("a variable and who uses it", () => {
    const found = hover(analysis, "variables", 6);
    expect(found).toEqual({
      cell: "variables",
      span: { from: 6, to: 10 },
      title: "c",
      lines: ["c is the number 2.", "Used by {cards($c)}."],
    });
  });
  test("a directive in a prompt", () => {
    const { lines = [] } = hover(analysed("Copy it.", "x: 1", "Pay {energy($x)}."), "prompts", 6) ?? {};
    expect(lines).toEqual(["An amount of energy with its symbol.", "x is the number 1."]);
  });
  test("a variable that is missing", () =>
    expect(hover(analysed("Gain {e}.", ""), "rulesText", 6)?.lines.at(-1)).toBe("e is not bound."));
});

describe("colours", () => {
  const coloured = (rulesText: string, variables = "", prompts = "") =>
    styledSpans(analysed(rulesText, variables, prompts)).map(
      ({ cell, from, to, style }) => `${style} ${{ rulesText, variables, prompts }[cell].slice(from, to)}`,
    );
  test.each([
    [
      "words, keywords and marks",
      "{Dissolve} an ally.",
      ["keyword {Dissolve}", "word an", "word ally", "punctuation ."],
    ],
    [
      "phrases and their variables",
      "{n_figments($n, $g)}",
      ["phrase {n_figments(", "variable $n", "phrase , ", "variable $g", "phrase )}"],
    ],
    ["what the grammar does not know", "foo {bar}", ["unknown foo", "unknown {bar}"]],
    ["what is for display only", "{card:$c}", ["display {card:", "variable $c", "display }"]],
    ["what cannot be read", "Copy {it", ["word Copy", "invalid {it"]],
  ])("%s", (_rule, text, spans) => expect(coloured(text)).toEqual(spans));
  test("variables by their kind", () =>
    expect(coloured("", "a: 1, t: Mage\ng: shadow, x: y, z")).toEqual([
      ...["variable a", "number 1", "variable t", "subtype Mage", "variable g", "figment shadow"],
      ...["variable x", "invalid y", "invalid z"],
    ]));
  test("prompts", () => expect(coloured("", "", "{dissolve}")).toEqual(["keyword {dissolve}"]));
  test("pieces of a cell are in order and do not overlap", () => {
    for (const { failing } of productionRows()) {
      const spans = styledSpans(analysed(failing, ALL_VARIABLES));
      for (const cell of ["rulesText", "variables"]) {
        const own = spans.filter((span) => span.cell === cell);
        own.forEach(({ from, to }, index) => expect(from < to && from >= (own[index - 1]?.to ?? 0)).toBe(true));
      }
    }
  });
});
