export type { ArtifactsDifference, ArtifactsView, FailedRowView } from "./artifacts.js";
export { bridgeProperty, channels, type Bridge, type ClientMessage, type HostMessage } from "./bridge.js";
export {
  callSchemas,
  isCallName,
  readRequest,
  type CallName,
  type CallRequest,
  type CallResponses,
  type FolderListing,
  type ScenarioFile,
  type HostInfo,
  type KnownFolders,
} from "./calls.js";
export type { ExportedSheet, ImportView, MatchColumn } from "./exchange.js";
export type { ImageAnswer, ImageFolderView, ImageHostsView } from "./images.js";
export { eventNames, type BridgeEvents, type EventName } from "./events.js";
export { whyTextRefused, whyValueRefused } from "./limits.js";
export type {
  SimulatedCard,
  SimulationBaseline,
  SimulationChoices,
  SimulationResult,
  SimulationStatus,
} from "./simulation.js";
