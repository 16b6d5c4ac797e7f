import { cellText } from "../../../sheet/index.js";
import { removingFix, settingFix, textValue, type Finding, type RowRule } from "../../../validate/index.js";
import { deducedStyles } from "../styles.js";
import { styleAliases, styles } from "../vocabulary.js";
import { info, rulesChapters, tools } from "./info.js";
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
    `The style of an effect is shown on its banner and says when the effect can be used: ${styles.join(", ")}. An ordinary effect has no style, and no key for one.`,
    rulesChapters,
  ),
  sheets: ["cards"],
  fault: "vocabulary",
  reads: styleKeys,
  check: (row) =>
    styleKeys.flatMap((key): Finding[] => {
      const style = cellText(row.value(key));
      if (!row.has(key) || styles.some((each) => each === row.text(key))) return [];
      const fixes = [...wordFixes(style, styles, key, styleAliases), removingFix("remove", "Set to no style", key)];
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
  check: (row) =>
    slots.flatMap(({ effect, style: key }): Finding[] => {
      const [deduced] = deducedStyles(row.text(effect) ?? "");
      const style = row.text(key);
      if (deduced === undefined || deduced === style) return [];
      const message = `Text looks like ${deduced}, card says ${style ?? "none"}`;
      return [{ column: key, message, fixes: [settingFix("set", `Set to “${deduced}”`, key, textValue(deduced))] }];
    }),
};
