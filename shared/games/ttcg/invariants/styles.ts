import { cellText } from "../../../sheet/index.js";
import { removingFix, settingFix, textValue, type Finding, type RowRule } from "../../../validate/index.js";
import { styleAliases, styles } from "../vocabulary.js";
import { readerOf } from "../language/index.js";
import { styleNames } from "./style-data.js";
import { PatternFlags } from "../effects/patterns.js";
import { effectOutputs } from "./effect-outputs.js";
import { cardwright, info, rulesChapters, tools } from "./info.js";
import { wordFixes } from "./words.js";

const slots = [
  { effect: "effect-1", style: "effect-1-style" },
  { effect: "effect-2", style: "effect-2-style" },
] as const;

const styleKeys = slots.map(({ style }) => style);

export const styleValid: RowRule = {
  kind: "row",
  ...info(
    "style-valid",
    "error",
    "Known styles",
    `The style of an effect is shown on its banner and says when the effect can be used: ${styles.join(", ")}, or one that the sheet of effect styles adds. An ordinary effect has no style, and no key for one.`,
    rulesChapters,
  ),
  sheets: ["cards"],
  fault: "vocabulary",
  reads: styleKeys,
  check: (row, lookup) =>
    styleKeys.flatMap((key): Finding[] => {
      const style = cellText(row.value(key));
      if (!row.has(key)) return [];
      const names = styleNames(lookup, [style]);
      if (names.some((each) => each === row.text(key))) return [];
      const fixes = [...wordFixes(style, names, key, styleAliases), removingFix("remove", "Set to no style", key)];
      return [{ column: key, message: `Unknown effect style "${style}"`, fixes }];
    }),
};

export const styleDeduced: RowRule = {
  kind: "row",
  ...info(
    "style-deduced",
    "info",
    "Styles fit their effects",
    "Most effects tell their style by what they say: “While this card is on the field” is continuous, “You can rank up this card using a” is passive. Where the card says otherwise, one of the two may be a slip.",
    tools,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: slots.flatMap(({ effect, style }) => [effect, style]),
  check: (row, lookup) =>
    slots.flatMap(({ effect, style: key }): Finding[] => {
      const [deduced] = readerOf(lookup.lexicon()).stylesOf(row.text(effect) ?? "");
      const style = row.text(key);
      if (deduced === undefined || deduced === style) return [];
      const message = `Text looks like ${deduced}, card says ${style ?? "none"}`;
      return [{ column: key, message, fixes: [settingFix("set", `Set to “${deduced}”`, key, textValue(deduced))] }];
    }),
};

export const stylePatternUnmatched: RowRule = {
  kind: "row",
  ...info(
    "style-pattern-unmatched",
    "info",
    "Style patterns fit effects",
    "No effect that the templates make has the text in it, so it gives its style to none of them.",
    cardwright,
  ),
  sheets: ["effect-styles"],
  fault: "relation",
  reads: ["patterns", "note"],
  check: (row, lookup) => {
    const patterns = row.has("note") ? [] : row.texts("patterns");
    const outputs = patterns.length === 0 ? undefined : effectOutputs(lookup);
    if (!outputs || outputs.templates.length === 0) return [];
    const all = patterns.map((text, column) => ({ text: text.toLowerCase(), column, isExact: false }));
    const flags = PatternFlags.of(all, outputs.data.placeholders);
    if (!flags.ok) return [];
    const matched = new Set<number>();
    for (const { output } of outputs.templates) {
      for (const line of output.lines) flags.value.each(line.toLowerCase(), (column) => matched.add(column));
      if (matched.size === patterns.length) return [];
    }
    return patterns
      .filter((_, column) => !matched.has(column))
      .map((pattern): Finding => ({ column: "patterns", message: `No effect has "${pattern}" in it` }));
  },
};
