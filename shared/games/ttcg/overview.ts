import { eachOnce, namesAfter, nameInWords, type OverviewCard, type SheetOverview } from "../overview.js";

/** What effects do, and the keywords that they grant: the other names of a tree say whom, when and how many. */
const keywordsOf = ({ names }: OverviewCard): readonly string[] =>
  eachOnce([...namesAfter(names, "op"), ...namesAfter(names, "keyword")].map(nameInWords));

/** What the dashboards of TTCG ask about. No column holds a cost: the level of a card is asked about instead. */
export const ttcgOverviews: readonly SheetOverview[] = [
  {
    sheets: ["cards"],
    type: "type",
    cost: "level",
    rarity: "rarity",
    keywordsOf,
  },
];
