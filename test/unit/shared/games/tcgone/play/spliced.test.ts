import { expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { playMatch, randomBot } from "../../../../../../shared/bots/index.js";
import { definitionSchema } from "../../../../../../shared/games/tcgone/play/cards/definition.js";
import { randomFrom } from "../../../../../../shared/match/index.js";
import { anySetup, sampleMaterial, tcgoneRuleset } from "../../../../../support/match/tcgone.js";
import { splicedCards } from "../../../../../support/tcgone/spliced-cards.js";

// The soak does the same with 10,000 scripts.
it("what the checker accepts is loaded and played, with no fault but that of its bounds", () => {
  const material = sampleMaterial();
  const definitions = material.definitions.map((each) => definitionSchema.parse(each));
  for (const seed of [1, 2, 3]) {
    const { cards, tried, accepted } = splicedCards(definitions, randomFrom(seed));
    expect(accepted).toBeGreaterThan(tried / 4);
    const setup = { ...anySetup(material, seed), definitions: cards };
    const { constants } = must(tcgoneRuleset.setup(setup)).state;
    expect(constants.cards.flatMap(({ fault }) => fault ?? [])).toEqual([]);
    const played = playMatch(tcgoneRuleset, setup, [randomBot, randomBot], { seed, limit: 1_500 });
    if (!played.ok) expect(["match/depth", "match/effect-budget", "match/endless"]).toContain(played.error.code);
  }
});
