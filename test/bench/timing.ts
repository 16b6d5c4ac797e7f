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
