import { pairingsOf, type Contestant } from "./plan.js";

/**
 * What a match costs with each kind of player, in matches of two random players; measured with the Dreamtides sample, in
 * which two random players take 4 to 6 ms.
 */
const costOfMatch = new Map([
  ["first", 1],
  ["random", 1],
  ["greedy", 20],
]);
/** A search costs in proportion to its iterations. */
const costOfIteration = 4;
const usualIterations = 200;
/** So many random matches take a quarter of a minute on two idle cores, and less than one on slow or busy ones. */
const budget = 2_400;
/** Fewer would leave out a seat. */
const fewest = 2;
const most = 1_000;

/**
 * How many matches of each two contestants are played where nobody says: as many as end within about a minute on two cores.
 * It depends on the players and the number of pairs alone, never on a clock, so that the same simulation is the same anywhere.
 */
export function standardMatches(contestants: readonly Contestant[], isCompared: boolean, mirrors = false): number {
  const costs = contestants.map(({ bot }) => costOf(bot));
  const round = pairingsOf({ contestants, mirrors }).reduce(
    (sum, [first, second]) => sum + ((costs[first] ?? 1) + (costs[second] ?? 1)) / 2,
    0,
  );
  const matches = Math.floor(budget / (isCompared ? 2 * round : round));
  // An even number: seats change with every match.
  return Math.min(most, Math.max(fewest, matches - (matches % 2)));
}

function costOf(bot: string): number {
  const [kind = "", iterations] = bot.split(":");
  return costOfMatch.get(kind) ?? costOfIteration * (Number(iterations) || usualIterations);
}

/** At most so many of each two decks where a simulation stops by itself. */
export const mostBeforeStop = 20_000;
