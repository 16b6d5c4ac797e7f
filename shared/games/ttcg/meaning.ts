import type { MeaningGuide } from "../../search/index.js";

/** How effects are searched. Names are those of the trees that the language reads. */
export const ttcgMeaning: MeaningGuide = {
  bounds: { eq: "exactly", lte: "at-most", gte: "at-least", exact: "exactly", fixed: "at-most", "up-to": "at-most" },
  examples: [
    { query: "op: destroy", about: "destroy cards" },
    { query: "op: add, zone: deck", about: "fetch cards from the deck" },
    { query: "Ability(cost: discard, op: play)", about: "discard cards to play others, in one effect" },
    { query: "subtype: dragon", about: "name dragons" },
    { query: "rank(value <= 2)", about: "reach rank 2 or lower" },
    { query: "mode: all", about: "reach all cards of a kind" },
    { query: "when", about: "are set off by an event" },
    { query: "while(on-field) and not stat", about: "last on the field and change no stats" },
    { query: "stat: defense", about: "change defense" },
    { query: '"next turn"', about: "the words on the card" },
    { query: "State: Problems", about: "not understood yet" },
  ],
};
