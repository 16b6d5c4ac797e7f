import type { JsonObject, JsonValue, Seat } from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import { listOf, numberOf, objectOf, textOf, textsOf } from "../cards/json.js";
import { convertRule } from "../cards/old-rule.js";
import { readCondition } from "../cards/read-rule.js";
import { other, type Board } from "./board.js";
import { holds } from "./conditions.js";
import { bonusOf } from "./native.js";

/** A card on a field as the first revision of the server keeps it: it writes to the values that it reads. */
export interface KeptCard {
  readonly key: number;
  readonly card: Blueprint;
  readonly zone: string;
  readonly seat: Seat;
  readonly covered: boolean;
  /** `valueOnField`; null where the file has none. */
  value: number | null;
  /** `value` of the details, which effects overwrite; null for that of the card. */
  printed: number | null;
}

const rulesOf = ({ raw }: Blueprint): readonly JsonObject[] => listOf(raw.effectRules).map(objectOf);

/** Fields are walked in this order. */
const walked = ["sky", "left", "right"];

const printedOf = ({ card, printed }: KeptCard): number => printed ?? card.value;

const isMonsterIn = ({ card, zone }: KeptCard): boolean => card.kind === "monster" && walked.includes(zone);

/**
 * The total of a player by the first revision (BATTLE-12): effects overwrite printed values, then each monster that lies face up
 * is worth what is stored for it, plus the native addition, which is stored in turn.
 */
export function firstTotal(board: Board, cards: readonly KeptCard[], seat: Seat): number {
  const own = walked.flatMap((zone) =>
    cards.filter((each) => each.seat === seat && each.zone === zone && !each.covered),
  );
  for (const { card } of own.filter(isMonsterIn)) {
    for (const rule of rulesOf(card)) {
      if (holds(board, oldCondition(rule), { seat })) overwrite(cards, seat, rule);
    }
  }
  let total = 0;
  for (const each of own) {
    if (!isMonsterIn(each)) continue;
    each.value = (each.value || printedOf(each)) + nativeOf(board, each, seat);
    total += each.value;
  }
  return total;
}

const oldCondition = (rule: JsonObject) => readCondition(objectOf(convertRule(rule).condition));

/** Of all effects only those that aim at several monsters do anything, and only to the printed value. */
function overwrite(cards: readonly KeptCard[], seat: Seat, rule: JsonObject): void {
  const target = objectOf(rule.target);
  const value = numberOf(rule.value);
  if (rule.effectType !== "valueModification" || value === null || target.modificationType !== undefined) return;
  const zones = target.scope === "adjacent" ? ["left", "right"] : target.scope === "all" ? walked : [];
  const side = target.type === "opponent" ? other(seat) : target.type === "component" ? seat : null;
  if (side === null || (target.scope === "all" && target.monsterType === undefined && target.value === undefined))
    return;
  for (const each of cards) {
    if (each.seat !== side || each.covered || !zones.includes(each.zone) || !isMonsterIn(each)) continue;
    if (typeof target.monsterType === "string" && !each.card.types.includes(target.monsterType)) continue;
    if (target.value !== undefined && printedOf(each) !== numberOf(target.value)) continue;
    each.printed = value;
  }
}

/** The native addition of the current summoner, unless one of its rules replaces each entry. */
function nativeOf(board: Board, card: KeptCard, seat: Seat): number {
  const summoner = board.summoners[seat];
  if (!summoner) return 0;
  const negation = rulesOf(summoner).find(
    (rule) =>
      rule.effectType === "valueModification" &&
      objectOf(rule.target).type === "self" &&
      objectOf(rule.target).modificationType === "nativeAddition" &&
      ["opponentHasSummoner", "opponentSummonerHasType"].includes(textOf(objectOf(rule.condition).type)) &&
      isRestricting(board, objectOf(rule.condition), seat),
  );
  const native = summoner.summoner?.native ?? [];
  const by = negation === undefined ? null : (numberOf(negation.value) ?? 0);
  return bonusOf(by === null ? native : native.map(({ type }) => ({ type, value: by })), card, "attribute");
}

/** Conditions of summoners; one that is not known is false, a level without a known operator asks for the summoner instead. */
function isRestricting(board: Board, condition: JsonObject, seat: Seat): boolean {
  const opponent = board.summoners[other(seat)];
  if (!opponent) return false;
  const isNamed = (): boolean => opponent.name.includes(textOf(condition.opponentName));
  switch (condition.type) {
    case "always":
      return true;
    case "opponentHasSummoner":
      return isNamed();
    case "opponentSummonerHasType":
      return opponent.types.includes(textOf(condition.opponentType));
    case "opponentSummonerHasLevel": {
      const level = opponent.summoner?.level ?? 0;
      const wanted = numberOf(condition.opponentLevel) ?? Number.NaN;
      if (condition.operator === "OverOrEqual") return level >= wanted;
      if (condition.operator === "UnderOrEqual") return level <= wanted;
      if (condition.operator === "Equal") return level === wanted;
      return condition.opponentName === undefined || !isNamed();
    }
    case "opponentDontHasSummoner":
      return !isNamed();
    default:
      return false;
  }
}

/** The restrictions of both players, as the first revision writes them into `gameEnv` before every action (BATTLE-12). */
export function restrictionsOf(board: Board, ids: readonly string[]): readonly (readonly JsonObject[])[] {
  const lists = board.summoners.map((): JsonObject[] => []);
  board.summoners.forEach((summoner, seat) => {
    if (summoner === null) return;
    rulesOf(summoner).forEach((rule, at) => {
      if (rule.effectType !== "summonRestriction" || !isRestricting(board, objectOf(rule.condition), seat)) return;
      const target = objectOf(rule.target);
      const entry = entryOf(target, `${ids[seat] ?? ""}_${summoner.id}_${at}`);
      lists[target.type === "self" ? seat : other(seat)]?.push(entry);
    });
  });
  return lists;
}

function entryOf({ scope, monsterType, modificationType }: JsonObject, ruleId: string): JsonObject {
  if ((scope === "allField" || scope === "all") && monsterType !== undefined) {
    return { ruleId, scope: "allField", target: monsterType, type: "" };
  }
  if (modificationType !== "disable") return {};
  if (scope === "sp") return { ruleId, scope, target: "disable", type: "" };
  return scope === "sky" ? { ruleId, scope, target: "disable", type: "allMonster" } : {};
}

/** Why one of the restrictions of a player refuses a card that is played face up; null where none does. */
export function restrictionFault(entries: readonly JsonObject[], card: Blueprint, zone: string): string | null {
  const types = textsOf(card.raw.monsterType);
  for (const { scope, target, type } of entries) {
    if (card.kind === "sp") return "Cannot summon sp due to summoner effect";
    if (card.kind !== "monster") continue;
    const words = `Cannot summon ${types.join(", ")} type monsters due to summoner effect`;
    if (scope === "allField" && types.some((each) => isWithin(target, each))) return words;
    if (scope === zone && type === "allMonster") return `${words} type 2`;
  }
  return null;
}

/** A part of a text, or a member of a list; every text has the empty one as a part. */
const isWithin = (target: JsonValue | undefined, type: string): boolean =>
  typeof target === "string" ? target.includes(type) : textsOf(target).includes(type);
