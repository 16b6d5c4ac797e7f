import type { Finding, FindingFix, RowRule } from "../../../validate/index.js";
import { scaled, signed, unitTotal, type Stats } from "../stats.js";
import { levelOf, otherStat, statFix, statKeys, statsFix, statsOf, statTitle, tierOf, type StatKey } from "./card.js";
import { cardList, info, rulebook } from "./info.js";

function sumFixes(stats: Stats, total: number): readonly FindingFix[] {
  const isInRange = (value: number): boolean => value >= 0 && value <= total;
  const fixes: FindingFix[] = [];
  const defense = total - stats.attack;
  if (isInRange(defense)) fixes.push(statFix("set-defense", "defense", defense));
  const attack = total - stats.defense;
  if (isInRange(attack)) fixes.push(statFix("set-attack", "attack", attack));
  const both = scaled(stats, total);
  if (both) {
    const title = `Scale both to ${both.attack}/${both.defense}, which keeps their ratio`;
    fixes.push(statsFix("scale-both", title, both, stats));
  }
  return fixes;
}

/** Also what the design says against power creep: no unit exceeds the total of its level and tier (`ttcg.md` 2.5, `creep-sum`). */
export const unitStatSum: RowRule = {
  kind: "row",
  ...info(
    "unit-stat-sum",
    "error",
    "Attack and defense of a unit add up",
    "No card out-classes another: attack and defense of a unit together are 500 for each level. A unit with more than that out-classes all others of its level, old and new; one with less is out-classed by them.",
    rulebook,
  ),
  sheets: ["cards"],
  reads: ["type", "level", "attack", "defense", "rarity"],
  check: (row) => {
    const card = levelOf(row);
    const stats = statsOf(row);
    if (card?.category !== "unit" || !stats) return [];
    const { level } = card;
    const total = unitTotal(level, tierOf(row));
    const sum = stats.attack + stats.defense;
    if (sum === total) return [];
    const difference = sum - total;
    const off = `Attack + defense is ${sum}; a level ${level} unit must total ${total} (${signed(difference)} off)`;
    return [
      {
        column: "defense",
        message: difference > 0 ? `${off}. Out-classes level ${level} cards by ${difference}` : off,
        related: [{ row, column: "attack", message: `Attack is ${stats.attack}` }],
        fixes: sumFixes(stats, total),
      },
    ];
  },
};

function rangeFixes(key: StatKey, value: number, other: number | undefined, total: number): readonly FindingFix[] {
  const clamped = Math.min(Math.max(value, 0), total);
  const now = { attack: 0, defense: 0, [key]: value, [otherStat(key)]: other ?? total - clamped };
  const to = { ...now, [key]: clamped, [otherStat(key)]: total - clamped };
  return [statsFix("clamp", `Set ${to.attack}/${to.defense}`, to, now)];
}

export const unitStatRange: RowRule = {
  kind: "row",
  ...info(
    "unit-stat-range",
    "error",
    "Stats of a unit are within its total",
    "Neither attack nor defense of a unit can be negative or more than both together may be. They are written without a sign, which marks the modifiers of spells.",
    rulebook,
  ),
  sheets: ["cards"],
  reads: ["type", "level", "attack", "defense", "rarity"],
  readsSource: true,
  check: (row) => {
    const card = levelOf(row);
    if (card?.category !== "unit") return [];
    const total = unitTotal(card.level, tierOf(row));
    return statKeys.flatMap((key): Finding[] => {
      const value = row.integer(key);
      if (value === undefined) return [];
      const isInRange = value >= 0 && value <= total;
      if (isInRange && !/^[+-]/u.test(row.source(key) ?? "")) return [];
      const message = `${statTitle(key)} must be between 0 and ${total}`;
      if (isInRange) {
        const to = { kind: "source", source: String(value) } as const;
        const fix = { id: "remove-sign", title: `Write ${value}`, edits: [{ kind: "cell", column: key, to }] } as const;
        return [{ column: key, message: `${message}, without a sign`, fixes: [fix] }];
      }
      return [{ column: key, message, fixes: rangeFixes(key, value, row.integer(otherStat(key)), total) }];
    });
  },
};

export const statGranularity: RowRule = {
  kind: "row",
  ...info(
    "stat-granularity",
    "warning",
    "Stats are multiples of 5",
    "Attack and defense are made in steps of 5, so that players add them up in their heads.",
    cardList,
  ),
  sheets: ["cards"],
  reads: ["type", "attack", "defense"],
  check: (row) => {
    const category = row.text("type") === "spell" ? "spell" : "unit";
    return statKeys.flatMap((key): Finding[] => {
      const value = row.integer(key);
      if (value === undefined || value % 5 === 0) return [];
      const rounded = 5 * Math.round(value / 5);
      const other = row.integer(otherStat(key));
      const message = `${value} is not a multiple of 5`;
      if (category === "spell" || other === undefined) {
        return [{ column: key, message, fixes: [statFix("round", key, rounded, category)] }];
      }
      const now = { attack: 0, defense: 0, [key]: value, [otherStat(key)]: other };
      const to = { ...now, [key]: rounded, [otherStat(key)]: other + value - rounded };
      return [{ column: key, message, fixes: [statsFix("round", `Set ${to.attack}/${to.defense}`, to, now)] }];
    });
  },
};
