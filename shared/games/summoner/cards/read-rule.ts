import type { JsonObject, JsonValue } from "../../../match/index.js";
import {
  conditionTypes,
  effectTypes,
  filterKinds,
  isOneOf,
  operations,
  scopes,
  type Operation,
} from "../vocabulary.js";
import { listOf, numberOf, objectOf, textOf, textsOf } from "./json.js";
import { convertRule } from "./old-rule.js";
import type { Condition, Filter, Rule, Target } from "./rule.js";

/** Keys under which the parameter of a condition is found too, though `value` is its name (SUMMONER-5). */
export const otherParameters = [
  "attribute",
  "cardName",
  "monsterName",
  "opponentName",
  "opponentType",
  "opponentLevel",
] as const;

/** Conditions within conditions are read to this depth. */
const deepest = 32;

/** Reads a rule of either shape. What cannot be read does nothing. */
export function readRule(raw: JsonObject): Rule {
  const rule = convertRule(raw);
  const effect = textOf(rule.effectType);
  const known = isOneOf(effectTypes, effect) ? effect : null;
  return {
    effect: known,
    condition: readCondition(objectOf(rule.condition)),
    target: readTarget(objectOf(rule.target)),
    value: numberOf(rule.value),
    operation: readOperation(textOf(rule.operation), known),
    priority: numberOf(rule.priority) ?? 0,
    reason: textOf(rule.reason),
  };
}

function readOperation(operation: string, effect: Rule["effect"]): Operation | null {
  if (isOneOf(operations, operation)) return operation;
  return effect === "modifyMonsterValue" || effect === "modifyNativeAddition" ? "set" : null;
}

export function readCondition(raw: JsonObject, depth = 0): Condition {
  const type = textOf(raw.type);
  if (depth > deepest) return { kind: "unknown" };
  if (type === "and" || type === "or") {
    return { kind: type, of: listOf(raw.conditions).map((each) => readCondition(objectOf(each), depth + 1)) };
  }
  if (type === "not") return { kind: "not", of: readCondition(objectOf(raw.condition), depth + 1) };
  if (!isOneOf(conditionTypes, type)) return { kind: "unknown" };
  return { kind: "basic", type, value: parameterOf(raw), operator: textOf(raw.operator) };
}

function parameterOf(raw: JsonObject): string {
  const key = ["value", ...otherParameters].find((each) => raw[each] !== undefined && raw[each] !== "");
  const value: JsonValue | undefined = key === undefined ? undefined : raw[key];
  return typeof value === "number" ? String(value) : textOf(value);
}

function readTarget(raw: JsonObject): Target {
  const filters = raw.subScope ?? raw.action;
  return {
    side: raw.type === "opponent" ? "opponent" : "self",
    scope: raw.scope === undefined ? null : textsOf(raw.scope).filter((each) => isOneOf(scopes, each)),
    filters: filters === undefined ? [{ kind: "all" }] : textsOf(filters).map(readFilter),
  };
}

export function readFilter(text: string): Filter {
  if (text === "all") return { kind: "all" };
  const kind = filterKinds.find((each) => text.startsWith(`${each}_`));
  return kind === undefined ? { kind: "unknown" } : { kind, value: text.slice(kind.length + 1) };
}
