import { settingFix, textValue, type Finding, type RowRule } from "../../../validate/index.js";
import { cardsByEffects, effectPair } from "./indexes.js";
import { cardList, info, proposed, rulebook } from "./info.js";

const effectKeys = ["effect-1", "effect-2"] as const;

const isNoText = (row: Parameters<RowRule["check"]>[0], key: string): boolean =>
  row.has(key) && row.text(key) === undefined;

export const twoEffects: RowRule = {
  kind: "row",
  ...info(
    "two-effects",
    "error",
    "Every card has two effects",
    "Each card, unit or spell, has exactly two effects.",
    rulebook,
  ),
  sheets: ["cards"],
  reads: effectKeys,
  check: (row) =>
    effectKeys.flatMap((key): Finding[] => {
      if (isNoText(row, key) || (row.text(key) ?? "").trim() !== "") return [];
      return [{ column: key, message: "Every card has two effects" }];
    }),
};

export const effectsDiffer: RowRule = {
  kind: "row",
  ...info(
    "effects-differ",
    "warning",
    "The two effects differ",
    "A card that says the same thing twice gives its player no choice.",
    proposed,
  ),
  sheets: ["cards"],
  reads: effectKeys,
  check: (row) => {
    const [first, second] = [row.text("effect-1")?.trim() ?? "", row.text("effect-2")?.trim() ?? ""];
    return first === second && first !== "" ? [{ column: "effect-2", message: "Both effects are the same" }] : [];
  },
};

export const effectPairUnique: RowRule = {
  kind: "row",
  ...info(
    "effect-pair-unique",
    "error",
    "No two cards do the same",
    "No other card has the same two effects, in either order: two such cards would be one card with two names.",
    cardList,
  ),
  sheets: ["cards"],
  reads: effectKeys,
  check: (row, lookup) => {
    const pair = effectPair(row);
    const first = pair === undefined ? undefined : lookup.first(cardsByEffects.name, pair);
    if (!first || first.rowKey === row.rowKey) return [];
    return [
      {
        column: "effect-1",
        message: `Same two effects as "${first.title()}"`,
        related: [
          { row, column: "effect-2", message: "The other effect" },
          { row: first, column: "effect-1", message: "It is here first" },
          { row: first, column: "effect-2", message: "It is here first" },
        ],
      },
    ];
  },
};

/** Starts with a capital, whatever comes before its first letter, and ends with a period. */
function tidied(effect: string): string {
  const text = effect.trim();
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/u.test(capital) ? `${capital.slice(0, -1)}.` : `${capital}.`;
}

export const effectCapitalPeriod: RowRule = {
  kind: "row",
  ...info(
    "effect-capital-period",
    "info",
    "Effects are sentences",
    "An effect starts with a capital letter and ends with a period.",
    cardList,
  ),
  sheets: ["cards"],
  reads: effectKeys,
  check: (row) =>
    effectKeys.flatMap((key): Finding[] => {
      const effect = row.text(key) ?? "";
      const to = tidied(effect);
      if (effect.trim() === "" || to === effect) return [];
      const fixes = [settingFix("tidy", "Start with a capital and end with a period", key, textValue(to))];
      return [{ column: key, message: "Effects start with a capital and end with a period", fixes }];
    }),
};
