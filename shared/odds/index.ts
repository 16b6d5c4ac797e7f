export { cardsDrawn, deckOdds, mostTurns, mostWanted, type DrawRule } from "./deck-odds.js";
export { chanceOfAtLeast } from "./hypergeometric.js";
export { openingHandOf } from "./opening-hand.js";
export { sampleHand } from "./sample-hand.js";
