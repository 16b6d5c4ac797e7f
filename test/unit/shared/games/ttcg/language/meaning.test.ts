import { describe, expect, it } from "vitest";
import { effectLanguage } from "../../../../../../shared/games/ttcg/language/index.js";
import { ttcgMeaning } from "../../../../../../shared/games/ttcg/meaning.js";
import { ask, MeaningWriter, Names } from "../../../../../../shared/search/index.js";

const names = new Names();
const writer = new MeaningWriter(names, ttcgMeaning);
const meaningOf = (first: string, second = "") =>
  writer.meaning(effectLanguage.read({ "effect-1": first, "effect-2": second }));

const cards = {
  destroyer: meaningOf("Destroy one dragon card on the field."),
  fetcher: meaningOf("Add up to two rank 1 warrior cards from your deck to your hand."),
  trader: meaningOf("Discard one reptile card to play one rank 1 reptile card from your deck."),
  strong: meaningOf("While this card is on the field, all beast cards gain 50 defense."),
  late: meaningOf("When this card is sent to the discard pile, your opponent takes one point of damage."),
  watcher: meaningOf("While this card is on the field, elemental cards cannot be targeted by effects."),
  slow: meaningOf("Your opponent cannot play spellcaster cards next turn."),
  unread: meaningOf("Make me a sandwich."),
};

function found(query: string): readonly string[] {
  const question = ask(query, { language: effectLanguage, guide: ttcgMeaning, names });
  if (!("test" in question)) throw new Error(`${query} is not understood`);
  return Object.entries(cards)
    .filter(([, card]) => question.test(card))
    .map(([name]) => name);
}

describe("the examples of searches by meaning", () => {
  it.each([
    ["op: destroy", ["destroyer"]],
    ["op: add, zone: deck", ["fetcher"]],
    ["Ability(cost: discard, op: play)", ["trader"]],
    ["subtype: dragon", ["destroyer"]],
    ["rank(value <= 2)", ["fetcher", "trader"]],
    ["mode: all", ["strong", "watcher"]],
    ["when", ["late"]],
    ["while(on-field) and not stat", ["watcher"]],
    ["stat: defense", ["strong"]],
    ['"next turn"', ["slow"]],
    ["State: Problems", ["unread"]],
  ])("%s", (query, expected) => expect(found(query)).toEqual(expected));

  it("are all tried here", () => expect(ttcgMeaning.examples).toHaveLength(11));
});
