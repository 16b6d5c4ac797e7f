import { failed, ok } from "../../../base/index.js";
import type { Projection } from "../../../sheet/index.js";
import type { TomlValue } from "../../../toml/index.js";
import { readRule } from "../cards/read-rule.js";
import { objectOf } from "../cards/json.js";
import { jsonOf } from "../cards/toml.js";
import { ruleInChinese } from "./chinese.js";
import { ruleInEnglish } from "./english.js";

/** A rule as two sentences (SUMMONER-11). */
export function sentencesOf(value: TomlValue): string {
  const rule = readRule(objectOf(jsonOf(value)));
  return `${ruleInEnglish(rule)} ${ruleInChinese(rule)}`;
}

/** Each rule as a sentence in both languages. They follow the rule, which is edited as a structure. */
export const ruleSentences: Projection = {
  title: (at) => `Rule ${at + 1}`,
  each: true,
  print: sentencesOf,
  parse(text, before) {
    if (before !== undefined && text.trim() === sentencesOf(before)) return ok(before);
    const message = "The sentences follow the rule. Edit effectRules, and they change with it.";
    return failed({ code: "summoner/sentence", message });
  },
};
