import { structureCodes, type Invariants } from "../../../validate/index.js";
import { abilityFitsType, modalCost, sparkOnCharacters, subtypeOnCharacters } from "./consistency.js";
import { fieldType } from "./field-types.js";
import { idForm, idUnique } from "./ids.js";
import { energyCost, negativeNumber } from "./numbers.js";
import {
  cardName,
  dissolveColor,
  indexes,
  listTypeFits,
  tableField,
  unknownCard,
  unknownCardFigures,
} from "./references.js";
import { requiredField } from "./required-fields.js";
import { rulesText } from "./rules-text.js";
import { promptsNote } from "./tables.js";
import { enumDrift, unknownWord } from "./vocabularies.js";

/** What must hold in the tables of Dreamtides: what its loader refuses, and what its designers keep to. */
export const dreamtidesInvariants: Invariants = {
  indexes,
  replaces: structureCodes,
  tallies: [],
  rules: [
    fieldType,
    requiredField,
    idForm,
    idUnique,
    energyCost,
    negativeNumber,
    unknownWord,
    rulesText,
    modalCost,
    abilityFitsType,
    sparkOnCharacters,
    subtypeOnCharacters,
    cardName,
    unknownCard,
    unknownCardFigures,
    listTypeFits,
    tableField,
    dissolveColor,
    enumDrift,
    promptsNote,
  ],
};
