import { idIndex, type Invariants } from "../../../validate/index.js";
import { summonerSheets } from "../sheets.js";
import { allowedAttributes, cardRules, cardsById, decksByName, playersById } from "./cards.js";
import { byName, namedBy } from "./names.js";
import { shapeRules } from "./shape.js";
import { textRule } from "./text-rule.js";

/** What must hold in the tables of Summoner TCG (SUMMONER-10). */
export const summonerInvariants: Invariants = {
  indexes: [...summonerSheets.map(idIndex), cardsById, playersById, decksByName, allowedAttributes, namedBy, byName],
  tallies: [],
  rules: [...cardRules, ...shapeRules, textRule],
  // Keys of the older shape, and keys in wrong places, have rules of their own.
  replaces: ["structure-unknown-key"],
};
