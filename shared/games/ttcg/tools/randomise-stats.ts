import { randomFrom } from "../../../match/index.js";
import { integerIn, textIn, type RowTool } from "../../tools.js";
import { randomStats, statKeys } from "../stats.js";
import { categoryOf } from "../vocabulary.js";

/** New stats for cards by the generators of TTCG-8. Cards of no known type keep theirs. */
export const randomiseStats: RowTool = {
  id: "randomise-stats",
  title: "Randomise stats",
  about:
    "Gives each selected card random stats in steps of 5. A unit's attack is anything up to the total of its level and its defense the rest; a spell's two modifiers are anything its level allows.",
  sheets: ["cards"],
  options: [{ kind: "seed", id: "seed", title: "Seed" }],
  edits: (rows, { seed }) => {
    const random = randomFrom(Number(seed));
    return rows.flatMap((row) => {
      const category = categoryOf(textIn(row, "type"));
      if (category === undefined) return [];
      const stats = randomStats(category, integerIn(row, "level"), random);
      return statKeys
        .filter((stat) => integerIn(row, stat) !== stats[stat])
        .map((stat) => ({
          rowKey: row.key,
          column: stat,
          value: { kind: "integer", value: BigInt(stats[stat]) } as const,
        }));
    });
  },
};
