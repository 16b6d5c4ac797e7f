export { cardsDrawn, deckOdds, mostDrawn, mostTurns, type CardOdds, type DrawRule } from "./deck-odds.js";
export { chanceOfAtLeast, type Draw } from "./hypergeometric.js";
export { openingHandOf } from "./opening-hand.js";
export { sampleHand, type SampleHand } from "./sample-hand.js";
