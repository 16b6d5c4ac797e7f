import { eachOnce, namesAfter, nameInWords, type OverviewCard, type SheetOverview } from "../overview.js";

/** The operations that stand as statements of scripts. */
const keywordsOf = ({ names }: OverviewCard): readonly string[] =>
  eachOnce(namesAfter(names, "expression", "value", "kind", "call", "name", "word").map(nameInWords));

/** What the dashboards of TCG ONE ask about. No column holds the cost of a card: the retreat of a unit is asked about instead. */
export const tcgoneOverviews: readonly SheetOverview[] = [
  {
    sheets: ["cards"],
    type: "card-kind",
    cost: "retreat",
    rarity: "rarity",
    keywordsOf,
  },
];
