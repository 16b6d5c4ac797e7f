import { structureCodes, type Invariants } from "../../../validate/index.js";
import { equalCopies, rarityShare, totalCopies } from "./copies.js";
import { deckCardsById } from "./deck-hosts.js";
import { deckCopies, deckPlayable, deckSize } from "./decks.js";
import { cardsByPower, creepDominance } from "./dominance.js";
import { effectCapitalPeriod, effectPairUnique, effectsDiffer, twoEffects } from "./effects.js";
import { effectCategory, effectLevel } from "./effect-availability.js";
import { effectLanguageRules } from "./effect-language.js";
import { creepEffectScale } from "./effect-scale.js";
import { effectData } from "./effect-data.js";
import {
  placeholderCycle,
  placeholderDuplicateValue,
  placeholderUnknown,
  templateExpands,
} from "./effect-data-rules.js";
import {
  removalUnused,
  replacementOrder,
  replacementUnused,
  templateDuplicate,
  templateEmpty,
  templateOverlap,
  templateUnparsed,
} from "./effect-output-rules.js";
import { indexes } from "./indexes.js";
import { levelRange, spellNoSubtype, subtypeLimit, typeValid, unitHasSubtype } from "./kinds.js";
import { loreInert } from "./lore.js";
import { idUnique, imageNamed, nameSet, nameUnique } from "./names.js";
import { cardsByWave, creepNewVersusOld } from "./new-cards.js";
import { printRunField, sharesSum, singlePack } from "./print-run.js";
import { allRarities } from "./rarities.js";
import { cardsByKindWord, creepReach } from "./reach.js";
import { unknownCard } from "./references.js";
import { noPromo, noReprint } from "./reprints.js";
import { serialMatches, serialUnique } from "./serials.js";
import { spellModifierRange, spellSign } from "./spell-modifiers.js";
import { placeholdersByName, styleData, wordSheets } from "./style-data.js";
import { styleDeduced, stylePatternUnmatched, styleValid } from "./styles.js";
import { tierSpellBonus, tierUnitMonotone, tierUnitSum } from "./tier-stats.js";
import { transparencyValid } from "./transparency.js";
import { statGranularity, unitStatRange, unitStatSum } from "./unit-stats.js";

/** What must hold in the tables of TTCG (TTCG-7). */
export const ttcgInvariants: Invariants = {
  indexes: [
    ...indexes,
    deckCardsById,
    effectData,
    styleData,
    placeholdersByName,
    cardsByPower,
    cardsByKindWord,
    cardsByWave,
  ],
  replaces: structureCodes,
  lexicon: wordSheets,
  tallies: [totalCopies],
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
    ...effectLanguageRules,
    effectCategory,
    effectLevel,
    creepEffectScale,
    creepReach,
    creepDominance,
    creepNewVersusOld,
    styleValid,
    styleDeduced,
    serialMatches,
    serialUnique,
    transparencyValid,
    imageNamed,
    allRarities,
    tierUnitSum,
    tierUnitMonotone,
    tierSpellBonus,
    equalCopies,
    rarityShare,
    sharesSum,
    noReprint,
    noPromo,
    singlePack,
    printRunField,
    loreInert,
    deckSize,
    deckCopies,
    deckPlayable,
    unknownCard,
    placeholderUnknown,
    placeholderCycle,
    placeholderDuplicateValue,
    templateExpands,
    templateDuplicate,
    templateOverlap,
    templateEmpty,
    templateUnparsed,
    removalUnused,
    replacementUnused,
    replacementOrder,
    stylePatternUnmatched,
  ],
};
