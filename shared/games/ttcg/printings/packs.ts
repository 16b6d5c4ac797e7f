import { randomFrom, shuffled, type Random } from "../../../match/index.js";
import { publishedShares, weightsOf, type Policy } from "./shares.js";
import { tiers } from "./tiers.js";

/** What packs are filled from. */
export interface PackContents {
  /** How many cards the set has; they are numbered from 0. */
  readonly cards: number;
  /** How many lore cards there are. */
  readonly loreCards: number;
  /** Cards in a pack that are played with; the lore cards come on top. */
  readonly packSize: number;
  readonly loreCardsPerPack: number;
  readonly policy: Policy;
  /** Of the six tiers in percent, in proportion where they do not add up to 100. Only for the policy `tiered`. */
  readonly shares?: readonly number[];
}

export interface PackReport {
  readonly packs: number;
  /** How often each card was in a pack. */
  readonly perCard: readonly number[];
  /** How often a card of each tier was, tier 1 first. */
  readonly perTier: readonly number[];
  /** In how many packs a card of each tier was. */
  readonly packsWithTier: readonly number[];
  readonly perLoreCard: readonly number[];
  /** How many different cards were found up to and with each pack: the curve of a collection. */
  readonly distinct: readonly number[];
  /** After how many packs every card was found at least once; undefined where they were not enough. */
  readonly completeAfter: number | undefined;
}

/** One card of a pack. */
interface Slot {
  readonly card: number;
  /** From 0. */
  readonly tier: number;
}

/**
 * Opens packs with seeded chance (`ttcg.md` 2.3): each slot any card, all equally likely, then its tier by the policy, each
 * slot on its own, so that a card may be in a pack twice.
 */
export function openPacks(contents: PackContents, packs: number, seed: number): PackReport {
  const random = randomFrom(seed);
  const tierOf = tierDraw(contents, random);
  const slot = (): Slot => ({ card: random.below(contents.cards), tier: tierOf() });
  const slots = contents.cards === 0 ? 0 : contents.packSize;
  const lore = contents.loreCards === 0 ? 0 : contents.loreCardsPerPack;
  return counted(contents, packs, {
    cards: () => Array.from({ length: slots }, slot),
    lore: () => Array.from({ length: lore }, () => random.below(contents.loreCards)),
  });
}

/** How many copies there are of each tier of each card: `copies[card][tier − 1]`. */
export type PrintRun = readonly (readonly number[])[];

/**
 * Opens packs that were filled from a whole print run, shuffled: no copy is in two packs, and a last pack that cannot be
 * filled is none. The policy does not matter; the copies are what they are.
 */
export function openPrintRun(copies: PrintRun, contents: PackContents, seed: number): PackReport {
  const random = randomFrom(seed);
  const printed = copies.flatMap((ofCard, card) =>
    ofCard.flatMap((count, tier) => Array.from({ length: count }, (): Slot => ({ card, tier }))),
  );
  const run = shuffled(printed, (bound) => random.below(bound));
  const packs = contents.packSize < 1 ? 0 : Math.floor(run.length / contents.packSize);
  const lore = contents.loreCards === 0 ? 0 : contents.loreCardsPerPack;
  return counted(contents, packs, {
    cards: (pack) => run.slice(pack * contents.packSize, (pack + 1) * contents.packSize),
    lore: () => Array.from({ length: lore }, () => random.below(contents.loreCards)),
  });
}

/** Shares are drawn as whole numbers of this part of a percent. */
const partsOfPercent = 10_000;

/** Draws a tier, from 0. */
function tierDraw({ policy, shares = publishedShares }: PackContents, random: Random): () => number {
  const weights = weightsOf(policy, shares).map((weight) => Math.max(0, Math.round(weight * partsOfPercent)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return () => {
    let left = random.below(sum);
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return Math.max(at, 0);
  };
}

interface PackSource {
  readonly cards: (pack: number) => readonly Slot[];
  readonly lore: () => readonly number[];
}

function counted({ cards, loreCards }: PackContents, packs: number, source: PackSource): PackReport {
  const perCard = new Array<number>(cards).fill(0);
  const perLoreCard = new Array<number>(loreCards).fill(0);
  const perTier = tiers.map(() => 0);
  const packsWithTier = tiers.map(() => 0);
  const distinct: number[] = [];
  let found = 0;
  const increase = (counts: number[], at: number): number => (counts[at] = (counts[at] ?? 0) + 1);
  for (let pack = 0; pack < packs; pack += 1) {
    const inPack = new Set<number>();
    for (const { card, tier } of source.cards(pack)) {
      if (increase(perCard, card) === 1) found += 1;
      increase(perTier, tier);
      inPack.add(tier);
    }
    for (const tier of inPack) increase(packsWithTier, tier);
    for (const lore of source.lore()) increase(perLoreCard, lore);
    distinct.push(found);
  }
  const complete = cards === 0 ? -1 : distinct.indexOf(cards);
  return {
    packs,
    perCard,
    perTier,
    packsWithTier,
    perLoreCard,
    distinct,
    completeAfter: complete === -1 ? undefined : complete + 1,
  };
}
