import { CARD_SUBTYPES, subtypeSpelling } from "./language/index.js";

/** What the game's card tables may hold (LANG-18). Case counts everywhere. */
export const cardTypes = ["Character", "Event", "Dreamsign", "Dreamcaller", "Dreamwell"] as const;
export const rarities = ["Common", "Uncommon", "Rare", "Legendary", "Special"] as const;
export const subtypes: readonly string[] = CARD_SUBTYPES.map(subtypeSpelling);
export const listTypes = ["BaseCardId", "DreamwellCardId"] as const;
export const effectTypes = [
  "FireProjectile",
  "DissolveTargets",
  "ReverseDissolveTargets",
  "DisplayEffect",
  "SetCardTrail",
] as const;
export const effectTriggers = [
  "ApplyTargetedEffect",
  "DrawCards",
  "ActivatedAbility",
  "SelectedTargetsForCard",
] as const;
export const effectObjects = ["ThisCard", "ForEachTarget", "ControllerDeck"] as const;
