import { isEqual, type Span } from "../../../base/index.js";
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
import type { Strength } from "../power/strength.js";
import { isLevel } from "../vocabulary.js";
import { categoryIn } from "./card.js";
import { misplacedEffects } from "./effect-availability.js";
import { effectKeys, effectOf } from "./indexes.js";
import { cardwright, info } from "./info.js";

/** Where words stand in a text, the last place first: what an effect does comes after what it costs. */
const spansOf = (text: string, words: string): readonly Span[] =>
  [...text.matchAll(new RegExp(`\\b${words}\\b`, "giu"))]
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
    .toReversed();

/** A measure of an effect that is above its band. */
interface Excessive extends Excess {
  /** Its place among the measures. */
  readonly at: number;
}

/** Whether two effects differ in the measure at a place, and in nothing else that they do. */
const differOnlyAt = (at: number, one: Strength, other: Strength): boolean =>
  one.meaning === other.meaning &&
  one.measures.every((measure, index) => isEqual(measure, other.measures[index]) !== (index === at));

function findingFor(
  { word, within, at }: Excessive,
  text: string,
  column: string,
  level: number,
  reader: EffectReader,
): Finding {
  const message = `"${word}" is above the band for level ${level}`;
  const spans = spansOf(text, word);
  const written = (span: Span): string => `${text.slice(0, span.from)}${within}${text.slice(span.to)}`;
  const now = strengthOf(text, reader);
  const meant = spans.find((span) => differOnlyAt(at, now, strengthOf(written(span), reader)));
  const span = meant ?? spans[0];
  if (!span) return { column, message };
  const changed = written(span);
  const fix = guess(settingFix("within-band", `Write “${changed.trim()}”`, column, textValue(changed)));
  return { column, span, message, fixes: meant ? [fix] : [] };
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
    const [first] = strengthOf(text, reader).measures.flatMap((measure, at): readonly Excessive[] => {
      const excess = excessOf(measure, category, level);
      return excess ? [{ ...excess, at }] : [];
    });
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
