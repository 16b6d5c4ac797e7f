import type { MeaningGuide } from "../../search/index.js";

/** How abilities are searched. Names are those of the catalogue of ability ASTs (LANG-12). */
export const dreamtidesMeaning: MeaningGuide = {
  bounds: {
    OrLess: "at-most",
    OrMore: "at-least",
    Exactly: "exactly",
    UpTo: "at-most",
    BanishAllCardsFromYourVoidWithMinCount: "at-least",
    LowerBy: "relative",
    HigherBy: "relative",
  },
  variables: ["CharacterType", "NotCharacterType", "figment"],
  around: ["Event", "effect", "Effect"],
  examples: [
    { query: "DissolveCharacter(target: Enemy, cost <= 3)", about: "dissolve an enemy with cost 3 or less" },
    { query: "Triggered(Judgment, DrawCards)", about: "draw cards at Judgment" },
    { query: "GainEnergy(gains >= 2) and not Event", about: "gain 2 energy or more, other than as an event" },
    { query: "Activated(costs: AbandonCharactersCount)", about: "abandon characters for an effect" },
    { query: "Reclaim <= 2 or ReclaimForCost", about: "cheap to reclaim" },
    { query: "Dissolve*(Enemy or Any)", about: "any way to dissolve that reaches an enemy" },
    { query: "target: (Your or Another)", about: "aims at a card of its owner" },
    { query: '"until end of turn"', about: "the words on the card" },
    { query: "State: Problems", about: "not understood yet" },
    { query: "{Dissolve} an enemy with cost {energy($e)} or less.", about: "cards that say so, whatever the numbers" },
  ],
};
