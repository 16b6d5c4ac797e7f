import { settingFix, textValue, type Finding, type RowRule } from "../../../validate/index.js";
import { cardsByEffects, effectKeys, effectOf, effectPair } from "./indexes.js";
import { cardwright, designDocument, info, tools } from "./info.js";

export const twoEffects: RowRule = {
  kind: "row",
  ...info(
    "two-effects",
    "error",
    "Every card has two effects",
    "Units and spells both have exactly two effects, so that no card does more than another.",
    designDocument,
  ),
  sheets: ["cards"],
  fault: "absence",
  reads: effectKeys,
  check: (row) =>
    effectKeys.flatMap((key) =>
      effectOf(row, key) === "" ? [{ column: key, message: "Every card has two effects" }] : [],
    ),
};

export const effectsDiffer: RowRule = {
  kind: "row",
  ...info(
    "effects-differ",
    "warning",
    "The two effects of a card differ",
    "A card with the same effect twice really has only one.",
    cardwright,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: effectKeys,
  check: (row) => {
    const effect = effectOf(row, "effect-1");
    if (effect === "" || effect !== effectOf(row, "effect-2")) return [];
    return [{ column: "effect-2", message: "Both effects are the same" }];
  },
};

export const effectPairUnique: RowRule = {
  kind: "row",
  ...info(
    "effect-pair-unique",
    "error",
    "No two cards have the same two effects",
    "Two cards with the same effects, in whatever order, are one card under two names.",
    tools,
  ),
  sheets: ["cards"],
  fault: "repetition",
  reads: effectKeys,
  check: (row, lookup) => {
    const pair = effectPair(row);
    const first = pair === undefined ? undefined : lookup.first(cardsByEffects.name, pair);
    if (!first || first.rowKey === row.rowKey) return [];
    const here = effectKeys.map((key) => ({ row: first, column: key, message: "First used here" }));
    return [
      {
        column: "effect-1",
        message: `Same two effects as "${first.title()}"`,
        related: [{ row, column: "effect-2", message: "The other of the two" }, ...here],
      },
    ];
  },
};

/** The sentence with a capital in front and a period at its end, instead of another mark. */
function sentence(text: string): string {
  const trimmed = text.trim();
  const [first = ""] = trimmed;
  return `${first.toUpperCase()}${trimmed.slice(first.length).replace(/[\s.,;:!?]+$/u, "")}.`;
}

export const effectCapitalPeriod: RowRule = {
  kind: "row",
  ...info(
    "effect-capital-period",
    "info",
    "Effects are sentences",
    "An effect starts with a capital letter and ends with a period, as all tools of the game write them.",
    tools,
  ),
  sheets: ["cards"],
  reads: effectKeys,
  check: (row) =>
    effectKeys.flatMap((key): Finding[] => {
      const text = row.text(key) ?? "";
      const [first = ""] = text;
      if (text.trim() === "" || (first.trim() !== "" && first === first.toUpperCase() && text.endsWith("."))) return [];
      const wanted = sentence(text);
      const fixes = [settingFix("make-sentence", `Write “${wanted}”`, key, textValue(wanted))];
      return [{ column: key, message: "Effects start with a capital and end with a period", fixes }];
    }),
};
