export type { CardInfo } from "./cards.js";
export { noMatch, type Simulation } from "./messages.js";
export {
  startSimulation,
  type PoolOptions,
  type SimulationEnd,
  type SimulationProgress,
  type SimulationRun,
} from "./pool.js";
export { editedSince, type EditedSince } from "./edited.js";
export { engineName } from "./engine.js";
export {
  prepareSimulation,
  type PreparedSimulation,
  type SimulationRequest,
  type SimulationSource,
} from "./prepare.js";
export { describeFailure, reproduceShard, type CardFolders, type PlayedSimulation } from "./reproduce.js";
export { mergeOfShards, resultsOf } from "./results.js";
export { startThread, type SimulationThread, type StartThread } from "./thread.js";
export { TuningRun, withNumbers, type Tuning } from "./tuning.js";
