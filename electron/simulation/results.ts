import { createHash } from "node:crypto";
import {
  ShardMerge,
  sortedJson,
  type Shard,
  type ShardResults,
  type SimulationOutcome,
} from "../../shared/simulation/index.js";
import { engineName } from "./engine.js";
import type { PreparedSimulation } from "./prepare.js";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What a shard of a simulation counted, with where it comes from. */
export function resultsOf(
  { simulation: { game, plan, options }, frame, cards }: PreparedSimulation,
  { number, of }: Shard,
  outcome: SimulationOutcome,
): ShardResults {
  const { cards: now, before, ...schedule } = plan;
  return {
    provenance: {
      engine: engineName(),
      game,
      schedule,
      cards: hashOf(sortedJson([now, before])),
      options,
    },
    frame,
    names: cards.map(({ name }) => name),
    of,
    shards: [number],
    outcome,
  };
}

/** Adds up results of shards. */
export const mergeOfShards = (): ShardMerge => new ShardMerge(hashOf);
