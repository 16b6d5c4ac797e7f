import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { toySetup } from "./toy/decks.js";
import { toy } from "./toy/rules.js";

const setup = toySetup(2);
const { state } = must(toy.setup(setup));
const saved = toy.save(state);

type Position = Record<string, unknown>;

/** The saved text with its position changed. */
function with_(change: (position: Position) => Position): string {
  const data = JSON.parse(saved) as { position: Position };
  return JSON.stringify({ ...data, position: change(data.position) });
}

describe("a saved position", () => {
  it("comes back as it was", () => {
    expect(must(toy.load(saved, setup))).toEqual(state);
  });

  it.each([
    ["no JSON", "{"],
    ["of another format", saved.replace("cardwright-position", "other")],
    ["of another game", saved.replace('"ruleset":"toy"', '"ruleset":"chess"')],
    ["with a field too many", with_((position) => ({ ...position, extra: 1 }))],
    ["with a broken card", with_((position) => ({ ...position, cards: [{}] }))],
    ["with a zone missing", with_((position) => ({ ...position, zones: {} }))],
    ["with a card in two places", with_((position) => ({ ...position, zones: { ...state.zones, spent: [[0], []] } }))],
    ["with a card nowhere", with_((position) => ({ ...position, zones: { ...state.zones, deck: [[], []] } }))],
    ["with nobody to ask", with_((position) => ({ ...position, frames: [] }))],
    [
      "with an effect that is not known",
      with_((position) => ({
        ...position,
        bundles: [
          {
            id: 1,
            program: "constructor",
            cause: { kind: "", seat: 0, card: 0, object: 0, ability: 0 },
            vars: {},
            created: 0,
            expires: 0,
            until: [],
            bound: 0,
          },
        ],
      })),
    ],
    ["with a chance that is none", with_((position) => ({ ...position, random: [1, 2] }))],
  ])("%s is refused in words", (_name, text) => {
    expect(toy.load(text, setup)).toMatchObject({ ok: false, error: { code: "match/save" } });
  });

  it("needs decks the rules accept", () => {
    expect(toy.load(saved, { ...setup, decks: [] })).toMatchObject({ ok: false, error: { code: "toy/decks" } });
  });
});
