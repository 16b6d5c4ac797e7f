import { describe, expect, it } from "vitest";
import { lower } from "../../../../../../shared/games/ttcg/language/program/lower.js";
import type { EffectProgram } from "../../../../../../shared/games/ttcg/language/program/program.js";
import { publishedReader } from "../../../../../../shared/games/ttcg/language/read.js";

function programOf(text: string): EffectProgram {
  const program = lower(publishedReader().read(text).effect);
  if (program === undefined) throw new Error(`Nothing reads: ${text}`);
  return program;
}

describe("the program of an effect (EFFECT-8)", () => {
  it.each([
    ["Draw two cards.", "activated"],
    ["Discard one card to draw two cards.", "activated"],
    ["Discard this card to draw two cards.", "from-hand"],
    ["Discard this card to equip this card to one unit.", "from-hand"],
    ["Destroy this card to draw two cards.", "activated"],
    ["Equip this card to one unit.", "equip"],
    ["Equip one unit to this card.", "activated"],
    ["The equipped unit gains 50 attack.", "equip"],
    ["When this card attacks, the equipped unit gains 50 attack.", "triggered"],
    ["If you control two units, the equipped unit gains 50 attack.", "activated"],
    ["This turn, the equipped unit gains 50 attack.", "activated"],
    ["Destroy the equipped unit.", "activated"],
    ["You can rank up this card using a fire card.", "permission"],
    ["While this card is on the field, fire cards can rank up using water cards.", "continuous"],
    ["While this card is dormant, draw one card.", "dormant"],
    ["While this card is dormant, when a card is destroyed, draw one card.", "dormant"],
    ["While this card is tapped, all units gain 50 attack.", "while-tapped"],
    ["While this card is tapped, when a card is destroyed, draw one card.", "while-tapped"],
    ["While this card is tapped, draw one card.", "activated"],
    ["While this card is tapped, all units gain 50 attack, then draw one card.", "activated"],
    ["While this card remains on the field, all units gain 50 attack.", "continuous"],
    ["While this card remains on the field, all units gain 50 attack, then draw one card.", "activated"],
    ["While this card is untapped, draw one card.", "activated"],
    ["When a card is destroyed, draw one card.", "triggered"],
  ])("%s is %s", (text, form) => expect(programOf(text).form).toBe(form));

  it("happens once per turn, and asks, where the text says so", () => {
    const [often, once] = ["You can draw one card.", "Once per turn, draw one card."].map(programOf);
    expect([often?.once, often?.optional, once?.once, once?.optional]).toEqual([false, true, true, false]);
  });

  it.each<[text: string, place: object]>([
    ["Destroy one fire card.", { zone: "field" }],
    ["Destroy one fire card you control.", { zone: "field", controller: "you" }],
    ["Discard one fire card.", { zone: "hand", controller: "you" }],
    ["Your opponent discards one fire card.", { zone: "hand", controller: "them" }],
    ["Play one fire card.", { zone: "hand", controller: "you" }],
    ["Each player plays one fire card.", { zone: "hand", controller: "them" }],
    ["Reveal one fire card.", { zone: "hand", controller: "you" }],
    ["Send one dormant fire card to the discard pile.", { zone: "field", controller: "you" }],
    ["Send one enemy dormant fire card to the discard pile.", { zone: "field", controller: "opponent" }],
    ["Send one dormant fire card on your side of the field to the discard pile.", { zone: "field", side: "you" }],
    ["Send one fire card to the discard pile.", { zone: "field" }],
    ["Activate the effect of a dormant fire card.", { zone: "field", controller: "you" }],
    ["Activate the effect of a fire card.", { zone: "field" }],
    ["Add one fire card from your deck to your hand.", { zone: "deck", controller: "you" }],
    ["Recover one fire card.", { zone: "discard", controller: "you" }],
    ["Recover one fire card from your deck.", { zone: "deck", controller: "you" }],
    ["Your opponent recovers one fire card.", { zone: "discard", controller: "them" }],
    ["Gain one point for each fire card.", { zone: "field" }],
    ["Discard one fire card to draw one card.", { zone: "hand", controller: "you" }],
    ["Reveal one fire card to draw one card.", { zone: "hand", controller: "you" }],
    ["Destroy one fire card to draw one card.", { zone: "field" }],
    ["If you control two fire cards, draw one card.", { zone: "field" }],
  ])("%s: where the cards are", (text, place) => {
    const { costs, test, ops } = programOf(text);
    const selectors: unknown[] = [];
    JSON.stringify([costs, test ?? null, ops], (_, value: unknown) => {
      if (typeof value === "object" && value !== null && "noun" in value) selectors.push(value);
      return value;
    });
    const { zone, controller, side } = selectors[0] as Readonly<Record<string, unknown>>;
    expect({ zone, controller, side }).toEqual({ controller: undefined, side: undefined, ...place });
  });
});
