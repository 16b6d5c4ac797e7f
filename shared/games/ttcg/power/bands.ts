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

/** A number or rank that has a band, and where that ends. */
interface Banded {
  readonly of: keyof Bands;
  readonly value: number;
  readonly end: number;
}

/** Undefined for what has no band: costs, conditions, and numbers that are no words. */
function bandedIn(measure: Measure, category: Category, level: number): Banded | undefined {
  if (measure.better !== "more") return undefined;
  const of = measure.measure === "number" ? "numbers" : "ranks";
  const end = bandEnd(of, category, level);
  if (measure.measure === "number") {
    const isBanded = measure.isWord && measure.value <= numberWords.length;
    return isBanded && end !== undefined ? { of, value: measure.value, end } : undefined;
  }
  const isBanded = measure.isDone && measure.rank !== undefined && end !== undefined;
  return isBanded ? { of, value: measure.rank, end } : undefined;
}

/** What an effect has too much of for a level, and where the band ends, in the words of the text. */
export interface Excess {
  readonly word: string;
  readonly within: string;
}

/** Undefined for what is within the band, or has none. */
export function excessOf(measure: Measure, category: Category, level: number): Excess | undefined {
  const banded = bandedIn(measure, category, level);
  if (banded === undefined || banded.value <= banded.end) return undefined;
  const worded = (value: number): string => (banded.of === "numbers" ? wordOfNumber(value) : `rank ${value}`);
  return { word: worded(banded.value), within: worded(banded.end) };
}

/** The ends of the bands of numbers, level 1 first. */
export const bandEnds = (category: Category): readonly number[] => bands[category].numbers;

/** The numbers of an effect that have a band. */
export const bandedNumbers = ({ measures }: Strength, category: Category, level: number): readonly number[] =>
  measures.flatMap((measure) => {
    const banded = bandedIn(measure, category, level);
    return banded?.of === "numbers" ? [banded.value] : [];
  });

/** How far the numbers and ranks of an effect go in their bands, 1 being the end. */
export const sharesOfBands = ({ measures }: Strength, category: Category, level: number): readonly number[] =>
  measures.flatMap((measure) => {
    const banded = bandedIn(measure, category, level);
    return banded ? [banded.value / banded.end] : [];
  });

/** The lowest level of a category whose bands hold an effect; undefined where it is too strong for all. */
export function lowestLevel({ measures }: Strength, category: Category): number | undefined {
  const levels = bands[category].numbers.map((_, at) => at + 1);
  return levels.find((level) => measures.every((measure) => excessOf(measure, category, level) === undefined));
}
