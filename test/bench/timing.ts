/** Microseconds of processor time for one of `count` equal things, the best of a few rounds: what the machine can do. */
export function bestOf(rounds: number, count: number, round: () => void): number {
  round();
  let best = Infinity;
  for (let at = 0; at < rounds; at++) {
    const from = process.cpuUsage();
    round();
    const { user, system } = process.cpuUsage(from);
    best = Math.min(best, (user + system) / count);
  }
  return best;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Some work of a comparison, and how many equal things it does. */
interface Work {
  readonly count: number;
  readonly run: () => void | Promise<void>;
}

/** Microseconds of processor time that each of some works takes for one thing, round by round. */
export type Rounds = readonly (readonly number[])[];

/**
 * Times works in turn, so that what the machine does meanwhile meets all of them alike. Rounds that only warm up are not
 * counted: compilers take seconds to settle on rules of this size.
 */
export async function inTurn(works: readonly Work[], rounds: number, warmUp: number): Promise<Rounds> {
  const times: number[][] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const one: number[] = [];
    for (const { count, run } of works) {
      const from = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(from);
      one.push((user + system) / count);
    }
    if (round >= 0) times.push(one);
  }
  return times;
}
