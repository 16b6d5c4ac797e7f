import { granularity, unitTotal, type Stats } from "../stats.js";

/** A rarity (TTCG-9). Artwork is the same in all; stats and finish differ. */
export interface Tier {
  /** 1 to 6. */
  readonly tier: number;
  readonly name: string;
  /** What this tier's finish adds to that of the tier before. */
  readonly finish: string;
  /** Of all copies in percent, where tiers are printed in different numbers. The six add up to 96.25. */
  readonly share: number;
}

export const tiers: readonly Tier[] = [
  { tier: 1, name: "Common", finish: "matte", share: 50 },
  { tier: 2, name: "Uncommon", finish: "shiny text", share: 25 },
  { tier: 3, name: "Rare", finish: "shiny borders", share: 12.5 },
  { tier: 4, name: "Ultra Rare", finish: "holographic overlay", share: 5 },
  { tier: 5, name: "Mythic Rare", finish: "foil accents", share: 2.5 },
  { tier: 6, name: "Primal Rare", finish: "prismatic", share: 1.25 },
];

export const isTier = (tier: number | undefined): tier is number => tiers.some((each) => each.tier === tier);

/** What attack and defense of a unit's printing add up to. */
export const printedTotal = (level: number, tier: number): number => unitTotal(level) + 10 * (tier - 1);

/** What a spell's printing adds to the modifiers of the card, both together. */
export const spellBonus = (tier: number): number => 5 * (tier - 1);

/** `extra` more on both stats together: half each in multiples of 5, the rest on attack. */
function split(extra: number): Stats {
  const defense = granularity * Math.trunc(extra / (2 * granularity));
  return { attack: extra - defense, defense };
}

const plus = (a: Stats, b: Stats): Stats => ({ attack: a.attack + b.attack, defense: a.defense + b.defense });

/** The stats of a unit's printing, the gain of its tier being split in half. */
export const printedUnit = (base: Stats, tier: number): Stats => plus(base, split(10 * (tier - 1)));

/**
 * Stats with this total, the difference being split in half; what one stat cannot lose, the other does. The total
 * is not negative.
 */
export function distributed(stats: Stats, total: number): Stats {
  const { attack, defense } = plus(stats, split(total - stats.attack - stats.defense));
  const low = Math.min(attack, defense, 0);
  return attack < defense
    ? { attack: attack - low, defense: defense + low }
    : { attack: attack + low, defense: defense - low };
}

/**
 * The modifiers of a spell's printing: what it adds so far, as far as it lowers nothing and goes not over the bonus of the
 * tier, and the remainder on the larger modifier of the card, attack where they are equal.
 */
export function printedSpell(base: Stats, tier: number, printed: Stats = base): Stats {
  const larger = base.attack >= base.defense ? "attack" : "defense";
  const smaller = larger === "attack" ? "defense" : "attack";
  const bonus = spellBonus(tier);
  const kept = Math.min(Math.max(printed[smaller] - base[smaller], 0), bonus);
  const onLarger = base[larger] + bonus - kept;
  const onSmaller = base[smaller] + kept;
  return larger === "attack" ? { attack: onLarger, defense: onSmaller } : { attack: onSmaller, defense: onLarger };
}
