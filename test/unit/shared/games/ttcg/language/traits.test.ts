import { expect, it } from "vitest";
import { effectLanguage } from "../../../../../../shared/games/ttcg/language/index.js";

it.each([
  ["Draw two cards.", ["Style: normal", "Form: activated", "Level: any"]],
  [
    "While this card is on the field, all fire cards gain 25 attack.",
    ["Style: continuous", "Form: continuous", "Level: any"],
  ],
  [
    "Discard this card to add one fire card from your deck to your hand.",
    ["Style: latent", "Form: from hand", "Level: any"],
  ],
  ["The equip card gains 100 attack.", ["Style: equip", "Form: equip", "Level: any"]],
  ["Draw three cards.", ["Style: normal", "Form: activated", "Level: units from 2, spells from 2"]],
  ["Draw five cards.", ["Style: normal", "Form: activated", "Level: units from 4, no spells"]],
  ["Destroy one rank 5 card on the field.", ["Style: normal", "Form: activated", "Level: units from 4, spells from 3"]],
  ["Draw two crads.", []],
])("names the style, form and levels of %j", (text, traits) => {
  const { abilities } = effectLanguage.read({ "effect-1": text });
  const found = abilities.flatMap((each) => each.traits?.() ?? []);
  expect(found.map(({ title, value }) => `${title}: ${value}`)).toEqual(traits);
});
