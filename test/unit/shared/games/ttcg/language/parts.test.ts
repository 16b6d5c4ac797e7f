import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlainObject } from "../../../../../../shared/base/index.js";
import type { ReadEffect } from "../../../../../../shared/games/ttcg/language/ast/effect.js";
import { selectorsOf, targetsOfAction } from "../../../../../../shared/games/ttcg/language/ast/parts.js";
import { effectLanguage, kindsNamedIn, publishedReader } from "../../../../../../shared/games/ttcg/language/index.js";
import { strengthOfEffect } from "../../../../../../shared/games/ttcg/power/strength.js";
import type { AstNode } from "../../../../../../shared/text/index.js";
import { composedEffects } from "../../../../../support/ttcg/composed-effects.js";
import { patternTexts } from "../../../../../support/ttcg/pattern-texts.js";

const reader = publishedReader();

function read(text: string): ReadEffect {
  const { effect } = reader.read(text);
  if (effect.production === "unparsed") throw new Error(`Not read: ${text}`);
  return effect;
}

/** Every object with a noun, by whichever key it is reached. */
function reachable(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(reachable);
  if (!isPlainObject(value)) return [];
  const below = Object.values(value).flatMap(reachable);
  return "noun" in value ? [value, ...below] : below;
}

const byJson = (values: readonly unknown[]): readonly string[] => values.map((each) => JSON.stringify(each)).sort();
/** How many numbers there are but for those of comparisons, and how many selectors. */
function countOf(value: unknown): number {
  if (typeof value === "number") return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + countOf(each), 0);
  if (!isPlainObject(value) || "cmp" in value) return 0;
  const own = "noun" in value ? 1 : 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countOf(each), own);
}

function holds(effect: ReadEffect): void {
  const { when, if: test, cost, offer, actions } = effect;
  expect(byJson(selectorsOf(effect))).toEqual(byJson(reachable({ when, test, cost, offer, actions })));
  expect(strengthOfEffect(effect).measures).toHaveLength(countOf({ when, cost, actions, duration: effect.duration }));
}

describe("a visit of an effect", () => {
  it.each(patternTexts.map((texts, at) => [at, texts] as const))(
    "comes to all cards and numbers of pattern %i",
    (_, texts) => {
      fc.assert(
        fc.property(texts, ({ text }) => holds(read(text))),
        { numRuns: 20 },
      );
    },
  );

  it("comes to all cards and numbers of composed effects", () => {
    fc.assert(fc.property(composedEffects, holds), { numRuns: 2000 });
  });

  it("finds the cards that an action is about, not those that it counts", () => {
    const [action] = read("Equip this card to one dragon unit.").actions;
    expect(targetsOfAction(action)).toMatchObject([{ ref: "this" }, { sel: { subtype: "dragon" } }]);
    const [gain] = read("Gain one point for each fire unit you control.").actions;
    expect(targetsOfAction(gain)).toEqual([]);
  });

  it("names the kinds of cards in turn", () => {
    const named = kindsNamedIn(read("If you control a fire unit, destroy one dark dragon unit, then draw one card."));
    expect(named.map(({ word }) => word)).toEqual(["fire", "dark", "dragon"]);
    expect(kindsNamedIn(reader.read("Make me a dragon.").effect)).toEqual([]);
  });
});

it("gives parts of a text that say the same their own places", () => {
  const text = "Tap one fire unit, then return one fire unit to the owner's hand, then untap one fire unit.";
  const [ability] = effectLanguage.read({ "effect-1": text }).abilities;
  const places = (node: AstNode | undefined, key: string): readonly (readonly [number, number])[] => [
    ...(node?.key === key ? [[node.span.from, node.span.to] as const] : []),
    ...(node?.children ?? []).flatMap((each) => places(each, key)),
  ];
  const spans = places(ability?.tree(), "target");
  expect(spans.map(([from, to]) => text.slice(from, to))).toEqual(Array(3).fill("one fire unit"));
  expect(new Set(spans.map(([from]) => from)).size).toBe(3);
});

it("shows of an effect what it does, and nothing of how its text is kept", () => {
  const { abilities } = effectLanguage.read({
    "effect-1": "Draw two cards.",
    "effect-2": "Tap one unit, then draw one card.",
  });
  for (const ability of abilities) {
    const keys = ability.tree()?.children.map(({ key }) => key);
    expect(keys).toContain("actions");
    expect(keys).not.toContain("v");
    expect(keys).not.toContain("surface");
  }
});
