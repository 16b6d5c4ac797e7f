import type { Condition, Filter, Rule, Target } from "../cards/rule.js";
import { monsterZones } from "../vocabulary.js";

const listed = (words: readonly string[], joint: "and" | "or"): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1) ?? ""}`;

/** A condition as part of a sentence: `your summoner is 波尤`. Empty where it always holds. */
export function conditionInWords(condition: Condition): string {
  switch (condition.kind) {
    case "and":
    case "or": {
      const parts = condition.of.map(conditionInWords).filter((part) => part !== "");
      const words = listed(parts, condition.kind);
      return condition.kind === "or" && parts.length > 1 ? `either ${words}` : words;
    }
    case "not": {
      const words = conditionInWords(condition.of);
      return words === "" ? "never" : `it is not so that ${words}`;
    }
    case "unknown":
      return "a condition holds that there is not";
    case "basic":
      return basicInWords(condition);
  }
}

function basicInWords({ type, value, operator }: Extract<Condition, { kind: "basic" }>): string {
  switch (type) {
    case "always":
      return "";
    case "selfHasSummoner":
      return `your summoner is ${value}`;
    case "opponentHasSummoner":
      return `the opponent's summoner is ${value}`;
    case "opponentDontHasSummoner":
      return `the opponent's summoner is not ${value}`;
    case "opponentSummonerHasType":
      return `the opponent's summoner has summoner type ${value}`;
    case "selfSummonerHasLevel":
      return `your summoner is of level ${levelInWords(value, operator)}`;
    case "opponentSummonerHasLevel":
      return `the opponent's summoner is of level ${levelInWords(value, operator)}`;
    case "selfHasMonster":
      return `you have ${value} on the field`;
    case "opponentHasMonster":
      return `the opponent has ${value} on the field`;
    case "selfHasMonsterWithAttribute":
      return `you have a monster with attribute ${value} on the field`;
    case "selfHasHelpCardOnField":
      return `you have the help card ${value} on the field`;
    case "opponentHasHelpCardOnField":
      return `the opponent has the help card ${value} on the field`;
    case "handCardLessThan":
      return `you have fewer than ${value} cards in hand`;
    case "cardHasAttribute":
      return `the card has attribute ${value}`;
    case "cardHasMonsterType":
      return `the card has monster type ${value}`;
  }
}

function levelInWords(level: string, operator: string): string {
  if (operator === "OverOrEqual") return `${level} or above`;
  return operator === "BelowOrEqual" || operator === "UnderOrEqual" ? `${level} or below` : level;
}

/** What a rule says, as a sentence. */
export function ruleInEnglish(rule: Rule): string {
  const condition = conditionInWords(rule.condition);
  const said = effectInWords(rule);
  const sentence = condition === "" || rule.effect === "ableToSummon" ? said : `if ${condition}, ${said}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function effectInWords({ effect, target, value, operation, condition }: Rule): string {
  const number = value ?? "?";
  switch (effect) {
    case null:
      return "something happens that there is no rule for";
    case "modifyMonsterValue":
      if (operation === "add") return `the value of ${cardsInWords(target)} grows by ${number}`;
      return `the value of ${cardsInWords(target)} ${operation === "multiply" ? `is multiplied by ${number}` : `becomes ${number}`}`;
    case "resetToOriginalValue":
      return `the value of ${cardsInWords(target)} becomes the printed one`;
    case "modifyNativeAddition": {
      const whose = target.side === "self" ? "your summoner" : "the opponent's summoner";
      if (operation === "add") return `what ${whose} adds grows by ${number}`;
      return `what ${whose} adds ${operation === "multiply" ? `is multiplied by ${number}` : `becomes ${number}`}`;
    }
    case "blockSummonCard":
      return `${cardsInWords(target, false)} cannot be played${zonesInWords(target, "to", "or")}`;
    case "ableToSummon": {
      const words = conditionInWords(condition);
      return words === "" ? "this card can always be played" : `this card can only be played if ${words}`;
    }
    case "invalidCardEffect":
      return `the effects of ${cardsInWords(target)} do nothing`;
    case "drawCardToLimit":
      return `draw until you have ${number} cards in hand`;
    case "swapMonsterPosition":
      return `exchange one of ${cardsInWords(target)} with one of your monsters`;
    case "swapSummonerCard":
      return "exchange your summoner with one that is still to come";
    case "removeAllEffectFromOpponent":
      return `effects of the opponent do not change the value of ${cardsInWords(target)}`;
    case "finalPointReduction":
      return `${target.side === "self" ? "your" : "the opponent's"} total shrinks by ${number}`;
    case "overrideRestriction":
      return `${cardsInWords(target, false)} can be played${zonesInWords(target, "to", "or")} in spite of restrictions`;
  }
}

const kinds: Readonly<Record<string, string>> = { help: "help cards", sp: "sp cards", summoner: "summoner" };

/** The cards of a target: `the opponent's monsters of type dragon in left and right`. */
function cardsInWords(target: Target, isWhere = true): string {
  const { side, scope, filters } = target;
  if (scope?.includes("this") === true) return "this card";
  const zones = scope ?? [];
  const names = [
    ...(monsterZonesOf(target).length > 0 ? ["monsters"] : []),
    ...[...new Set(zones)].flatMap((zone) => kinds[zone] ?? []),
  ];
  const whose = side === "self" ? "your" : "the opponent's";
  const among = filters.map(filterInWords);
  const which = among.includes("") ? "" : among.length === 0 ? " of no kind" : ` ${listed(among, "or")}`;
  const where = isWhere ? zonesInWords(target, "in", "and") : "";
  return `${whose} ${names.length === 0 ? "cards in no zone" : listed(names, "and")}${which}${where}`;
}

const monsterZonesOf = ({ scope }: Target): readonly string[] =>
  scope?.includes("monster") === true ? monsterZones : monsterZones.filter((zone) => scope?.includes(zone) === true);

/** The zones of monsters where they are not all: ` in left and right`. */
function zonesInWords(target: Target, before: "in" | "to", joint: "and" | "or"): string {
  const zones = monsterZonesOf(target);
  return zones.length === 0 || zones.length === monsterZones.length ? "" : ` ${before} ${listed(zones, joint)}`;
}

function filterInWords(filter: Filter): string {
  switch (filter.kind) {
    case "all":
      return "";
    case "unknown":
      return "of an unknown kind";
    case "name":
      return `called ${filter.value}`;
    case "attr":
      return `with attribute ${filter.value}`;
    case "monsterType":
      return `with monster type ${filter.value}`;
    case "subType":
      return `of subtype ${filter.value}`;
    case "value":
      return `with value ${filter.value}`;
  }
}
