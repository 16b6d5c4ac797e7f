export type { CardInfo } from "./cards.js";
export type { Simulation } from "./messages.js";
export {
  startSimulation,
  type PoolOptions,
  type SimulationEnd,
  type SimulationProgress,
  type SimulationRun,
} from "./pool.js";
export { prepareSimulation, type PreparedSimulation, type SimulationRequest } from "./prepare.js";
export { describeFailure, type CardFolders } from "./reproduce.js";
export { mergeOfShards, resultsOf } from "./results.js";
export type { SimulationThread, StartThread } from "./thread.js";
