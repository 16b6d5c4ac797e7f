import type { CellView } from "../../sheet/index.js";
import { eachOnce, nameInWords, textsUnder, type SheetOverview } from "../overview.js";

/** All mana of a cost, whatever its colours; mana cards cost nothing, and say there what they provide. */
function manaIn(cells: readonly CellView[]): number | null {
  const numbers = cells.flatMap((cell): readonly number[] => {
    if (typeof cell === "number") return [cell];
    return typeof cell === "object" && cell !== null && !Array.isArray(cell) ? [manaIn(Object.values(cell)) ?? 0] : [];
  });
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0);
}

/** What the dashboards of PTG ask about. Keywords are the effects of abilities. */
export const ptgOverviews: readonly SheetOverview[] = [
  {
    sheets: ["cards"],
    type: "type",
    costOf: ({ cells }) => (cells("type")[0] === "mana" ? null : manaIn(cells("mana"))),
    keywordsOf: ({ cells }) => eachOnce(textsUnder(cells("abilities"), "effect").map(nameInWords)),
  },
];
