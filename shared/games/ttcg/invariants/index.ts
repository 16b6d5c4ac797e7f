import type { Invariants } from "../../../validate/index.js";
import { effectCapitalPeriod, effectPairUnique, effectsDiffer, twoEffects } from "./effects.js";
import { indexes } from "./indexes.js";
import { idUnique, imageNamed, nameSet, nameUnique } from "./names.js";
import { serialMatches, serialUnique } from "./serials.js";
import { spellModifierRange, spellSign } from "./spell-modifiers.js";
import {
  levelRange,
  spellNoSubtype,
  styleDeduced,
  styleValid,
  subtypeLimit,
  transparencyValid,
  typeValid,
  unitHasSubtype,
} from "./types.js";
import { statGranularity, unitStatRange, unitStatSum } from "./unit-stats.js";

/** What must hold in the tables of the True Trading Card Game (`ttcg.md` 2). */
export const ttcgInvariants: Invariants = {
  indexes,
  tallies: [],
  rules: [
    unitStatSum,
    unitStatRange,
    statGranularity,
    spellModifierRange,
    spellSign,
    levelRange,
    typeValid,
    unitHasSubtype,
    subtypeLimit,
    spellNoSubtype,
    twoEffects,
    effectsDiffer,
    effectPairUnique,
    nameUnique,
    nameSet,
    idUnique,
    effectCapitalPeriod,
    styleValid,
    styleDeduced,
    serialMatches,
    serialUnique,
    transparencyValid,
    imageNamed,
  ],
};
