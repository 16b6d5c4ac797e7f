import { describe, expect, it } from "vitest";
import { objectOf } from "../../../../../../shared/games/summoner/cards/json.js";
import { readRule } from "../../../../../../shared/games/summoner/cards/read-rule.js";
import { tomlOf } from "../../../../../../shared/games/summoner/cards/toml.js";
import { ruleSentences } from "../../../../../../shared/games/summoner/text/projection.js";
import { tokensOfText } from "../../../../../../shared/games/summoner/text/tokens.js";
import { ruleInChinese } from "../../../../../../shared/games/summoner/text/chinese.js";
import { ruleInEnglish } from "../../../../../../shared/games/summoner/text/english.js";
import type { JsonObject } from "../../../../../../shared/match/index.js";

const rule = (more: JsonObject): JsonObject => ({
  condition: { type: "and", conditions: [{ type: "always" }] },
  target: { type: "opponent", scope: ["sky", "left", "right"], subScope: ["all"] },
  effectType: "modifyMonsterValue",
  value: "0",
  operation: "set",
  ...more,
});

const row = { value: () => undefined, text: () => undefined };

describe("a rule as sentences", () => {
  it.each([
    [rule({}), "The value of the opponent's monsters becomes 0.", "對手的怪獸的數值變成0。"],
    [
      rule({
        condition: {
          type: "or",
          conditions: [
            { type: "selfHasMonster", value: "天馬" },
            { type: "handCardLessThan", value: "3" },
          ],
        },
        target: { type: "self", scope: ["this"], subScope: ["all"] },
        value: "20",
        operation: "add",
      }),
      "If either you have 天馬 on the field or you have fewer than 3 cards in hand, the value of this card grows by 20.",
      "如自己場上有天馬或自己手牌少於3張，此卡的數值增加20。",
    ],
    [
      rule({
        target: { type: "opponent", scope: ["left", "right"], subScope: ["monsterType_dragon", "attr_wind"] },
        effectType: "blockSummonCard",
      }),
      "The opponent's monsters with monster type dragon or with attribute wind cannot be played to left or right.",
      "對手類型dragon或屬性wind的左、右位置的怪獸不能打出。",
    ],
    [
      rule({
        effectType: "ableToSummon",
        condition: { type: "not", condition: { type: "opponentHasSummoner", value: "波尤" } },
      }),
      "This card can only be played if it is not so that the opponent's summoner is 波尤.",
      "只有並非（對手的召喚師是波尤）時才能打出此卡。",
    ],
    [
      rule({
        effectType: "invalidCardEffect",
        target: { type: "opponent", scope: ["help", "sp"], subScope: ["subType_天災"] },
      }),
      "The effects of the opponent's help cards and sp cards of subtype 天災 do nothing.",
      "對手子類型天災的支援卡和SP卡的效果無效。",
    ],
  ])("%#", (raw, english, chinese) => {
    expect(ruleInEnglish(readRule(raw))).toBe(english);
    expect(ruleInChinese(readRule(raw))).toBe(chinese);
  });

  it("is a projection that follows the rule and cannot be written", () => {
    const value = tomlOf(rule({}));
    const text = ruleSentences.print(value, row);
    expect(text).toBe("The value of the opponent's monsters becomes 0. 對手的怪獸的數值變成0。");
    expect(ruleSentences.parse(text, value, row)).toEqual({ ok: true, value });
    expect(ruleSentences.parse(`${text}!`, value, row)).toMatchObject({ ok: false });
    expect(ruleSentences.print(tomlOf(objectOf(rule({ value: "7" }))), row)).toContain("becomes 7.");
  });
});

describe("the words of a text", () => {
  const known = ["天馬", "Colt"];
  const tokens = (text: string): readonly string[] =>
    [...tokensOfText(text, (whole, at) => known.filter((name) => whole.startsWith(name, at)))].toSorted();

  it.each([
    ["自己的召喚師修正由＋70變成0", ["num 0", "verb set"]],
    ["如對手星LV7 或以上的召喚師、自己就不能打出SP卡", ["num 7", "verb block"]],
    ["對手的天，會被封截。", ["verb block", "zone sky"].toSorted()],
    ["if i have '天馬' on the field, this card's value become 400", ["name 天馬", "num 400", "verb set"]],
    ["Colts are no Colt", ["name Colt"]],
    ["increase by 10 times", ["num 10", "verb times"]],
    [
      "monster with attribute('all') and monstertype 'dragon', value becomes zero",
      ["attr all", "num 0", "type dragon", "verb set"],
    ],
  ])("%s", (text, expected) => expect(tokens(text)).toEqual(expected));
});

