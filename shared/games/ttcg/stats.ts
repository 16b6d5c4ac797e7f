import type { Random } from "../../match/index.js";
import { type Category, isLevel } from "./vocabulary.js";

/** Attack and defense of a unit, or what a spell adds to the unit above it. */
export interface Stats {
  readonly attack: number;
  readonly defense: number;
}

export const statKeys = ["attack", "defense"] as const;
export type StatKey = (typeof statKeys)[number];

export const otherStat = (stat: StatKey): StatKey => (stat === "attack" ? "defense" : "attack");

/** Stats are multiples of this. */
export const granularity = 5;

/** The nearest multiple of 5, the larger of two. */
export const toGranularity = (value: number): number => Math.round(value / granularity) * granularity || 0;

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** What attack and defense of a unit add up to (TTCG-2). */
export const unitTotal = (level: number): number => 500 * level;

/** How far a modifier of a spell goes from zero (TTCG-2). */
export const modifierRange = (level: number): number => 10 * level;

/**
 * Stats of the same proportion with another total, in multiples of 5 where the total is one. Halves where both are zero;
 * undefined where one is negative, which no proportion has.
 */
export function scaledTo(total: number, { attack, defense }: Stats): Stats | undefined {
  if (attack < 0 || defense < 0) return undefined;
  const sum = attack + defense;
  const scaled = clamp(toGranularity(sum === 0 ? total / 2 : (attack * total) / sum), 0, total);
  return { attack: scaled, defense: total - scaled };
}

/** A modifier as it is written: with its sign, zero as `+0`. */
export const signed = (value: number | bigint): string => (value < 0 ? String(value) : `+${value}`);

/** A stat as TOML spells it on a card: spells show the sign. */
export const statSource = (value: number, category: Category): string =>
  category === "spell" ? signed(value) : String(value);

/**
 * Random stats for a card (TTCG-8): a unit's attack is any multiple of 5 up to its total and its defense the rest; a
 * spell's modifiers are any multiples of 5 in range, each on its own. What is no level counts as level 1.
 */
export function randomStats(category: Category, level: number | undefined, random: Random): Stats {
  const counted = isLevel(level, category) ? level : 1;
  if (category === "unit") {
    const total = unitTotal(counted);
    const attack = granularity * random.below(total / granularity + 1);
    return { attack, defense: total - attack };
  }
  const steps = modifierRange(counted) / granularity;
  const modifier = (): number => granularity * (random.below(2 * steps + 1) - steps);
  return { attack: modifier(), defense: modifier() };
}
