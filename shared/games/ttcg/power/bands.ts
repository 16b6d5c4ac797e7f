import { numberWords, wordOfNumber } from "../language/words.js";
import type { Category } from "../vocabulary.js";
import type { Measure, Strength } from "./strength.js";

/** The highest number word and the highest rank that effects of a level should say, level 1 first (TTCG-10). */
interface Bands {
  readonly numbers: readonly number[];
  readonly ranks: readonly number[];
}

const bands: Readonly<Record<Category, Bands>> = {
  unit: { numbers: [2, 3, 4, 5, 5], ranks: [2, 3, 4, 5, 5] },
  spell: { numbers: [2, 3, 4], ranks: [2, 4, 5] },
};

/** The end of a band; undefined for a level that the category has not. */
const bandEnd = (of: keyof Bands, category: Category, level: number): number | undefined =>
  bands[category][of][level - 1];

/** What an effect has too much of for a level, and where the band ends, in the words of the text. */
export interface Excess {
  readonly word: string;
  readonly within: string;
}

/** Undefined for what is within the band, or has none: costs, conditions, and numbers that are no words. */
export function excessOf(measure: Measure, category: Category, level: number): Excess | undefined {
  if (measure.better !== "more") return undefined;
  if (measure.measure === "number") {
    const end = bandEnd("numbers", category, level);
    const isOver = measure.isWord && measure.value <= numberWords.length && end !== undefined && measure.value > end;
    return isOver ? { word: wordOfNumber(measure.value), within: wordOfNumber(end) } : undefined;
  }
  const end = bandEnd("ranks", category, level);
  const isOver = measure.isDone && measure.rank !== undefined && end !== undefined && measure.rank > end;
  return isOver ? { word: `rank ${measure.rank}`, within: `rank ${end}` } : undefined;
}

/** The lowest level of a category whose bands hold an effect; undefined where it is too strong for all. */
export function lowestLevel({ measures }: Strength, category: Category): number | undefined {
  const levels = bands[category].numbers.map((_, at) => at + 1);
  return levels.find((level) => measures.every((measure) => excessOf(measure, category, level) === undefined));
}
