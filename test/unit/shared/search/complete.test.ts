import { describe, expect, it } from "vitest";
import { completeQuery } from "../../../../shared/search/index.js";
import { placeAt } from "../../../../shared/search/place.js";
import { searched } from "../../../support/meaning.js";

/** The caret is where `^` is. */
const caretIn = (marked: string) => [marked.replace("^", ""), marked.indexOf("^")] as const;

describe("the place of a caret", () => {
  it.each([
    ["^", "condition", ""],
    ["Dis^solve", "condition", ""],
    ["Dissolve ^", "joiner", ""],
    ["Dissolve(^", "condition", "Dissolve"],
    ["Dissolve(target: ^", "condition", "Dissolve target:"],
    ["Dissolve(target: En^", "condition", "Dissolve target:"],
    ["Dissolve(target: Enemy, ^", "condition", "Dissolve"],
    ["Dissolve(target: Enemy and ^", "condition", "Dissolve"],
    ["Dissolve(target: (Enemy or ^", "condition", "Dissolve target:"],
    ["Dissolve(target: Enemy) and ^", "condition", ""],
    ["Dissolve(target = ^", "condition", "Dissolve target:"],
    ["not ^", "condition", ""],
    ["cost <= ^", "number", "cost:"],
    ["cost: 2..^", "number", "cost:"],
    ["cost: 3 ^", "joiner", "cost:"],
    ["cost: 3 or ^", "condition", ""],
    ["Dissolve(a) ^", "joiner", ""],
    ['"in ha^', "words", ""],
    ["((^", "condition", ""],
    [")) ^", "joiner", ""],
  ])("%s is one for a %s in %j", (marked, kind, scopes) => {
    const place = placeAt(...caretIn(marked));
    const written = place.scopes.map(({ pattern, isValue }) => pattern + (isValue ? ":" : "")).join(" ");
    expect([place.kind, written]).toEqual([kind, scopes]);
  });
});

describe("completion", () => {
  const { card, names, guide } = searched({ bounds: { OrLess: "at-most" } });
  const cards = [
    card([{ Dissolve: { target: { Enemy: "Character" }, cost: 3 } }]),
    card([{ Dissolve: { target: "This", cost: 5 } }, { Draw: { count: 2 } }]),
    card([{ Draw: { count: { OrLess: 4 } } }, { Draw: { count: 2 } }]),
    card([{ Say: "Oh no!" }]),
  ];
  const completions = (marked: string) => completeQuery(...caretIn(marked), cards, names, guide);

  it.each([
    ["Dis^", ["Dissolve/part/2"]],
    ["raw^", ["Draw/part/2"]],
    [
      "Dissolve(^",
      ["target/field/2", "cost/field/2", "Enemy/part/1", "Character/value/1", "This/value/1", "3//1", "5//1", "not//"],
    ],
    ["Dissolve(target: ^", ["Enemy/part/1", "This/value/1", "not//"]],
    ["target: E^", ["Enemy/part/1"]],
    ["Draw(count: ^", ["OrLess/part/1", "2//2", "4//1", "not//"]],
    ["Draw(count <= ^", ["2//2", "4//1"]],
    ["cost ^", ["<=//", ">=//", "=//", "and//", "or//"]],
    ["Enemy ^", ["and//", "or//"]],
    ["Enemy an^", ["and//"]],
    ["Dissolve(count^", []],
    ["Say: O^", ["Oh no!/value/1"]],
    ['"Di^', []],
  ])("at %s offers %j", (marked, offers) => {
    const kinds = { part: "part", field: "field", value: "value", number: "", word: "" };
    const found = completions(marked).map(({ label, kind, cards: count }) => `${label}/${kinds[kind]}/${count ?? ""}`);
    expect(found.filter((each) => !each.startsWith("Ability") && !each.startsWith("State"))).toEqual(offers);
  });

  it.each([
    ["Dissolve(tar^", "Dissolve(target: "],
    ["Dissolve(tar^get, x)", "Dissolve(target: , x)"],
    ["Dis^", "Dissolve"],
    ["Say: O^", "Say: 'Oh no!'"],
    ["cost ^", "cost <= "],
  ])("the first at %s writes %s", (marked, after) => {
    const [text] = caretIn(marked);
    const [first] = completions(marked);
    if (!first) throw new Error("Nothing is offered.");
    const { from, to, insert } = first.change;
    expect(text.slice(0, from) + insert + text.slice(to)).toBe(after);
  });

  it("offers only what finds a card", () => {
    for (const { label, cards: count } of completions("^")) if (label !== "not") expect(count).toBeGreaterThan(0);
  });
});
