/** The words of cards and rules, as the data files spell them (SUMMONER-2). */

export const monsterZones = ["sky", "left", "right"] as const;
export type MonsterZone = (typeof monsterZones)[number];

/** The zones of a field, in the order by which actions number them. */
export const fieldZones = [...monsterZones, "help", "sp"] as const;
export type FieldZone = (typeof fieldZones)[number];

export const scopes = [...fieldZones, "monster", "summoner", "this"] as const;
export type Scope = (typeof scopes)[number];

export const conditionTypes = [
  "always",
  "selfHasSummoner",
  "opponentHasSummoner",
  "opponentDontHasSummoner",
  "opponentSummonerHasType",
  "selfSummonerHasLevel",
  "opponentSummonerHasLevel",
  "selfHasMonster",
  "opponentHasMonster",
  "selfHasMonsterWithAttribute",
  "selfHasHelpCardOnField",
  "opponentHasHelpCardOnField",
  "handCardLessThan",
  "cardHasAttribute",
  "cardHasMonsterType",
] as const;
export type ConditionType = (typeof conditionTypes)[number];

export const effectTypes = [
  "modifyMonsterValue",
  "resetToOriginalValue",
  "modifyNativeAddition",
  "blockSummonCard",
  "ableToSummon",
  "invalidCardEffect",
  "drawCardToLimit",
  "swapMonsterPosition",
  "swapSummonerCard",
  "removeAllEffectFromOpponent",
  "finalPointReduction",
  "overrideRestriction",
] as const;
export type EffectType = (typeof effectTypes)[number];

/** Effects that happen once, when their card is played face up. */
export const onceEffects: readonly EffectType[] = ["drawCardToLimit", "swapMonsterPosition", "swapSummonerCard"];

export const operations = ["set", "add", "multiply"] as const;
export type Operation = (typeof operations)[number];

/** Beginnings of the filters of a target: `attr_wind`. `subType_` and `value_` are extensions of Cardwright. */
export const filterKinds = ["name", "attr", "monsterType", "subType", "value"] as const;
export type FilterKind = (typeof filterKinds)[number];

/** The types of rules of the older shape (SUMMONER-6). */
export const oldEffectTypes = ["valueModification", "summonRestriction", "summonCondition"] as const;

export const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);
