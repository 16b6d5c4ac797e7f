import type { Condition, Filter, Rule } from "../cards/rule.js";
import { monsterZones } from "../vocabulary.js";

/** What a text or a rule is about, in words that can be compared: `type dragon`, `num 50`, `verb set`. */
export type Tokens = ReadonlySet<string>;

/** Names that are known where the text goes on at this place, the longest first. */
export type NamesFrom = (text: string, at: number) => readonly string[];

const verbs: readonly (readonly [verb: string, pattern: RegExp])[] = [
  ["block", /cannot be (?:summoned|played)|can only be (?:summoned|played)|不能打出|不能召喚|封截/iu],
  ["silence", /no effect|invalid|cannot activate|無效|do not change the value|不能影響/iu],
  ["reset", /orig(?:i?n)?al value|原來的數值/iu],
  ["times", /\d+ times|乘以\s*\d/iu],
  ["add", /increases? by (?!\s*\d+ times)|增加/iu],
  ["swap", /\bexchange|\bswap|交換|替換/iu],
  ["minus", /\bminus\b|減少/iu],
  ["draw", /補充|\bdraw\b/iu],
  ["set", /(?:become|becomes|變成)\s*(?:zero|[+＋-]?\d)/iu],
];

const typeWords: readonly (readonly [type: string, pattern: RegExp])[] = [
  ["mechanic", /mechanic|機械/giu],
  ["dragon", /龍/gu],
  ["beast", /(?<!怪)獸/gu],
  ["bird", /鳥/gu],
  ["worm", /蟲/gu],
];

/** What a text of a card is about. Each step takes what it has found out of the text (SUMMONER-11). */
export function tokensOfText(text: string, namesFrom: NamesFrom): Tokens {
  const found = new Set<string>();
  const whole = text.normalize("NFKC");
  for (const [verb, pattern] of verbs) if (pattern.test(whole)) found.add(`verb ${verb}`);
  let rest = whole.replace(/(由|from)\s*[+-]?\d+(?=[^。.]*(?:變成|\bto\b))/giu, "$1");
  const take = (pattern: RegExp, token: (word: string) => string): void => {
    rest = rest.replace(pattern, (match: string, word: unknown) => {
      found.add(token(typeof word === "string" ? word : match));
      return " ";
    });
  };
  take(/subtype\s*['"‘’“(]*\s*([\p{L}\p{N}]+)/giu, (word) => `sub ${word}`);
  rest = withoutNames(rest, namesFrom, found);
  take(/(?:monster\s?|summoner )type\s*['"‘’“(]*\s*([A-Za-z]+)/giu, (word) => `type ${word.toLowerCase()}`);
  for (const [type, pattern] of typeWords) take(pattern, () => `type ${type}`);
  take(/attribute\s*['"‘’“(]*\s*([A-Za-z]+)/giu, (word) => `attr ${word.toLowerCase()}`);
  take(/\b(left|right|sky)\b/giu, (word) => `zone ${word.toLowerCase()}`);
  take(/的天/gu, () => "zone sky");
  take(/(\d+)/gu, (word) => `num ${Number(word)}`);
  take(/\bzero\b/giu, () => "num 0");
  return found;
}

/** Takes the longest name from each place; names in letters are whole words. */
function withoutNames(text: string, namesFrom: NamesFrom, found: Set<string>): string {
  let rest = "";
  for (let at = 0; at < text.length;) {
    const name = namesFrom(text, at).find((each) => isWhole(text, at, each));
    if (name === undefined) {
      rest += text.charAt(at);
      at += 1;
      continue;
    }
    found.add(`name ${name.normalize("NFKC")}`);
    rest += " ";
    at += name.length;
  }
  return rest;
}

function isWhole(text: string, at: number, name: string): boolean {
  const isLatin = (letter: string): boolean => /[A-Za-z]/u.test(letter);
  const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
  return !(isLatin(name.charAt(0)) && isLatin(before)) && !(isLatin(name.slice(-1)) && isLatin(after));
}

const ruleVerbs: Readonly<Record<string, string>> = {
  resetToOriginalValue: "reset",
  modifyNativeAddition: "set",
  blockSummonCard: "block",
  ableToSummon: "block",
  invalidCardEffect: "silence",
  removeAllEffectFromOpponent: "silence",
  drawCardToLimit: "draw",
  swapMonsterPosition: "swap",
  swapSummonerCard: "swap",
  finalPointReduction: "minus",
};

const operationVerbs = { set: "set", add: "add", multiply: "times" } as const;

/** What a rule is about (SUMMONER-11). */
export function tokensOfRule({ effect, condition, target, value, operation }: Rule): Tokens {
  const found = new Set<string>(tokensOfCondition(condition));
  for (const filter of target.filters) for (const token of tokensOfFilter(filter)) found.add(token);
  const zones = monsterZones.filter((zone) => target.scope?.includes(zone) === true);
  if (zones.length < monsterZones.length) for (const zone of zones) found.add(`zone ${zone}`);
  const isCounted = ["modifyMonsterValue", "modifyNativeAddition", "drawCardToLimit", "finalPointReduction"];
  if (effect !== null && isCounted.includes(effect) && value !== null) found.add(`num ${value}`);
  const verb = effect === "modifyMonsterValue" ? operation && operationVerbs[operation] : ruleVerbs[effect ?? ""];
  if (verb) found.add(`verb ${verb}`);
  return found;
}

function tokensOfCondition(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.of.flatMap(tokensOfCondition);
    case "not":
      return tokensOfCondition(condition.of);
    case "unknown":
      return [];
    case "basic": {
      const { type, value } = condition;
      if (type === "always" || value === "") return [];
      if (/HasType$|MonsterType$/u.test(type)) return [`type ${value}`];
      if (type.endsWith("Attribute")) return [`attr ${value}`];
      if (/Level$|LessThan$/u.test(type)) return [`num ${Number(value)}`];
      return [`name ${value.normalize("NFKC")}`];
    }
  }
}

const filterWords = { name: "name", attr: "attr", monsterType: "type", subType: "sub", value: "num" } as const;

function tokensOfFilter(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case "all":
    case "unknown":
      return [];
    default:
      return [`${filterWords[filter.kind]} ${filter.value.normalize("NFKC")}`];
  }
}
