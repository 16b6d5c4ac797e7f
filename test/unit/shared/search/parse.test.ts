import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../../../../shared/search/index.js";
import { queryOf } from "../../../support/meaning.js";
import type { Comparison, Query } from "../../../../shared/search/query.js";

const amount = (comparison: Comparison): string =>
  comparison.operator === "range"
    ? `${comparison.from}..${comparison.to}`
    : `${comparison.operator} ${comparison.number}`;

/** A query with all its parentheses. */
function shape(query: Query): string {
  switch (query.kind) {
    case "all":
      return `(${query.of.map(shape).join(" & ")})`;
    case "any":
      return `(${query.of.map(shape).join(" | ")})`;
    case "not":
      return `!${shape(query.of)}`;
    case "part":
      return query.inside.length === 0 ? query.name.text : `${query.name.text}(${query.inside.map(shape).join(", ")})`;
    case "is":
      return `${query.name.text}: ${shape(query.value)}`;
    case "number":
      return amount(query.comparison);
    case "words":
      return `"${query.text}"`;
  }
}

const read = (text: string): string | undefined => {
  const query = queryOf(text);
  return query && shape(query);
};

describe("a query", () => {
  it.each([
    ["", undefined],
    ["   ", undefined],
    ["Draw", "Draw"],
    ["Draw()", "Draw"],
    ["Draw(2)", "Draw(= 2)"],
    ["Dissolve(target: Enemy, cost <= 3)", "Dissolve(target: Enemy, cost: <= 3)"],
    ["Dissolve( target = Enemy,cost<=3 )", "Dissolve(target: Enemy, cost: <= 3)"],
    ["target != This", "target: !This"],
    ["cost: 3 or less", "cost: <= 3"],
    ["cost: 3 or fewer and a", "(cost: <= 3 & a)"],
    ["cost: 3 or MORE", "cost: >= 3"],
    ["cost: 3 or a", "(cost: = 3 | a)"],
    ["cost ≥ 3", "cost: >= 3"],
    ["cost ≤ 3 | cost ≠ -1.5", "(cost: <= 3 | cost: != -1.5)"],
    ["cost == 3 && !a", "(cost: = 3 & !a)"],
    ["cost: 2..4", "cost: 2..4"],
    ["Draw(>= 2)", "Draw(>= 2)"],
    ["a or b and c", "(a | (b & c))"],
    ["(a or b) and c", "((a | b) & c)"],
    ["a or b, c", "((a | b) & c)"],
    ["NOT a AND b", "(!a & b)"],
    ["not (a, b)", "!(a & b)"],
    ["not not a", "!!a"],
    ["a: b: c(d)", "a: b: c(d)"],
    ["a: (b or not c)", "a: (b | !c)"],
    ["Dissolve* and *", "(Dissolve* & *)"],
    ["cost_operator, cost-operator", "(cost_operator & cost-operator)"],
    ["'Deal 3 damage!'", "Deal 3 damage!"],
    ['"in hand", “in play”', '("in hand" & "in play")'],
    ["3x", "3x"],
  ])("%j means %s", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  it.each([
    ["a b", "b", /side by side/, ["a: b", "a, b"]],
    ["Draw(a b)", "b", /side by side/, ["Draw(a: b)", "Draw(a, b)"]],
    ["a) b", ")", /never opened/, ["a b"]],
    ["Draw(a", "(", /never closed/, ["Draw(a)"]],
    ["Draw(", "", /missing/, []],
    ["(a", "(", /never closed/, ["(a)"]],
    ["a and", "", /missing/, []],
    ["and a", "and", /missing before `and`/, []],
    ["a, , b", ",", /missing before `,`/, []],
    ["cost <", "", /number is missing after `<`/, []],
    ["cost <= lots", "lots", /number is missing after `<=`/, []],
    ["cost: 2..", "", /ends the range/, []],
    ["a: ", "", /missing/, []],
    ['"open', '"open', /never closed/, ['"open"']],
    ['""', '""', /no words/, []],
    ["a # b", "#", /means nothing/, ["a  b"]],
    ["{Draw}", "{", /means nothing/, ["Draw}"]],
    ["'open", "'", /means nothing/, ["open"]],
    ["a(b)(c)", "(", /cannot stand here/, []],
    ["3 4", "4", /side by side/, ["3, 4"]],
    ["(".repeat(200), "(", /too deeply/, []],
  ])("%j is wrong at %j", (text, place, message, suggestions) => {
    const parsed = parseQuery(text);
    if (parsed.ok) throw new Error("It was understood.");
    const { span } = parsed.error;
    expect(text.slice(span.from, span.to)).toBe(place);
    expect(parsed.error.message).toMatch(message);
    expect(parsed.error.suggestions).toEqual(suggestions);
  });

  it("reports where a condition is missing at the very end", () => {
    expect(parseQuery("a and")).toMatchObject({ ok: false, error: { span: { from: 5, to: 5 } } });
  });

  it("never throws, and its places lie inside the text", () => {
    const piece = fc.constantFrom(
      "a",
      "(",
      ")",
      ",",
      ":",
      "and",
      "or",
      "not",
      "3",
      "..",
      "<=",
      '"',
      "'",
      "*",
      "{",
      "💎",
      " ",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(text, (query) => {
        const parsed = parseQuery(query);
        if (parsed.ok) return true;
        const { from, to } = parsed.error.span;
        return from >= 0 && from <= to && to <= query.length;
      }),
      { numRuns: 500 },
    );
  });
});
