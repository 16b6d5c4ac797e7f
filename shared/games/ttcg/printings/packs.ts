import type { Random } from "../../../match/index.js";
import { publishedShares, weightsOf, type Policy } from "./shares.js";
import { tiers } from "./tiers.js";

/** How many copies there are of each tier of each card: `copies[card][tier − 1]`. */
export type PrintRun = readonly (readonly number[])[];

/** How the cards of a pack are drawn. */
export type CardSource =
  /** Any card, all equally likely, then its tier by the policy (TTCG-9). */
  | {
      readonly kind: "policy";
      readonly policy: Policy;
      /** Of the six tiers in percent, in proportion where they do not add up to 100. Only for the policy `tiered`. */
      readonly shares?: readonly number[];
    }
  /** Any copy of the print run, all equally likely. The run is so large that it does not become smaller. */
  | { readonly kind: "copies"; readonly copies: PrintRun };

/** What packs are filled from. */
export interface PackContents {
  /** How many cards the set has; they are numbered from 0. */
  readonly cards: number;
  /** Cards in a pack that are played with; lore cards come on top. */
  readonly packSize: number;
  readonly source: CardSource;
}

/** One card of a pack. */
interface Slot {
  readonly card: number;
  /** From 0. */
  readonly tier: number;
}

/** How often each tier is drawn, as a part of 1, tier 1 first; zeros where nothing can be drawn. */
export function tierChances(source: CardSource): readonly number[] {
  const weights =
    source.kind === "policy"
      ? weightsOf(source.policy, source.shares ?? publishedShares)
      : tiers.map((_, at) => source.copies.reduce((sum, ofCard) => sum + (ofCard[at] ?? 0), 0));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
}

/** Shares are drawn as whole numbers of this part of a percent. */
const partsOfPercent = 10_000;

/** Draws places of a list by whole weights, not all zero. */
function weighted(weights: readonly number[], random: Random): () => number {
  const ends: number[] = [];
  let sum = 0;
  for (const weight of weights) ends.push((sum += Math.max(0, Math.round(weight))));
  return () => {
    const drawn = random.below(sum);
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** Draws the cards of packs with seeded chance: each on its own, so that a card may be in a pack twice. */
export function slotDraw({ cards, source }: PackContents, random: Random): () => Slot {
  if (source.kind === "copies") {
    const place = weighted(
      source.copies.flatMap((ofCard) => tiers.map((_, at) => ofCard[at] ?? 0)),
      random,
    );
    return () => {
      const at = place();
      return { card: Math.floor(at / tiers.length), tier: at % tiers.length };
    };
  }
  const shares = weightsOf(source.policy, source.shares ?? publishedShares);
  const tier = weighted(
    shares.map((share) => share * partsOfPercent),
    random,
  );
  return () => ({ card: random.below(cards), tier: tier() });
}

/** What one person who opens packs has found so far. */
export class PackOpening {
  packs = 0;
  /** How many different cards. */
  distinct = 0;
  /** How often a card of each tier was found, tier 1 first. */
  readonly perTier = tiers.map(() => 0);
  /** In how many packs a card of each tier was. */
  readonly packsWithTier = tiers.map(() => 0);
  /** How often each card was found. */
  readonly perCard: number[];
  readonly #draw: () => Slot;

  constructor(
    readonly contents: PackContents,
    draw: () => Slot,
  ) {
    this.perCard = new Array<number>(contents.cards).fill(0);
    this.#draw = draw;
  }

  get isComplete(): boolean {
    return this.contents.cards > 0 && this.distinct === this.contents.cards;
  }

  open(): void {
    let tiersInPack = 0;
    for (let slot = 0; slot < this.contents.packSize && this.contents.cards > 0; slot += 1) {
      const { card, tier } = this.#draw();
      const found = this.perCard[card] ?? 0;
      if (found === 0) this.distinct += 1;
      this.perCard[card] = found + 1;
      this.perTier[tier] = (this.perTier[tier] ?? 0) + 1;
      tiersInPack |= 1 << tier;
    }
    for (const at of tiers.keys())
      if ((tiersInPack >> at) & 1) this.packsWithTier[at] = (this.packsWithTier[at] ?? 0) + 1;
    this.packs += 1;
  }
}
