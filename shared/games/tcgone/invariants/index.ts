import { idIndex, type Invariants } from "../../../validate/index.js";
import { tcgoneSheets } from "../sheets.js";
import {
  cardsById,
  cardsByName,
  energyLetter,
  hpStep,
  idForm,
  idUnique,
  kindColumns,
  stageChain,
  weaknessForms,
  withoutEffect,
} from "./cards.js";
import { effectScript } from "./effects.js";
import { abilityRows } from "./rows.js";
import { textDiffers } from "./printed.js";
import { deckCopies, deckHasBasic, deckLines, deckSize } from "./decks.js";

/** What must hold in the tables of TCG ONE (TCGONE-5). */
export const tcgoneInvariants: Invariants = {
  indexes: [...tcgoneSheets.map(idIndex), cardsById, cardsByName, deckLines],
  tallies: [],
  rules: [
    idUnique,
    idForm,
    kindColumns,
    stageChain,
    energyLetter,
    weaknessForms,
    hpStep,
    withoutEffect,
    effectScript,
    abilityRows,
    textDiffers,
    deckSize,
    deckCopies,
    deckHasBasic,
  ],
};
