import type { SimulationSums } from "./batch.js";
import { changeOf, type Change, type Count } from "./difference.js";
import { estimate, figure, mean, noCount, noCross, type Figure } from "./figures.js";
import type { SimulationFrame } from "./frame.js";
import { shareOf, type Estimate, type Mean } from "./interval.js";
import { shrunkShares } from "./shrink.js";
import { combinedChange, type Stratum } from "./strata.js";
import { addSums } from "./sums.js";
import { emptyCard, type CardTally, type Tally } from "./tally.js";

export interface CardFigures {
  readonly card: number;
  /** Won by the decks that hold it, whether or not it was drawn. */
  readonly holders: Estimate | null;
  /** What these decks win in all, each weighed by how often it drew the card: what the figures of the card are measured by. */
  readonly usual: number | null;
  /** Won where it was drawn, where it was played. */
  readonly drawn: Figure;
  readonly played: Figure;
  /** Won where it stayed in the deck. */
  readonly notDrawn: Estimate | null;
  /** How much more was won where it was drawn than where it was not, deck by deck. */
  readonly lift: Change | null;
  /** How much more was won where it was drawn than the same decks win in all. */
  readonly aboveDeck: Change | null;
  /** Won where it was in the opening hand. */
  readonly opening: Estimate | null;
  /** Won where a copy came once the first turn had begun. */
  readonly later: Estimate | null;
  /** How often it stayed where it was in the first hand; null where no deck with it ever put cards back. */
  readonly kept: Estimate | null;
  /** The rate where it was drawn, moved towards what its decks win in all, the more the fewer matches it is of. */
  readonly shrunk: number | null;
  /** The own turn in which it was first played. */
  readonly turn: Mean | null;
  /** How often it was never played after it was drawn. */
  readonly stuck: Estimate | null;
}

/**
 * What was won with each card of these contestants' decks, as one: a card in several of them counts in all. What it is
 * compared with is compared within each deck, so that a card of strong decks is not thought strong for that.
 *
 * @param contestants indexes of contestants; all of them for the whole simulation
 */
export function cardFigures(
  frame: SimulationFrame,
  sums: SimulationSums,
  contestants: readonly number[],
): readonly CardFigures[] {
  const holders = new Map<number, number[]>();
  for (const index of contestants) {
    for (const card of frame.contestants[index]?.cards ?? []) {
      const those = holders.get(card);
      if (those) those.push(index);
      else holders.set(card, [index]);
    }
  }
  const counted = [...holders].sort(([a], [b]) => a - b).map(([card, those]) => countedCard(frame, sums, those, card));
  const shrunk = shrunkShares(
    counted.map(({ usual, drawn: { now } }) => ({
      matches: now?.of ?? 0,
      wins: (now?.value ?? 0) * (now?.of ?? 0),
      usual: usual ?? 0,
    })),
  );
  return counted.map((each, at) => ({ ...each, shrunk: shrunk[at] ?? null }));
}

function countedCard(
  frame: SimulationFrame,
  sums: SimulationSums,
  those: readonly number[],
  card: number,
): Omit<CardFigures, "shrunk"> {
  const after = cardTally(sums.after, those, card);
  const before = cardTally(sums.before, those, card);
  const cross = crossesOf(sums, those, card);
  const all = appearances(sums.after, those);
  const { drawn } = after;
  const decks = those.map((index) => deckOf(sums.after, index, card));
  const hasRedrawn = those.some((index) => (sums.after.contestants[index]?.redrawn.matches ?? 0) > 0);
  return {
    card,
    holders: estimate(all),
    usual: usualOf(decks),
    drawn: figure(frame.isCompared, drawn, before.drawn, cross.drawn),
    played: figure(frame.isCompared, after.played, before.played, cross.played),
    notDrawn: estimate(without(all, drawn)),
    ...againstUndrawn(decks),
    opening: estimate(after.opening),
    later: estimate(after.later),
    kept: hasRedrawn ? shareOf(after.kept, after.offered) : null,
    turn: mean(after.turns),
    stuck: shareOf(after.unplayed, drawn.matches),
  };
}

/** What a deck with the card counted: all its matches, and those in which it was drawn. */
interface CardInDeck {
  readonly all: Count;
  readonly drawn: Count;
}

const deckOf = (tally: Tally, index: number, card: number): CardInDeck => ({
  all: appearances(tally, [index]),
  drawn: tally.contestants[index]?.cards[card]?.drawn ?? noCount,
});

const without = (all: Count, some: Count): Count => ({
  matches: all.matches - some.matches,
  wins: all.wins - some.wins,
});

/** The rate of each deck, weighed by how often it drew the card; where it never did, by how often it played. */
function usualOf(decks: readonly CardInDeck[]): number | null {
  const rateBy = (weigh: (deck: CardInDeck) => number): number | null => {
    const weight = decks.reduce((sum, deck) => sum + weigh(deck), 0);
    const sum = decks.reduce((total, deck) => {
      const { wins, matches } = deck.all;
      return matches === 0 ? total : total + (weigh(deck) * wins) / matches;
    }, 0);
    return weight === 0 ? null : sum / weight;
  };
  return rateBy(({ drawn }) => drawn.matches) ?? rateBy(({ all }) => all.matches);
}

/**
 * Where it was drawn against where it was not, and against all matches, in each deck by itself and then together: the first
 * with the weights of Mantel and Haenszel, the second by how often each deck drew it.
 */
function againstUndrawn(decks: readonly CardInDeck[]): Pick<CardFigures, "lift" | "aboveDeck"> {
  const strata = decks.flatMap(({ all, drawn }) => {
    const notDrawn = without(all, drawn);
    const change = changeOf(notDrawn, drawn, noCross);
    return change ? [{ change, notDrawn: notDrawn.matches / all.matches, drawn: drawn.matches }] : [];
  });
  const drawn = decks.reduce((sum, deck) => sum + deck.drawn.matches, 0);
  const weights = strata.reduce((sum, each) => sum + each.drawn * each.notDrawn, 0);
  const weighed = (all: number): readonly Stratum[] =>
    strata.map((each) => ({ change: each.change, weight: (each.drawn * each.notDrawn) / all }));
  return { lift: combinedChange(weighed(weights)), aboveDeck: combinedChange(weighed(drawn)) };
}

function cardTally(tally: Tally, contestants: readonly number[], card: number): CardTally {
  const total = emptyCard();
  for (const index of contestants) addSums(total, tally.contestants[index]?.cards[card] ?? {});
  return total;
}

function crossesOf({ paired }: SimulationSums, contestants: readonly number[], card: number) {
  const total = { drawn: { ...noCross }, played: { ...noCross } };
  for (const index of contestants) addSums(total, paired.contestants[index]?.cards[card] ?? {});
  return total;
}

function appearances(tally: Tally, contestants: readonly number[]): Count {
  const total = { ...noCount };
  for (const index of contestants) {
    for (const seat of Object.values(tally.contestants[index]?.seats ?? {})) addSums(total, seat);
  }
  return total;
}
