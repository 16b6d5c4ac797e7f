/** Cards as other programs read them. */
export { exportCards, type CardRow, type ExportCard } from "./card.js";
export { cardGameSimulatorFiles, withFileIds, type MadeFile } from "./card-game-simulator.js";
export { cockatriceXml, type CardSet, type Exported } from "./cockatrice.js";
export { copiesIn, countTogether } from "./copies.js";
export { copiesByDeck, readDeckList, type DeckEntry } from "./deck-list.js";
export { isSetCode, pictureNames, plainName } from "./picture-names.js";
export { quantityCsv } from "./qty-csv.js";
export { planDecks, savedObject, type DeckPlan, type FaceSheet } from "./tabletop-simulator.js";
