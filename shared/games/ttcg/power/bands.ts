import type { Category } from "../vocabulary.js";

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
export const bandEnd = (of: keyof Bands, category: Category, level: number): number | undefined =>
  bands[category][of][level - 1];
