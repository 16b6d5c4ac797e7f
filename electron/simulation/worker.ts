import { parentPort, workerData } from "node:worker_threads";
import { gameOf } from "../../shared/games/index.js";
import { runBatch } from "../../shared/simulation/index.js";
import type { FromThread, ThreadData, ToThread } from "./messages.js";

/** A thread of the pool: plays batches until it is ended. What it is started with comes from our own pool. */
if (!parentPort) throw new Error("The simulation's worker is started by the pool, as a thread");
const port = parentPort;
const { simulation, current } = workerData as ThreadData;
const { game, plan } = simulation;
const playing = new Int32Array(current);
const ruleset = gameOf(game)?.play?.rulesets.find(({ id }) => id === plan.ruleset);
if (!ruleset) throw new Error(`${game} has no rules ${plan.ruleset}`);

port.on("message", ({ batch }: ToThread) => {
  const startedAt = performance.now();
  const outcome = runBatch(plan, ruleset, batch, (index) => Atomics.store(playing, 0, index));
  port.postMessage({ outcome, tookMs: performance.now() - startedAt } satisfies FromThread);
});
