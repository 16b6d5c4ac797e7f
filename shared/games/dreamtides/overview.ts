import { eachOnce, type SheetOverview } from "../overview.js";

/** The keywords of rules texts, and the names in abilities (LANG-12) that are about them. */
const keywords: readonly (readonly [keyword: string, names: RegExp])[] = [
  ["abandon", /^Abandon/u],
  ["banish", /^Banish/u],
  ["discover", /^Discover/u],
  ["dissolve", /^Dissolve/u],
  ["fast", /^Fast$|HaveFast$/u],
  ["foresee", /^Foresee/u],
  ["judgment", /Judgment/u],
  ["kindle", /^Kindle/u],
  ["materialize", /Materialize/u],
  ["prevent", /^Counterspell/u],
  ["reclaim", /Reclaim/u],
];

/** What the dashboards of Dreamtides ask about. */
export const dreamtidesOverviews: readonly SheetOverview[] = [
  {
    sheets: ["cards"],
    type: "card-type",
    cost: "energy-cost",
    rarity: "rarity",
    keywordsOf: ({ names }) =>
      eachOnce(keywords.flatMap(([keyword, pattern]) => (names.some((name) => pattern.test(name)) ? [keyword] : []))),
  },
];
