export { cardsDrawn, deckOdds, mostTurns, type DrawRule } from "./deck-odds.js";
export { chanceOfAtLeast } from "./hypergeometric.js";
export { openingHandOf } from "./opening-hand.js";
export { sampleHand } from "./sample-hand.js";
