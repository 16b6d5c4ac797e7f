import type { Finding, RowRule } from "../../../validate/index.js";
import { tokensOfRule, tokensOfText } from "../text/tokens.js";
import { cardwright, info } from "./info.js";
import { namesFrom } from "./names.js";
import { cardSheets, rulesOf, textsOf } from "./parts.js";

const kinds: Readonly<Record<string, string>> = {
  attr: "attribute",
  name: "the name",
  num: "the number",
  sub: "subtype",
  type: "type",
  verb: "to",
  zone: "zone",
};

const verbs: Readonly<Record<string, string>> = {
  block: "forbid",
  minus: "take off points",
  reset: "go back to what is printed",
  swap: "exchange",
  times: "multiply",
};

/** Tokens as people say them: `num 25` is “the number 25”, `verb block` “to forbid”. */
const inWords = (tokens: readonly string[]): string =>
  tokens
    .map((token) => {
      const at = token.indexOf(" ");
      const [kind, what] = [token.slice(0, at), token.slice(at + 1)];
      return `${kinds[kind] ?? kind} ${kind === "verb" ? (verbs[what] ?? what) : what}`;
    })
    .join(", ");

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
      ...(onlyText.length === 0 ? [] : [`The text says ${inWords(onlyText)}, the rules do not`]),
      ...(onlyRules.length === 0 ? [] : [`the rules say ${inWords(onlyRules)}, the text does not`]),
    ];
    if (parts.length === 0) return [];
    const message = parts.join("; ");
    return [{ column: "effects", message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` }];
  },
};
