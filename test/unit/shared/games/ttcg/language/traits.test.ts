import { expect, it } from "vitest";
import { effectLanguage } from "../../../../../../shared/games/ttcg/language/index.js";

it.each([
  ["Draw two cards.", ["Style: normal", "Form: activated"]],
  ["While this card is on the field, all fire cards gain 25 attack.", ["Style: continuous", "Form: continuous"]],
  ["Discard this card to add one fire card from your deck to your hand.", ["Style: latent", "Form: from hand"]],
  ["The equip card gains 100 attack.", ["Style: equip", "Form: equip"]],
  ["Draw two crads.", []],
])("names the style and the form of %j", (text, traits) => {
  const { abilities } = effectLanguage.read({ "effect-1": text });
  const found = abilities.flatMap((each) => each.traits?.() ?? []);
  expect(found.map(({ title, value }) => `${title}: ${value}`)).toEqual(traits);
});
