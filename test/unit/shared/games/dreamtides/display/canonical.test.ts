import { describe, expect, it } from "vitest";
import {
  canonicalDifference,
  readTemplateVariables,
  renderTemplate,
  sourceOf,
} from "../../../../../../shared/games/dreamtides/language/display/index.js";
import type { Ability } from "../../../../../../shared/games/dreamtides/language/ast.js";

const { bindings } = readTemplateVariables("c: 2\nt: Ancient");
const drawTwo: Ability = { Event: { effect: { Effect: { DrawCards: { count: 2 } } } } };
const dissolve: Ability = { Event: { effect: { Effect: { DissolveCharacter: { target: { Enemy: "Character" } } } } } };
const discoverAncient: Ability = {
  Event: { effect: { Effect: { Discover: { predicate: { CharacterType: "Ancient" } } } } },
};

describe("the canonical form of a paragraph (DISPLAY-15)", () => {
  it.each<[string, string, Ability]>([
    ["the same words", "Draw {cards($c)}.", drawTwo],
    ["another case of a directive that shows the same", "{@cap dissolve} an enemy.", dissolve],
    ["problems of its own, told elsewhere", "Draw {cards($x)}", drawTwo],
  ])("is not questioned with %s", (_, paragraph, ability) => {
    expect(canonicalDifference(paragraph, bindings, ability)).toBeUndefined();
  });

  it.each<[string, string, Ability, string, string]>([
    ["a missing period", "Draw {cards($c)}", drawTwo, "}", "The game shows “cards.” instead of “cards”."],
    ["a small first letter", "draw {cards($c)}.", drawTwo, "d", "The game shows “Draw” instead of “draw”."],
    [
      "a keyword in small letters",
      "{dissolve} an enemy.",
      dissolve,
      "{dissolve}",
      "The game shows “Dissolve” instead of “dissolve”.",
    ],
    ["the wrong article", "{Discover} a {subtype($t)}.", discoverAncient, "a", "The game shows “an” instead of “a”."],
    ["a word too many", "Draw {cards($c)} now.", drawTwo, " now", "The game shows “cards” instead of “cards now”."],
    ["another last word", "Draw two.", drawTwo, "two", "The game shows “2 cards” instead of “two”."],
    ["a word too many in the middle", "Draw up {cards($c)}.", drawTwo, "up ", "The game leaves out “up”."],
    ["a word too few", "Draw cards.", drawTwo, "w", "The game adds “2”."],
    [
      "a keyword without its style",
      "Dissolve an enemy.",
      dissolve,
      "Dissolve",
      "The game shows these words in another style.",
    ],
    ["nothing where words should be", "", drawTwo, "", "The game adds “Draw 2 cards.”"],
  ])("tells %s, and where", (_, paragraph, ability, marked, message) => {
    const difference = canonicalDifference(paragraph, bindings, ability);
    expect(difference).toMatchObject({ code: "dreamtides/not-canonical", message });
    expect(paragraph.slice(difference?.from, difference?.to)).toBe(marked);
  });

  it("shows both texts", () => {
    const difference = canonicalDifference("draw {cards($c)}.", bindings, drawTwo);
    expect([difference?.written.plain, difference?.canonical.plain]).toEqual(["draw 2 cards.", "Draw 2 cards."]);
  });
});

describe("where a part of the markup comes from", () => {
  const template = "a {{b}} {card} c";
  const rendered = renderTemplate(template, new Map());

  it.each([
    ["a", "a"],
    ["{", "{{"],
    ["b}", "b}}"],
    ["ar", "{card}"],
    ["d c", "{card} c"],
  ])("%s comes from %s", (part, source) => {
    const from = rendered.markup.indexOf(part);
    const span = sourceOf(rendered, { from, to: from + part.length });
    expect(template.slice(span.from, span.to)).toBe(source);
  });

  it("has no gaps", () => {
    expect(rendered.pieces.at(-1)?.end).toBe(rendered.markup.length);
    expect(rendered.pieces.map(({ from }) => from).slice(1)).toEqual(rendered.pieces.map(({ to }) => to).slice(0, -1));
  });
});
