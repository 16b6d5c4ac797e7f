import type { JsonObject, JsonValue } from "../../../match/index.js";
import { isOneOf, monsterZones, oldEffectTypes } from "../vocabulary.js";
import { objectOf, textOf, textsOf } from "./json.js";

/** Whether a rule has the older shape, in which the scope is one word and a condition stands by itself (SUMMONER-6). */
export const isOldRule = (rule: JsonObject): boolean =>
  isOneOf(oldEffectTypes, textOf(rule.effectType)) || typeof objectOf(rule.target).scope === "string";

const conditionNames: Readonly<Record<string, string>> = {
  summoner: "selfHasSummoner",
  helpCardUsed: "selfHasHelpCardOnField",
  selfHasMonsterType: "selfHasMonsterWithAttribute",
};

const parameterNames = [
  "value",
  "monsterName",
  "opponentName",
  "opponentType",
  "opponentLevel",
  "cardName",
  "monsterType",
];

/** The rule in the newer shape; one that has it already is returned as it is. */
export function convertRule(rule: JsonObject): JsonObject {
  if (!isOldRule(rule)) return rule;
  const target = objectOf(rule.target);
  const effect = newEffect(textOf(rule.effectType), target);
  const converted: Record<string, JsonValue> = {
    condition: { type: "and", conditions: [newCondition(objectOf(rule.condition))] },
    target: {
      // The texts say "component" where they mean the opponent.
      type: target.type === "self" ? "self" : "opponent",
      scope: newScope(textOf(target.scope), effect),
      subScope: newFilters(target),
    },
    effectType: effect,
    value: effect === "modifyMonsterValue" || effect === "modifyNativeAddition" ? asText(rule.value) : "0",
    ...(effect === "blockSummonCard" ? {} : { operation: "set" }),
    span: "allTime",
  };
  return converted;
}

const asText = (value: JsonValue | undefined): string =>
  typeof value === "number" || typeof value === "string" ? String(value) : "0";

function newCondition(condition: JsonObject): JsonObject {
  const type = textOf(condition.type);
  const key = parameterNames.find((name) => condition[name] !== undefined);
  const value = key === undefined ? undefined : condition[key];
  const operator = textOf(condition.operator);
  return {
    type: conditionNames[type] ?? type,
    ...(value === undefined ? {} : { value: asText(value) }),
    ...(operator === "" ? {} : { operator: operator === "UnderOrEqual" ? "BelowOrEqual" : operator }),
  };
}

function newEffect(effect: string, { modificationType }: JsonObject): string {
  if (effect === "summonRestriction") return "blockSummonCard";
  if (effect === "summonCondition") return "ableToSummon";
  if (effect !== "valueModification") return effect;
  return modificationType === "nativeAddition" ? "modifyNativeAddition" : "modifyMonsterValue";
}

function newScope(scope: string, effect: string): readonly string[] {
  if (effect === "ableToSummon" || scope === "single") return ["this"];
  if (scope === "adjacent") return ["left", "right"];
  return scope === "sky" || scope === "sp" ? [scope] : [...monsterZones];
}

function newFilters({ monsterName, monsterType, value }: JsonObject): readonly string[] {
  const filters = [
    ...textsOf(monsterName).map((name) => `name_${name}`),
    ...textsOf(monsterType).map((type) => `monsterType_${type}`),
    ...(typeof value === "number" || typeof value === "string" ? [`value_${value}`] : []),
  ];
  return filters.length === 0 ? ["all"] : filters;
}
