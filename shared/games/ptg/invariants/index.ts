import { idIndex, structureCodes, type Invariants } from "../../../validate/index.js";
import { ptgSheets } from "../sheets.js";
import { duplicateKey, idUnique } from "./duplicates.js";
import { cardsById } from "./parts.js";
import { unknownColumn } from "./columns.js";
import { anyProvided, noDefense } from "./numbers.js";
import { paramRule, targetKind } from "./params.js";
import { structureRules } from "./structure.js";
import { textNumber, textTarget } from "./texts.js";
import { triggerAlias, triggerMismatch } from "./triggers.js";

/** What must hold in the tables of PTG (PTG-10). */
export const ptgInvariants: Invariants = {
  indexes: [...ptgSheets.map(idIndex), cardsById],
  tallies: [],
  rules: [
    ...structureRules,
    duplicateKey,
    idUnique,
    triggerAlias,
    triggerMismatch,
    paramRule,
    noDefense,
    anyProvided,
    targetKind,
    unknownColumn,
    textNumber,
    textTarget,
  ],
  replaces: structureCodes,
};
