import { expect, test } from "vitest";
import { readRule } from "../../../../../../shared/games/summoner/cards/read-rule.js";
import { differencesOf } from "../../../../../../shared/games/summoner/position/differences.js";
import { tokensOfRule, tokensOfText } from "../../../../../../shared/games/summoner/text/tokens.js";
import type { JsonObject } from "../../../../../../shared/match/index.js";

const inText = (text: string, ...names: readonly string[]): readonly string[] =>
  [...tokensOfText(text, (whole, at) => names.filter((name) => whole.startsWith(name, at)))].sort();

test.each<[text: string, ...tokens: readonly string[]]>([
  ["回復原來的數值", "verb reset"],
  ["怪獸不能影響", "verb silence"],
  ["獸減少200", "num 200", "type beast", "verb minus"],
  ["龍的數值變成０", "num 0", "type dragon", "verb set"],
  ["increases by 3 times", "num 3", "verb times"],
  ["increases by 30", "num 30", "verb add"],
  ["becomes 050", "num 50", "verb set"],
])("%s", (text, ...tokens) => expect(inText(text)).toEqual(tokens));

test("names in letters are whole words", () => {
  expect(inText("Fox", "Fox")).toEqual(["name Fox"]);
  expect(inText("SeaFox", "Fox")).toEqual([]);
  expect(inText("Foxes", "Fox")).toEqual([]);
});

const inRule = (rule: JsonObject): readonly string[] => [...tokensOfRule(readRule(rule))].sort();
const all = { type: "opponent", scope: ["sky", "left", "right"], subScope: ["all"] };

test("rules name their numbers, the zones where they are not all, and what their conditions turn round", () => {
  const minus = { effectType: "finalPointReduction", value: "200", target: all };
  expect(inRule(minus)).toEqual(["num 200", "verb minus"]);
  expect(inRule({ ...minus, target: { ...all, scope: ["sky"] } })).toEqual(["num 200", "verb minus", "zone sky"]);
  const fewCards = { type: "handCardLessThan", value: "07" };
  expect(inRule({ effectType: "swapSummonerCard", condition: fewCards })).toEqual(["num 7", "verb swap"]);
  const condition = { type: "not", condition: { type: "selfHasMonster", value: "Fox" } };
  expect(inRule({ effectType: "swapSummonerCard", condition })).toEqual(["name Fox", "verb swap"]);
});

test("answers differ in fields of either side, and not more are listed than are asked for", () => {
  expect(differencesOf({ a: 1 }, { a: 1, b: 2 }, 5)).toEqual([{ path: "b", expected: undefined, seen: 2 }]);
  expect(differencesOf({ a: 1, b: 2 }, { a: 1 }, 5)).toEqual([{ path: "b", expected: 2, seen: undefined }]);
  expect(differencesOf({ a: 1, b: 2 }, { a: 2, b: 3 }, 1)).toEqual([{ path: "a", expected: 1, seen: 2 }]);
});
