import type { Finding, RowRule } from "../../../validate/index.js";
import { tokensOfRule, tokensOfText } from "../text/tokens.js";
import { cardwright, info } from "./info.js";
import { namesFrom } from "./names.js";
import { cardSheets, rulesOf, textsOf } from "./parts.js";

/** The text and the rules of a card speak of the same things (SUMMONER-11). */
export const textRule: RowRule = {
  kind: "row",
  ...info(
    "text-rule",
    "warning",
    "Texts and rules say the same",
    "Names, types, attributes, zones, numbers and verbs of a text are compared with those of the rules. Which side is meant is not compared.",
    cardwright,
  ),
  sheets: cardSheets,
  reads: ["effects", "effectRules"],
  check: (row, lookup): readonly Finding[] => {
    const texts = textsOf(row);
    const rules = rulesOf(row);
    if (texts.length === 0 || rules.length === 0) return [];
    const inText = new Set(
      texts.flatMap((text) => [...tokensOfText(text, (whole, at) => namesFrom(lookup, whole, at))]),
    );
    const inRules = new Set(rules.flatMap(({ rule }) => [...tokensOfRule(rule)]));
    const onlyText = [...inText].filter((token) => !inRules.has(token));
    const onlyRules = [...inRules].filter((token) => !inText.has(token));
    const parts = [
      ...(onlyText.length === 0 ? [] : [`The text says ${onlyText.join(", ")}, the rules do not`]),
      ...(onlyRules.length === 0 ? [] : [`the rules say ${onlyRules.join(", ")}, the text does not`]),
    ];
    if (parts.length === 0) return [];
    const message = parts.join("; ");
    return [{ column: "effects", message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` }];
  },
};
