import type { Condition, Filter, Rule, Target } from "../cards/rule.js";
import { monsterZones, type Scope } from "../vocabulary.js";

/** A condition as part of a sentence; empty where it always holds. */
function conditionInChinese(condition: Condition): string {
  switch (condition.kind) {
    case "and":
    case "or": {
      const parts = condition.of.map(conditionInChinese).filter((part) => part !== "");
      return parts.join(condition.kind === "and" ? "且" : "或");
    }
    case "not": {
      const words = conditionInChinese(condition.of);
      return words === "" ? "從不" : `並非（${words}）`;
    }
    case "unknown":
      return "不存在的條件成立";
    case "basic":
      return basicInChinese(condition);
  }
}

function basicInChinese({ type, value, operator }: Extract<Condition, { kind: "basic" }>): string {
  switch (type) {
    case "always":
      return "";
    case "selfHasSummoner":
      return `自己的召喚師是${value}`;
    case "opponentHasSummoner":
      return `對手的召喚師是${value}`;
    case "opponentDontHasSummoner":
      return `對手的召喚師不是${value}`;
    case "opponentSummonerHasType":
      return `對手的召喚師類型為${value}`;
    case "selfSummonerHasLevel":
      return `自己的召喚師等級為${levelInChinese(value, operator)}`;
    case "opponentSummonerHasLevel":
      return `對手的召喚師等級為${levelInChinese(value, operator)}`;
    case "selfHasMonster":
      return `自己場上有${value}`;
    case "opponentHasMonster":
      return `對手場上有${value}`;
    case "selfHasMonsterWithAttribute":
      return `自己場上有屬性${value}的怪獸`;
    case "selfHasHelpCardOnField":
      return `自己場上有支援卡${value}`;
    case "opponentHasHelpCardOnField":
      return `對手場上有支援卡${value}`;
    case "handCardLessThan":
      return `自己手牌少於${value}張`;
    case "cardHasAttribute":
      return `該卡屬性為${value}`;
    case "cardHasMonsterType":
      return `該卡怪獸類型為${value}`;
  }
}

function levelInChinese(level: string, operator: string): string {
  if (operator === "OverOrEqual") return `${level}或以上`;
  return operator === "BelowOrEqual" || operator === "UnderOrEqual" ? `${level}或以下` : level;
}

/** What a rule says, as a Chinese sentence. */
export function ruleInChinese(rule: Rule): string {
  const condition = conditionInChinese(rule.condition);
  const said = effectInChinese(rule);
  return condition === "" || rule.effect === "ableToSummon" ? `${said}。` : `如${condition}，${said}。`;
}

function effectInChinese({ effect, target, value, operation, condition }: Rule): string {
  const number = value ?? "？";
  switch (effect) {
    case null:
      return "發生沒有規則的效果";
    case "modifyMonsterValue":
      if (operation === "add") return `${cardsInChinese(target)}的數值增加${number}`;
      return `${cardsInChinese(target)}的數值${operation === "multiply" ? `乘以${number}` : `變成${number}`}`;
    case "resetToOriginalValue":
      return `${cardsInChinese(target)}的數值回復原來的數值`;
    case "modifyNativeAddition": {
      const whose = target.side === "self" ? "自己的召喚師修正" : "對手的召喚師修正";
      if (operation === "add") return `${whose}增加${number}`;
      return `${whose}${operation === "multiply" ? `乘以${number}` : `變成${number}`}`;
    }
    case "blockSummonCard":
      return `${cardsInChinese(target)}不能打出`;
    case "ableToSummon": {
      const words = conditionInChinese(condition);
      return words === "" ? "此卡可隨時打出" : `只有${words}時才能打出此卡`;
    }
    case "invalidCardEffect":
      return `${cardsInChinese(target)}的效果無效`;
    case "drawCardToLimit":
      return `補充手牌至${number}張`;
    case "swapMonsterPosition":
      return `選擇${cardsInChinese(target)}之一，與自己的一隻怪獸交換位置`;
    case "swapSummonerCard":
      return "以召喚師牌組中的一張替換目前的召喚師";
    case "removeAllEffectFromOpponent":
      return `對手的效果不能影響${cardsInChinese(target)}的數值`;
    case "finalPointReduction":
      return `${target.side === "self" ? "自己" : "對手"}的總分減少${number}`;
    case "overrideRestriction":
      return `${cardsInChinese(target)}可無視限制打出`;
  }
}

const zoneNames: Readonly<Record<Scope, string>> = {
  sky: "天",
  left: "左",
  right: "右",
  monster: "",
  help: "支援卡",
  sp: "SP卡",
  summoner: "召喚師",
  this: "此卡",
};

function cardsInChinese({ side, scope, filters }: Target): string {
  if (scope?.includes("this") === true) return "此卡";
  const zones = scope ?? [];
  const some = monsterZones.filter((zone) => zones.includes(zone));
  const isEvery = zones.includes("monster") || some.length === monsterZones.length;
  const monsters =
    isEvery || some.length === 0 ? "怪獸" : `${some.map((zone) => zoneNames[zone]).join("、")}位置的怪獸`;
  const names = [
    ...(isEvery || some.length > 0 ? [monsters] : []),
    ...(["help", "sp", "summoner"] as const).flatMap((zone) => (zones.includes(zone) ? [zoneNames[zone]] : [])),
  ];
  const among = filters.map(filterInChinese);
  const which = among.includes("") ? "" : among.length === 0 ? "不存在的" : `${among.join("或")}的`;
  return `${side === "self" ? "自己" : "對手"}${which === "" ? "的" : which}${names.length === 0 ? "沒有位置的卡" : names.join("和")}`;
}

function filterInChinese(filter: Filter): string {
  switch (filter.kind) {
    case "all":
      return "";
    case "unknown":
      return "未知類別";
    case "name":
      return `名為${filter.value}`;
    case "attr":
      return `屬性${filter.value}`;
    case "monsterType":
      return `類型${filter.value}`;
    case "subType":
      return `子類型${filter.value}`;
    case "value":
      return `數值${filter.value}`;
  }
}
