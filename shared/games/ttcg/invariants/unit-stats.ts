import type { Finding, FindingFix, Lookup, RowFacts, RowRule } from "../../../validate/index.js";
import {
  clamp,
  granularity,
  otherStat,
  scaledTo,
  signed,
  statKeys,
  toGranularity,
  unitTotal,
  type StatKey,
  type Stats,
} from "../stats.js";
import {
  categoryIn,
  levelOf,
  meantNumber,
  showStats,
  statEdit,
  statFix,
  statsFix,
  statsOf,
  statTitle,
} from "./card.js";
import { cardwright, designDocument, info } from "./info.js";

function sumFixes(stats: Stats, total: number): readonly FindingFix[] {
  const single = statKeys.toReversed().flatMap((stat): FindingFix[] => {
    const rest = total - stats[otherStat(stat)];
    return rest < 0 || rest > total ? [] : [statFix(`set-${stat}`, stat, rest, "unit")];
  });
  const scaled = scaledTo(total, stats);
  if (!scaled) return single;
  return [...single, statsFix("scale", `Scale both to ${showStats(scaled, "unit")}`, scaled, stats, "unit")];
}

/** What a sum that is too high does to other cards (`creep-sum` of TTCG-10), reported beside the sum itself. */
export const outClassing = (level: number, excess: number): string =>
  excess > 0 ? `. Out-classes level ${level} cards by ${excess}` : "";

/** Holds the power of new cards to that of old ones too (`creep-sum` of TTCG-10). */
export const unitStatSum: RowRule = {
  kind: "row",
  ...info(
    "unit-stat-sum",
    "error",
    "Attack and defense of a unit add up",
    "No card is better than another of its level: attack and defense of a unit total 500 for each level. One with more out-classes all others of its level, old and new; one with less is out-classed by them.",
    designDocument,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["type", "level", "attack", "defense"],
  check: (row, lookup) => {
    const level = levelOf(row, "unit", lookup);
    const stats = statsOf(row);
    if (level === undefined || !stats) return [];
    const total = unitTotal(level);
    const sum = stats.attack + stats.defense;
    if (sum === total) return [];
    const message = `Attack + defense is ${sum}; a level ${level} unit must total ${total} (${signed(sum - total)} off)`;
    const related = [
      { row, column: "defense", message: `Defense is ${stats.defense}${outClassing(level, sum - total)}` },
    ];
    return [{ column: "attack", message, related, fixes: sumFixes(stats, total) }];
  },
};

/** Sets a stat to what the other one leaves of the total, where that is a stat at all. */
function restFixes(row: RowFacts, stat: StatKey, total: number): readonly FindingFix[] {
  const other = row.integer(otherStat(stat));
  return other === undefined || other < 0 || other > total ? [] : [statFix("set-rest", stat, total - other, "unit")];
}

function rangeFinding(row: RowFacts, stat: StatKey, total: number): Finding | undefined {
  const value = row.integer(stat);
  const meant = meantNumber(row.value(stat));
  const message = `${statTitle(stat)} must be between 0 and ${total}`;
  if (meant === undefined) {
    return { column: stat, fault: "type", message, fixes: restFixes(row, stat, total) };
  }
  const within = clamp(Math.round(meant) || 0, 0, total);
  if (value === undefined && within === Math.round(meant)) {
    const fixes = [statFix("convert", stat, within, "unit")];
    return { column: stat, fault: "type", message: `${message}, written as a whole number`, fixes };
  }
  if (within !== value) {
    const to: Stats = { attack: total - within, defense: total - within, [stat]: within };
    const now = { [stat]: value, [otherStat(stat)]: row.integer(otherStat(stat)) };
    const isOtherRight = to[otherStat(stat)] === now[otherStat(stat)];
    const title = isOtherRight ? `Set ${stat} to ${within}` : `Set both to ${showStats(to, "unit")}`;
    const fixes = [...(isOtherRight ? [] : restFixes(row, stat, total)), statsFix("clamp", title, to, now, "unit")];
    return { column: stat, fault: "bounds", message, fixes };
  }
  const source = row.source(stat) ?? "";
  if (!/^[+-]/u.test(source)) return undefined;
  const fix: FindingFix = {
    id: "remove-sign",
    title: `Write ${stat} as ${value}`,
    edits: [{ kind: "cell", column: stat, to: { kind: "source", source: String(value) } }],
  };
  return { column: stat, message: `${message}, without a sign`, fixes: [fix] };
}

export const unitStatRange: RowRule = {
  kind: "row",
  ...info(
    "unit-stat-range",
    "error",
    "A unit's stats lie between 0 and its total",
    "Neither the attack nor the defense of a unit is negative or exceeds the total allowed for both. They are plain numbers: a sign would make them look like a spell's modifiers.",
    designDocument,
  ),
  sheets: ["cards"],
  reads: ["type", "level", "attack", "defense"],
  readsSource: true,
  check: (row, lookup) => {
    const level = levelOf(row, "unit", lookup);
    if (level === undefined) return [];
    return statKeys.flatMap((stat) => rangeFinding(row, stat, unitTotal(level)) ?? []);
  },
};

/** Of a unit the other stat takes the difference, as far as it stays in steps of 5 itself. */
function roundFix(row: RowFacts, stat: StatKey, value: number, lookup: Lookup): FindingFix | undefined {
  const category = categoryIn(row, lookup);
  const rounded = toGranularity(value);
  const other = row.integer(otherStat(stat));
  if (category === undefined) return undefined;
  if (category === "spell" || other === undefined) return statFix("round", stat, rounded, category);
  const rest = toGranularity(other + value - rounded);
  const edits = [statEdit(stat, rounded, category)];
  if (rest === other) return statFix("round", stat, rounded, category);
  const title = `Set ${stat} to ${rounded}, ${otherStat(stat)} to ${rest}`;
  return { id: "round", title, edits: [...edits, statEdit(otherStat(stat), rest, category)] };
}

export const statGranularity: RowRule = {
  kind: "row",
  ...info(
    "stat-granularity",
    "warning",
    "Stats are multiples of 5",
    "Attack and defense are drawn in steps of 5, and modifiers too. Other numbers are hard to add up at the table.",
    cardwright,
  ),
  sheets: ["cards"],
  fault: "precision",
  reads: ["type", "attack", "defense"],
  check: (row, lookup) =>
    statKeys.flatMap((stat): Finding[] => {
      const value = row.integer(stat);
      if (value === undefined || value % granularity === 0) return [];
      const fix = roundFix(row, stat, value, lookup);
      return [{ column: stat, message: `${value} is not a multiple of 5`, fixes: fix ? [fix] : [] }];
    }),
};
