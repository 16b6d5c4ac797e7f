export { readAddress, withoutSecrets, type QueueAddress } from "./address.js";
export { findRun, type FoundRun } from "./attach.js";
export type { Board } from "./board.js";
export { openBoard } from "./bullmq.js";
export { followRun, stopRun, type CollectedRun, type PoisonedShard } from "./follow.js";
export { startQueuedSimulation, type QueueStanding } from "./queued-simulation.js";
export { isRunId, mostQueuedShards } from "./jobs.js";
export { submitRun, type SubmittedRun } from "./submit.js";
export { startQueueWorker, type QueueWorker, type WorkerEnd } from "./worker.js";
