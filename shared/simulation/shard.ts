import { failed, ok, type Result } from "../base/index.js";
import { pairingsOf, type Batch, type Schedule } from "./plan.js";

/** A share of the matches of a simulation, as `3/8` names it. All shards together are the simulation. */
export interface Shard {
  /** From 1 to `of`. */
  readonly number: number;
  readonly of: number;
}

export const wholeRun: Shard = { number: 1, of: 1 };

/** More would be more than a queue or a cluster can hand out. */
export const mostShards = 1_000_000;

/** Reads `3/8`: the third of eight shards, counted from 1. */
export function readShard(text: string): Result<Shard> {
  const [, number, of] = /^(\d{1,7})\/(\d{1,7})$/u.exec(text)?.map(Number) ?? [];
  if (number === undefined || of === undefined || number < 1 || number > of || of > mostShards) {
    return failed({
      code: "simulation/shard",
      message: `“${text}” is no shard.`,
      expected: `a number, a slash and how many shards there are, such as 1/8 … 8/8, at most ${mostShards}`,
    });
  }
  return ok({ number, of });
}

/**
 * The matches of a shard: of each pairing a range of nearly the same length, so that every shard says something of all
 * pairings. Pairings without a match in this shard are left out.
 */
export function rangesOf(
  schedule: Pick<Schedule, "contestants" | "matches" | "mirrors">,
  { number, of }: Shard,
): readonly Batch[] {
  const bound = (at: number): number => Math.floor((schedule.matches * at) / of);
  return pairingsOf(schedule)
    .map((_, pairing): Batch => ({ pairing, from: bound(number - 1), to: bound(number) }))
    .filter(({ from, to }) => from < to);
}

/** How many matches a shard has. */
export const matchesOfShard = (schedule: Pick<Schedule, "contestants" | "matches" | "mirrors">, shard: Shard): number =>
  rangesOf(schedule, shard).reduce((sum, { from, to }) => sum + to - from, 0);
