import { eachOnce, nameInWords, textsUnder, type OverviewCard, type SheetOverview } from "../overview.js";

/** What rules of effects do. */
const keywordsOf = ({ cells }: OverviewCard): readonly string[] =>
  eachOnce(textsUnder(cells("effectRules"), "effectType").map(nameInWords));

/** What the dashboards of Summoner ask about. Its cards have no rarity, and cost nothing: monsters are as large as their value. */
export const summonerOverviews: readonly SheetOverview[] = [
  {
    sheets: ["monsters"],
    type: "attribute",
    cost: "value",
    keywordsOf,
  },
  { sheets: ["utility"], type: "type", keywordsOf },
  { sheets: ["summoners"], type: "type", cost: "level", keywordsOf },
];
