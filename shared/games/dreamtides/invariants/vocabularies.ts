import { withArticle } from "../../../text/index.js";
import {
  guess,
  nearestChoices,
  removingFix,
  settingFix,
  textValue,
  type FindingFix,
  type RowRule,
  type TableRule,
} from "../../../validate/index.js";
import { SUBTYPES_BY_SPELLING } from "../language/index.js";
import { cardTypes, effectObjects, effectTriggers, effectTypes, listTypes, rarities, subtypes } from "../vocabulary.js";
import { conventions, info } from "./info.js";

/** A column whose texts the game knows all of. `none`: texts that stand for no value. */
interface Vocabulary {
  readonly column: string;
  readonly values: readonly string[];
  readonly none: readonly string[];
  readonly isKnown: (text: string) => boolean;
}

const vocabulary = (column: string, values: readonly string[], none: readonly string[] = []): Vocabulary => ({
  column,
  values,
  none,
  isKnown: (text) => none.includes(text) || values.includes(text),
});

const ofCards: readonly Vocabulary[] = [
  vocabulary("card-type", cardTypes),
  { ...vocabulary("subtype", subtypes), isKnown: (text) => ["", "*"].includes(text) || SUBTYPES_BY_SPELLING.has(text) },
  vocabulary("rarity", rarities),
];
const ofLists = [vocabulary("list-type", listTypes)];
const ofEffects = [
  vocabulary("effect-type", effectTypes),
  vocabulary("effect-trigger", effectTriggers),
  ...["projectile-source", "projectile-target", "effect-target", "card-trail-targets"].map((column) =>
    vocabulary(column, effectObjects, [""]),
  ),
];

const byKind: Readonly<Record<string, readonly Vocabulary[]>> = {
  cards: ofCards,
  "card-lists": ofLists,
  "card-fx": ofEffects,
};

const fixesFor = ({ column, values }: Vocabulary, text: string): readonly FindingFix[] => {
  if (text.trim() === "") return [removingFix("remove", `Remove ${column}`, column)];
  return nearestChoices(text, values).map((value, at) =>
    guess(settingFix(at === 0 ? "nearest" : `nearest-${at + 1}`, `Set to ${value}`, column, textValue(value))),
  );
};

export const unknownWord: RowRule = {
  kind: "row",
  ...info(
    "unknown-word",
    "error",
    "Only words the game knows",
    "Card types, subtypes, rarities, list types and the words of card effects are known to the game one by one, letter by letter. A card with another word is left out.",
  ),
  sheets: Object.keys(byKind),
  fault: "vocabulary",
  reads: Object.values(byKind).flatMap((each) => each.map(({ column }) => column)),
  check: (row) =>
    (byKind[row.kind] ?? []).flatMap((each) => {
      const text = row.text(each.column);
      if (text === undefined || each.isKnown(text)) return [];
      const what = text === "" ? "An empty text" : `“${text}”`;
      const message = `${what} is not ${withArticle(each.column.replaceAll("-", " "))} of the game. It knows ${each.values.join(", ")}.`;
      return [{ column: each.column, message, fixes: fixesFor(each, text) }];
    }),
};

/** The lists of values in a file's metadata say what its drop-downs offer; the game says what it reads. */
export const enumDrift: TableRule = {
  kind: "table",
  ...info(
    "enum-drift",
    "warning",
    "The file's lists of values agree with the game",
    "The file lists the values a column may have. Where that list has words the game does not know, cards that use them are left out of the game.",
    conventions,
  ),
  sheets: Object.keys(byKind),
  check: (table) =>
    (byKind[table.kind] ?? []).flatMap((each) => {
      const unknown = table.choices(each.column)?.filter((value) => !each.isKnown(value)) ?? [];
      if (unknown.length === 0) return [];
      const words = unknown.map((value) => `“${value}”`).join(", ");
      return [
        {
          column: each.column,
          message: `The file's list for ${each.column} offers ${words}, which the game does not know.`,
        },
      ];
    }),
};