describe("each part of a rule in English", () => {
  const basic = (type: string, more: JsonObject = {}): JsonObject => ({ type, value: "X", ...more });
  const level = (type: string, operator?: string): JsonObject =>
    basic(type, { value: "5", ...(operator === undefined ? {} : { operator }) });
  const any = (type: string, ...conditions: readonly JsonObject[]): JsonObject => ({
    type,
    conditions: [...conditions],
  });

  it.each([
    [basic("selfHasSummoner"), "If your summoner is X"],
    [basic("opponentHasSummoner"), "If the opponent's summoner is X"],
    [basic("opponentDontHasSummoner"), "If the opponent's summoner is not X"],
    [basic("opponentSummonerHasType"), "If the opponent's summoner has summoner type X"],
    [level("selfSummonerHasLevel", "OverOrEqual"), "If your summoner is of level 5 or above"],
    [level("opponentSummonerHasLevel", "BelowOrEqual"), "If the opponent's summoner is of level 5 or below"],
    [level("opponentSummonerHasLevel", "UnderOrEqual"), "If the opponent's summoner is of level 5 or below"],
    [level("selfSummonerHasLevel", "Equal"), "If your summoner is of level 5"],
    [basic("selfHasMonster"), "If you have X on the field"],
    [basic("opponentHasMonster"), "If the opponent has X on the field"],
    [basic("selfHasMonsterWithAttribute"), "If you have a monster with attribute X on the field"],
    [basic("selfHasHelpCardOnField"), "If you have the help card X on the field"],
    [basic("opponentHasHelpCardOnField"), "If the opponent has the help card X on the field"],
    [basic("handCardLessThan", { value: "3" }), "If you have fewer than 3 cards in hand"],
    [basic("cardHasAttribute"), "If the card has attribute X"],
    [basic("cardHasMonsterType"), "If the card has monster type X"],
    [basic("moonIsFull"), "If a condition holds that there is not"],
    [any("or", basic("selfHasMonster")), "If you have X on the field"],
    [
      any("and", basic("selfHasMonster"), { type: "always" }, basic("opponentHasMonster"), basic("selfHasSummoner")),
      "If you have X on the field, the opponent has X on the field and your summoner is X",
    ],
    [{ type: "not", condition: { type: "always" } }, "If never"],
  ])("condition %#: %j", (condition, english) =>
    expect(ruleInEnglish(readRule(rule({ condition })))).toBe(
      `${english}, the value of the opponent's monsters becomes 0.`,
    ),
  );

  const of = (side: string, scope: readonly string[], ...subScope: readonly string[]): JsonObject => ({
    target: { type: side, scope: [...scope], subScope: subScope.length === 0 ? ["all"] : [...subScope] },
  });
  const field = ["sky", "left", "right"];
  it.each([
    [{ operation: "add", value: "20" }, "The value of the opponent's monsters grows by 20."],
    [{ operation: "multiply", value: "2" }, "The value of the opponent's monsters is multiplied by 2."],
    [{ value: "?" }, "The value of the opponent's monsters becomes ?."],
    [
      { effectType: "resetToOriginalValue", ...of("self", field) },
      "The value of your monsters becomes the printed one.",
    ],
    [
      { effectType: "modifyNativeAddition", ...of("self", []), operation: "add", value: "9" },
      "What your summoner adds grows by 9.",
    ],
    [
      { effectType: "modifyNativeAddition", operation: "multiply", value: "2" },
      "What the opponent's summoner adds is multiplied by 2.",
    ],
    [{ effectType: "modifyNativeAddition" }, "What the opponent's summoner adds becomes 0."],
    [{ effectType: "blockSummonCard" }, "The opponent's monsters cannot be played."],
    [{ effectType: "ableToSummon" }, "This card can always be played."],
    [{ effectType: "drawCardToLimit", value: "6" }, "Draw until you have 6 cards in hand."],
    [{ effectType: "swapMonsterPosition" }, "Exchange one of the opponent's monsters with one of your monsters."],
    [{ effectType: "swapSummonerCard" }, "Exchange your summoner with one that is still to come."],
    [
      { effectType: "removeAllEffectFromOpponent", ...of("self", field) },
      "Effects of the opponent do not change the value of your monsters.",
    ],
    [{ effectType: "finalPointReduction", value: "200" }, "The opponent's total shrinks by 200."],
    [{ effectType: "finalPointReduction", value: "20", ...of("self", []) }, "Your total shrinks by 20."],
    [
      { effectType: "overrideRestriction", ...of("self", ["sky"]) },
      "Your monsters can be played to sky in spite of restrictions.",
    ],
    [{ effectType: "conjure" }, "Something happens that there is no rule for."],
    [of("self", ["this"]), "The value of this card becomes 0."],
    [of("opponent", ["monster"]), "The value of the opponent's monsters becomes 0."],
    [of("opponent", ["help", "help", "sp"]), "The value of the opponent's help cards and sp cards becomes 0."],
    [of("opponent", []), "The value of the opponent's cards in no zone becomes 0."],
    [of("opponent", ["left", "sky"]), "The value of the opponent's monsters in sky and left becomes 0."],
    [of("opponent", field, "all", "attr_wind"), "The value of the opponent's monsters becomes 0."],
    [
      of("opponent", field, "name_A", "value_50", "moon_X"),
      "The value of the opponent's monsters called A, with value 50 or of an unknown kind becomes 0.",
    ],
  ])("effect %#: %j", (more, english) => expect(ruleInEnglish(readRule(rule(more)))).toBe(english));
});
