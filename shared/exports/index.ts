/** Cards as other programs read them. */
export { copiesByDeck, readDeckList, type DeckEntry } from "./deck-list.js";
export { pictureNames, plainName } from "./picture-names.js";
