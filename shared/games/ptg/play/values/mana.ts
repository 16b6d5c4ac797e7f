import type { Mana } from "../../cards/definition.js";
import { manaTypes, type ManaType } from "../../vocabulary.js";
import type { SourceCounter } from "../types.js";

/** Mana with every type, for reckoning. */
export type Pool = Readonly<Record<ManaType, number>>;

const specific = manaTypes.filter((type) => type !== "any");

/** The order in which leftover mana pays for `any` (PLAY-4). */
const leftoverOrder: readonly ManaType[] = ["any", ...specific];

export const totalOf = (mana: Mana): number => manaTypes.reduce((sum, type) => sum + (mana[type] ?? 0), 0);

/** What is left of a pool after a cost was paid; null where it cannot be paid (PLAY-4). */
export function pay(pool: Pool, cost: Mana): Pool | null {
  const left = { any: pool.any, fire: pool.fire, earth: pool.earth, water: pool.water, air: pool.air };
  for (const type of specific) {
    left[type] -= cost[type] ?? 0;
    if (left[type] < 0) return null;
  }
  let missing = cost.any ?? 0;
  for (const type of leftoverOrder) {
    const taken = Math.min(left[type], missing);
    left[type] -= taken;
    missing -= taken;
  }
  return missing > 0 ? null : left;
}

/** Whether a cost can be paid (PLAY-4): asked for each card of a hand at each decision, so nothing is made for it. */
export function canPay(pool: Pool, cost: Mana): boolean {
  let leftover = pool.any;
  for (const type of specific) {
    const left = pool[type] - (cost[type] ?? 0);
    if (left < 0) return false;
    leftover += left;
  }
  return leftover >= (cost.any ?? 0);
}

/** `fire 2, any 1`; `nothing` for no mana at all. */
export function manaWords(mana: Mana): string {
  const parts = manaTypes.flatMap((type) => ((mana[type] ?? 0) > 0 ? [`${type} ${mana[type] ?? 0}`] : []));
  return parts.length === 0 ? "nothing" : parts.join(", ");
}

/** Mana in the corner of a card: what is paid with any mana is a bare number, as in `fire 2 +1`. */
export function shortMana(mana: Mana): string {
  const named = specific.flatMap((type) => ((mana[type] ?? 0) > 0 ? [`${type} ${mana[type] ?? 0}`] : []));
  const { any = 0 } = mana;
  if (named.length === 0) return String(any);
  return any > 0 ? `${named.join(", ")} +${any}` : named.join(", ");
}

const sources: Readonly<Record<ManaType, SourceCounter>> = {
  fire: "sourceFire",
  earth: "sourceEarth",
  water: "sourceWater",
  air: "sourceAir",
  any: "sourceAny",
};

/** The counter of the mana that cards of a type provide each turn. */
export const sourceOf = (type: ManaType): SourceCounter => sources[type];

/** How much mana the cards of a player provide each turn. */
export const incomeOf = (counters: Readonly<Record<SourceCounter, number>>): number =>
  manaTypes.reduce((sum, type) => sum + counters[sources[type]], 0);
