import { must } from "../../../shared/base/index.js";
import { gameOf } from "../../../shared/games/index.js";
import {
  addOutcome,
  emptyOutcome,
  pairingsOf,
  runBatch,
  type Shard,
  type SimulationOutcome,
} from "../../../shared/simulation/index.js";
import {
  prepareSimulation,
  type PreparedSimulation,
  type SimulationRequest,
  type SimulationSource,
} from "../../../electron/simulation/index.js";
import { tablesOfGame } from "../bound-tables.js";
import { readSample } from "../sample.js";

const tables = tablesOfGame("dreamtides", readSample("dreamtides"));

/** A small simulation of the sample, with what it is made of. */
export function smallSimulation(more: Partial<SimulationRequest> = {}): {
  readonly source: SimulationSource;
  readonly prepared: PreparedSimulation;
} {
  const source: SimulationSource = {
    request: {
      game: "dreamtides",
      ruleset: "dreamtides",
      contestants: [
        { deck: "Wax and Feathers", bot: "random" },
        { deck: "Proof Vanilla", bot: "random" },
      ],
      matches: 24,
      seed: 11,
      ...more,
    },
    tables,
    before: null,
  };
  return { source, prepared: must(prepareSimulation(source.request, source.tables, source.before)) };
}

/** What shards count, played here one after the other. */
export function playedHere(
  { simulation: { game, plan } }: PreparedSimulation,
  shards: readonly Shard[],
): SimulationOutcome {
  const ruleset = gameOf(game)?.play?.rulesets.find(({ id }) => id === plan.ruleset);
  if (!ruleset) throw new Error(`${game} has no rules ${plan.ruleset}`);
  const bound = (at: number, of: number): number => Math.floor((plan.matches * at) / of);
  return shards
    .flatMap(({ number, of }) =>
      pairingsOf(plan).map((_, pairing) =>
        runBatch(plan, ruleset, { pairing, from: bound(number - 1, of), to: bound(number, of) }),
      ),
    )
    .reduce(addOutcome, emptyOutcome());
}
