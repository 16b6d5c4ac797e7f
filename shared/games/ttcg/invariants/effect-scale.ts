import {
  guess,
  settingFix,
  textValue,
  type Finding,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { excessOf, type Excess } from "../power/bands.js";
import { readerOf, type EffectReader } from "../language/index.js";
import { strengthOf } from "../power/compare.js";
import { isLevel } from "../vocabulary.js";
import { categoryIn } from "./card.js";
import { misplacedEffects } from "./effect-availability.js";
import { effectKeys, effectOf } from "./indexes.js";
import { cardwright, info } from "./info.js";

/** The last place of words in a text: what an effect does comes after what it costs. */
function lastSpan(text: string, words: string): { readonly from: number; readonly to: number } | undefined {
  const found = [...text.matchAll(new RegExp(`\\b${words}\\b`, "giu"))].at(-1);
  return found && { from: found.index, to: found.index + found[0].length };
}

function findingFor(
  { word, within }: Excess,
  text: string,
  column: string,
  level: number,
  reader: EffectReader,
): Finding {
  const message = `"${word}" is above the band for level ${level}`;
  const span = lastSpan(text, word);
  if (!span) return { column, message };
  const changed = `${text.slice(0, span.from)}${within}${text.slice(span.to)}`;
  const isSameOtherwise = strengthOf(changed, reader).shape === strengthOf(text, reader).shape;
  const fix = guess(settingFix("within-band", `Write “${changed.trim()}”`, column, textValue(changed)));
  return { column, span, message, fixes: isSameOtherwise ? [fix] : [] };
}

/** What the classes of effects say of a text is not said again. */
function check(row: RowFacts, lookup: Lookup): readonly Finding[] {
  const category = categoryIn(row, lookup);
  const level = row.integer("level");
  if (category === undefined || level === undefined || !isLevel(level, category)) return [];
  const misplaced = misplacedEffects(row, lookup);
  const reader = readerOf(lookup.lexicon());
  return effectKeys.flatMap((column): readonly Finding[] => {
    if (effectOf(row, column) === "" || misplaced.has(column)) return [];
    const text = row.text(column) ?? "";
    const excesses = strengthOf(text, reader).measures.flatMap((measure) => excessOf(measure, category, level) ?? []);
    const [first] = excesses;
    return first ? [findingFor(first, text, column, level, reader)] : [];
  });
}

export const creepEffectScale: RowRule = {
  kind: "row",
  ...info(
    "creep-effect-scale",
    "warning",
    "Effects grow with the level",
    "The numbers and ranks that an effect deals in end at a band for each level: numbers of units at 2, 3, 4, 5 and 5 for levels 1 to 5, and their ranks too; numbers of spells at 2, 3 and 4, their ranks at 2, 4 and 5. Costs and conditions have no band.",
    cardwright,
  ),
  sheets: ["cards"],
  reads: [...effectKeys, "type", "level"],
  check,
};
