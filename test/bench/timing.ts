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

/** Milliseconds that something took, of processor time and by the clock: on a shared machine the first tells more. */
export interface Taken {
  readonly processor: number;
  readonly wall: number;
}

/** The best of a few rounds, by processor time, after one that is not counted. */
export async function bestTaken(rounds: number, run: () => unknown): Promise<Taken> {
  await run();
  let best: Taken = { processor: Infinity, wall: Infinity };
  for (let at = 0; at < rounds; at++) {
    const taken = await timeTaken(run);
    if (taken.processor < best.processor) best = taken;
  }
  return best;
}

export async function timeTaken(run: () => unknown): Promise<Taken> {
  const [from, start] = [process.cpuUsage(), performance.now()];
  await run();
  const { user, system } = process.cpuUsage(from);
  return { processor: (user + system) / 1000, wall: performance.now() - start };
}

export const shownTaken = ({ processor, wall }: Taken): string =>
  `${processor.toFixed(0)} ms of the processor, ${wall.toFixed(0)} ms by the clock`;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Some work of a comparison, and how many equal things it does. */
interface Work {
  readonly count: number;
  readonly run: () => void | Promise<void>;
}

/**
 * Microseconds of processor time that each of some works takes for one thing, round by round. They are timed in turn, so that
 * what else the machine does meets all of them alike. The first rounds are not counted: the compiler takes seconds to settle.
 */
export async function inTurn(works: readonly Work[], rounds: number, warmUp: number): Promise<readonly number[][]> {
  const times: number[][] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const one: number[] = [];
    for (const { count, run } of works) {
      const from = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(from);
      one.push((user + system) / count);
    }
    times.push(one);
  }
  return times.slice(warmUp);
}
