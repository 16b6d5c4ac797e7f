/** What was counted of one of many things, with the share that it would have if nothing was special about it. */
export interface Shrinkable {
  readonly matches: number;
  readonly wins: number;
  readonly usual: number;
}

/**
 * Shares of many things that are drawn towards the usual ones, the more the fewer matches they are of: empirical Bayes with normal
 * errors (Efron and Morris 1975). How much things really differ is estimated from all of them together; where they differ no more
 * than chance makes them, all are the usual ones. Null of no matches.
 */
export function shrunkShares(counts: readonly Shrinkable[]): readonly (number | null)[] {
  let [matches, excess] = [0, 0];
  for (const count of counts) {
    if (count.matches === 0) continue;
    matches += count.matches;
    excess += count.matches * (offOf(count) ** 2 - errorOf(count));
  }
  const spread = matches === 0 ? 0 : Math.max(0, excess / matches);
  return counts.map((count) => {
    if (count.matches === 0) return null;
    const weight = spread === 0 ? 0 : spread / (spread + errorOf(count));
    return Math.min(1, Math.max(0, count.usual + weight * offOf(count)));
  });
}

/** How far a share is from the usual one. */
const offOf = ({ matches, wins, usual }: Shrinkable): number => wins / matches - usual;

/** The variance of a share by chance alone. */
const errorOf = ({ matches, usual }: Shrinkable): number => (usual * (1 - usual)) / matches;
