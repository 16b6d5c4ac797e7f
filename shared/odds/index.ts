export { dealHand, type DealtHand, type KeepRule } from "./dealing.js";
export {
  dealtHands,
  dealtOdds,
  groupsOfDefinitions,
  marginOfHands,
  mulliganFigures,
  withDealt,
  type MulliganFigures,
} from "./dealt-odds.js";
export {
  cardsDrawn,
  deckOdds,
  groupOdds,
  mostTurns,
  mostWanted,
  type CardOdds,
  type DrawRule,
  type Wanted,
} from "./deck-odds.js";
export { groupColumns, groupsAtMost, groupsBy, type GroupColumn, type OddsRow } from "./groups.js";
export { chanceOfAtLeast } from "./hypergeometric.js";
export { openingHandOf } from "./opening-hand.js";
export { sampleHand, sampleOfDealt, type SampleHand } from "./sample-hand.js";
