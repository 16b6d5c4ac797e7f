import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { neverHappens } from "../../../../shared/base/index.js";
import { finderOf, OutlineWriter, Names, type MeaningGuide } from "../../../../shared/search/index.js";
import type { Comparison, Query } from "../../../../shared/search/query.js";
import { queryOf, searched } from "../../../support/meaning.js";

const guide: MeaningGuide = {
  bounds: { OrLess: "at-most", OrMore: "at-least", Exactly: "exactly", UpTo: "at-most", LowerBy: "relative" },
};

const costly = (operator: unknown, cost: number) => ({
  Dissolve: { target: { Enemy: { WithCost: { target: "Character", cost_operator: operator, cost } } } },
});
const judged = { Triggered: { trigger: { Keywords: ["Judgment"] }, effect: { Draw: { count: 2 } } } };
const listed = {
  List: [
    { effect: { Draw: { count: 1 } }, optional: true },
    { effect: "Foresee", optional: false },
  ],
};

describe("a query finds", () => {
  it.each<[string, unknown, boolean]>([
    ["Draw", judged, true],
    ["draw", judged, true],
    ["Foresee", listed, true],
    ["Enemy", judged, false],
    ["Triggered(Judgment, Draw)", judged, true],
    ["Triggered(Draw(count: 2))", judged, true],
    ["Draw(Judgment)", judged, false],
    ["Draw(2)", judged, true],
    ["Draw(> 2)", judged, false],
    ["count: 1..2", judged, true],
    ["count != 2", judged, false],
    ["not Draw", judged, false],
    ["not Enemy", judged, true],
    ["Triggered(not Enemy) and not Foresee", judged, true],
    ["trigger: Keywords: Judgment", judged, true],
    ["trigger: Judgment", judged, false],
    ["trigger(Judgment)", judged, true],
    ["effect: (Draw or Foresee)", judged, true],
    ["trigger: not Keywords", judged, false],
    ["Dissolve(target: Enemy, cost <= 3)", costly("OrLess", 3), true],
    ["Dissolve(target: Enemy, cost <= 3)", costly("OrLess", 2), true],
    ["Dissolve(target: Enemy, cost <= 3)", costly("Exactly", 3), true],
    ["Dissolve(target: Enemy, cost <= 3)", costly("OrLess", 4), false],
    ["Dissolve(target: Enemy, cost <= 3)", costly("OrMore", 3), false],
    ["Dissolve(target: Enemy, cost <= 3)", costly({ LowerBy: 3 }, 3), false],
    ["Dissolve(target: Your)", costly("OrLess", 3), false],
    ["Dissolve(target: Character)", costly("OrLess", 3), true],
    ["Dissolve: target: Character", costly("OrLess", 3), false],
    ["cost >= 3", costly("OrMore", 3), true],
    ["cost > 3", costly("OrMore", 3), false],
    ["cost >= 3", costly("OrLess", 3), false],
    ["cost < 4", costly("OrLess", 3), true],
    ["cost: 3", costly("OrLess", 3), true],
    ["LowerBy: 3", costly({ LowerBy: 3 }, 3), true],
    ["WithSpark <= 2", { WithSpark: [2, "OrLess"] }, true],
    ["WithSpark >= 2", { WithSpark: [2, "OrLess"] }, false],
    ["count: 3", { count: { UpTo: 3 } }, true],
    ["count <= 3", { count: { UpTo: 3 } }, true],
    ["count >= 1", { count: { UpTo: 3 } }, false],
    ["count: UpTo", { count: { UpTo: 3 } }, true],
    ["Item(effect: Draw, optional: true)", listed, true],
    ["Item(effect: Draw, optional: false)", listed, false],
    ["List(effect: Draw, optional: false)", listed, true],
    // What is negated may hold of a part inside where it does not hold of the whole.
    ["Outer(Enemy or not Draw)", { Outer: { Draw: 1, then: { Outer: "Foresee" } } }, true],
    ["Outer(Enemy and not Draw)", { Outer: { Draw: 1, then: { Outer: "Enemy" } } }, true],
    ["Reclaim: none", { Reclaim: null }, true],
    ["Dr*", judged, true],
    ["*raw(2)", judged, true],
    ["cost_operator: OrLess", costly("OrLess", 3), true],
    ["costoperator: or_less", costly("OrLess", 3), true],
    ["Ability(Draw, Judgment)", judged, true],
    ["State: Parsed", judged, true],
    ['"two CARDS"', judged, true],
    ['"three cards"', judged, false],
  ])("%s in %j: %s", (query, ast, isFound) => {
    const { card, names } = searched(guide);
    const meaning = card([ast], "Draw two cards.");
    const parsed = queryOf(query);
    expect(parsed && finderOf(parsed, names, guide)(meaning)).toBe(isFound);
  });

  it("distinguishes what is in one ability from what is in several", () => {
    const { card, names } = searched();
    const meaning = card([{ Draw: 1 }, { Discard: 2 }]);
    const finds = (text: string) => {
      const query = queryOf(text);
      return query && finderOf(query, names)(meaning);
    };
    expect([finds("Draw and Discard"), finds("Ability(Draw and Discard)")]).toEqual([true, false]);
  });

  it("finds cards by their state", () => {
    const { card, names } = searched();
    const query = queryOf("State: Problems");
    const finder = query && finderOf(query, names);
    expect([card([]), card([undefined]), card([{ Draw: 1 }])].map((each) => finder?.(each))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

/** A value as it is meant to be seen, for a second opinion: parts with a name, and numbers. */
type Part = { readonly name: string; readonly inside: readonly Part[] } | number;

function partsOf(value: unknown): Part[] {
  if (typeof value === "number") return [value];
  if (value === null) return [{ name: "none", inside: [] }];
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown) => {
      const isItem =
        typeof each === "object" && each !== null && !Array.isArray(each) && Object.keys(each).length !== 1;
      return isItem ? [{ name: "Item", inside: partsOf(each) }] : partsOf(each);
    });
  }
  if (typeof value === "object") {
    return Object.entries(value).map(([name, each]) => ({ name, inside: partsOf(each) }));
  }
  return [{ name: typeof value === "string" ? value : JSON.stringify(value), inside: [] }];
}

const deep = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (typeof part === "number" ? [part] : [part, ...deep(part.inside)]));

function compares(comparison: Comparison, number: number): boolean {
  switch (comparison.operator) {
    case "=":
      return number === comparison.number;
    case "!=":
      return number !== comparison.number;
    case "<":
      return number < comparison.number;
    case "<=":
      return number <= comparison.number;
    case ">":
      return number > comparison.number;
    case ">=":
      return number >= comparison.number;
    case "range":
      return number >= comparison.from && number <= comparison.to;
    default:
      return neverHappens(comparison);
  }
}

function holds(query: Query, parts: readonly Part[], isValue: boolean): boolean {
  const asked = isValue ? parts : deep(parts);
  switch (query.kind) {
    case "all":
      return query.of.every((each) => holds(each, parts, isValue));
    case "any":
      return query.of.some((each) => holds(each, parts, isValue));
    case "not":
      return !holds(query.of, parts, isValue);
    case "number":
      return asked.some((part) => typeof part === "number" && compares(query.comparison, part));
    case "words":
      return false;
    case "part":
    case "is": {
      const tests = query.kind === "part" ? query.inside : [query.value];
      return asked.some(
        (part) =>
          typeof part !== "number" &&
          part.name === query.name.text &&
          tests.every((test) => holds(test, part.inside, query.kind === "is")),
      );
    }
  }
}

const names = ["Ab", "Cd", "Ef", "Item", "true", "none"];
const name = fc.constantFrom(...names);
const number = fc.integer({ min: 0, max: 3 });
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    number,
    name,
    fc.constantFrom(true, null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3 }),
  ),
}));
const span = { from: 0, to: 0 };
const pattern = name.map((text) => ({ text, span }));
const comparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.record({
    operator: fc.constantFrom("=", "!=", "<", "<=", ">", ">=" as const),
    number,
  }) as fc.Arbitrary<Comparison>,
  fc.record({ operator: fc.constant("range" as const), from: number, to: number }),
);
const { query } = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4 },
    fc.record({ kind: fc.constant("number" as const), comparison }),
    fc.record({ kind: fc.constant("part" as const), name: pattern, inside: fc.constant([]) }),
    fc.record({ kind: fc.constant("part" as const), name: pattern, inside: fc.array(tie("query"), { maxLength: 2 }) }),
    fc.record({ kind: fc.constant("is" as const), name: pattern, value: tie("query") }),
    fc.record({
      kind: fc.constantFrom("all" as const, "any" as const),
      of: fc.array(tie("query"), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant("not" as const), of: tie("query") }),
  ),
}));

describe("walking an outline", () => {
  it("answers every query as the plain data does", () => {
    fc.assert(
      fc.property(value, query, (data, asked) => {
        const known = new Names();
        const outline = new OutlineWriter(known, {}).outline(data);
        expect(finderOf(asked, known)({ outline, words: "" })).toBe(holds(asked, partsOf(data), false));
      }),
      { numRuns: 2_000 },
    );
  });
});
