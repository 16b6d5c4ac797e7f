import type { Finding, Index, Lookup, RowFacts, RowRule } from "../../../validate/index.js";
import { readerOf, type EffectReader } from "../language/index.js";
import { sharesOfBands } from "../power/bands.js";
import { strengthOf } from "../power/compare.js";
import { isLevel } from "../vocabulary.js";
import { categoryIn } from "./card.js";
import { all, effectKeys, effectOf } from "./indexes.js";
import { cardwright, info } from "./info.js";

/** The wave that a card came with; the first where its row says none. */
const waveOf = (row: RowFacts): number => row.integer("wave") ?? 1;

/** All cards, and those of each wave. */
export const cardsByWave: Index = {
  name: "cards-by-wave",
  sheets: ["cards"],
  reads: ["wave"],
  carries: ["wave", "type", "level", ...effectKeys],
  keys: (row) => [all, String(waveOf(row))],
};

/** How far a card goes in the bands of its level, 1 being their ends; undefined where nothing of it has a band. */
function bandShare(row: RowFacts, lookup: Lookup, reader: EffectReader): number | undefined {
  const category = categoryIn(row, lookup);
  const level = row.integer("level");
  if (category === undefined || !isLevel(level, category)) return undefined;
  const shares = effectKeys.flatMap((key) => sharesOfBands(strengthOf(effectOf(row, key), reader), category, level));
  return shares.length === 0 ? undefined : mean(shares);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Waves {
  readonly earlier: readonly number[];
  readonly own: readonly (readonly [row: RowFacts, share: number])[];
}

/** What the cards of a wave and those before it come to. */
function wavesUpTo(wave: number, lookup: Lookup): Waves {
  const earlier: number[] = [];
  const own: (readonly [RowFacts, number])[] = [];
  const reader = readerOf(lookup.lexicon());
  for (const row of lookup.rows(cardsByWave.name, all)) {
    const of = waveOf(row);
    const share = of > wave ? undefined : bandShare(row, lookup, reader);
    if (share === undefined) continue;
    if (of === wave) own.push([row, share]);
    else earlier.push(share);
  }
  return { earlier, own };
}

/** Smaller differences are not shown by the two digits of the message. */
const least = 0.005;
const mostNamed = 5;

/** Reported once for a wave, at its first card. Looks at all cards, in workspaces with waves only (`creep-new-vs-old`). */
export const creepNewVersusOld: RowRule = {
  kind: "row",
  ...info(
    "creep-new-vs-old",
    "warning",
    "New cards are no stronger than old ones",
    "What effects do has a band for each level: numbers and ranks up to an end. The cards of a wave (column wave) should use no more of their bands on average than all cards of the waves before.",
    cardwright,
  ),
  sheets: ["cards"],
  reads: ["wave"],
  check: (row, lookup): readonly Finding[] => {
    const wave = waveOf(row);
    if (wave <= 1 || lookup.first(cardsByWave.name, String(wave))?.rowKey !== row.rowKey) return [];
    const { earlier, own } = wavesUpTo(wave, lookup);
    if (earlier.length === 0 || own.length === 0) return [];
    const [before, now] = [mean(earlier), mean(own.map(([, share]) => share))];
    if (now - before < least) return [];
    const strongest = own.toSorted(([, one], [, other]) => other - one).filter(([, share]) => share > before);
    return [
      {
        column: "wave",
        message: `New cards average ${(now - before).toFixed(2)} above baseline: ${now.toFixed(2)} of their bands in wave ${wave}, ${before.toFixed(2)} before`,
        related: strongest
          .slice(0, mostNamed)
          .map(([card, share]) => ({ row: card, column: "effect-1", message: `${share.toFixed(2)} of its bands` })),
      },
    ];
  },
};
