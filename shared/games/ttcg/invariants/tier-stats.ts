import type { Finding, FindingFix, Lookup, RowFacts, RowRule } from "../../../validate/index.js";
import { distributed, isTier, printedSpell, printedTotal, printedUnit, spellBonus } from "../printings/tiers.js";
import { signed, statKeys, unitTotal, type Stats } from "../stats.js";
import type { Category } from "../vocabulary.js";
import { levelOf, showStats, statsFix, statsOf, statTitle } from "./card.js";
import { cardsById } from "./indexes.js";
import { cardwright, info, rulesChapters } from "./info.js";
import { outClassing } from "./unit-stats.js";

/** A printing together with its card; `base` where the card has both stats. */
interface Printing {
  readonly tier: number;
  readonly level: number;
  readonly base: Stats | undefined;
  readonly printed: Stats | undefined;
}

/** The printing in a row of a card of this category; undefined where card, level or tier are none. */
function printingOf(row: RowFacts, lookup: Lookup, category: Category): Printing | undefined {
  const tier = row.integer("tier");
  const card = lookup.first(cardsById.name, row.text("card") ?? "");
  const level = card && levelOf(card, category, lookup);
  if (!card || level === undefined || !isTier(tier)) return undefined;
  return { tier, level, base: statsOf(card), printed: statsOf(row) };
}

const nowOf = (row: RowFacts): Partial<Stats> =>
  Object.fromEntries(statKeys.flatMap((stat) => [[stat, row.integer(stat)]]));

const printingReads = ["card", "tier", "attack", "defense"];

/** Back to the card's stats and half of the gain on each. */
function resetFix(row: RowFacts, { base, tier, level }: Printing): readonly FindingFix[] {
  if (!base || base.attack + base.defense !== unitTotal(level)) return [];
  const to = printedUnit(base, tier);
  return [statsFix("reset-split", `Set both to ${showStats(to, "unit")}`, to, nowOf(row), "unit")];
}

/** Holds the power of printings too (`creep-sum` of TTCG-10). */
export const tierUnitSum: RowRule = {
  kind: "row",
  ...info(
    "tier-unit-sum",
    "error",
    "A unit's printings add up",
    "Each tier above common adds exactly 10 to the total of attack and defense: a rare printing is slightly better, not a different card.",
    rulesChapters,
  ),
  sheets: ["printings"],
  fault: "relation",
  reads: printingReads,
  check: (row, lookup) => {
    const printing = printingOf(row, lookup, "unit");
    if (!printing) return [];
    const { tier, level, printed } = printing;
    const total = printedTotal(level, tier);
    const must = `Tier ${tier} level ${level} unit must total ${total}`;
    if (!printed) {
      const column = statKeys.find((stat) => row.integer(stat) === undefined) ?? "attack";
      return [{ column, message: `${must}, but has no ${column}`, fixes: resetFix(row, printing) }];
    }
    const sum = printed.attack + printed.defense;
    if (sum === total) return [];
    const to = distributed(printed, total);
    const spread = statsFix("distribute", `Set both to ${showStats(to, "unit")}`, to, printed, "unit");
    const beside = `Defense is ${printed.defense}${outClassing(level, sum - total)}`;
    const related = [{ row, column: "defense", message: beside }];
    return [{ column: "attack", message: `${must}, is ${sum}`, related, fixes: [spread, ...resetFix(row, printing)] }];
  },
};

export const tierUnitMonotone: RowRule = {
  kind: "row",
  ...info(
    "tier-unit-monotone",
    "warning",
    "Rarer printings of a unit are not weaker",
    "A higher tier improves the stats of the card. Neither attack nor defense is lower than in the common printing.",
    cardwright,
  ),
  sheets: ["printings"],
  fault: "relation",
  reads: printingReads,
  check: (row, lookup) => {
    const printing = printingOf(row, lookup, "unit");
    const { base, printed } = printing ?? {};
    if (!printing || !base || !printed) return [];
    return statKeys.flatMap((stat): Finding[] => {
      if (printed[stat] >= base[stat]) return [];
      const message = `${statTitle(stat)} drops below the common printing`;
      return [{ column: stat, message, fixes: resetFix(row, printing) }];
    });
  },
};

function bonusFinding(row: RowFacts, { base, printed, tier }: Printing): Finding | undefined {
  if (!base) return undefined;
  const bonus = spellBonus(tier);
  const to = printedSpell(base, tier, printed);
  const fixes = [statsFix("set-bonus", `Set both to ${showStats(to, "spell")}`, to, nowOf(row), "spell")];
  const must = `Tier ${tier} spell bonus must total +${bonus}`;
  if (!printed) {
    const column = statKeys.find((stat) => row.integer(stat) === undefined) ?? "attack";
    return { column, message: `${must}, but the printing has no ${column}`, fixes };
  }
  const gains = { attack: printed.attack - base.attack, defense: printed.defense - base.defense };
  const gain = gains.attack + gains.defense;
  const related = [{ row, column: "defense", message: `Defense gains ${signed(gains.defense)}` }];
  if (gain !== bonus) return { column: "attack", message: `${must}, is ${signed(gain)}`, related, fixes };
  const lowered = statKeys.find((stat) => gains[stat] < 0);
  if (!lowered) return undefined;
  return { column: lowered, message: `${must} and lower nothing, but ${lowered} gains ${gains[lowered]}`, fixes };
}

export const tierSpellBonus: RowRule = {
  kind: "row",
  ...info(
    "tier-spell-bonus",
    "error",
    "A spell's printings add up",
    "Each tier above common adds a total of 5 to a spell's two modifiers and lowers neither. The split is free.",
    rulesChapters,
  ),
  sheets: ["printings"],
  fault: "relation",
  reads: printingReads,
  check: (row, lookup) => {
    const printing = printingOf(row, lookup, "spell");
    const finding = printing && bonusFinding(row, printing);
    return finding ? [finding] : [];
  },
};
