export { readAddressed, type Address, type AddressedRequest } from "./address.js";
export { elsewhereCode, isAboutFolder } from "./anywhere.js";
export type { ArtifactsDifference, ArtifactsView, FailedRowView } from "./artifacts.js";
export type { OwnText } from "./call.js";
export { bridgeProperty, channels, type Bridge, type ClientMessage, type HostMessage } from "./bridge.js";
export {
  calls,
  isCallName,
  isFolderCall,
  readRequest,
  type CallName,
  type CallRequest,
  type CallResponses,
  type FolderCallName,
  type HostCallName,
} from "./calls.js";
export type { CardsOnScreen, FaceText } from "./cards.js";
export type { Flushed, FolderListing, HostInfo, KnownFolders, VisitOutcome } from "./host.js";
export type {
  ImageAnswer,
  ImageFolderView,
  ImageHostsView,
  ListStart,
  PictureCard,
  PictureReportView,
} from "./images.js";
export { besideSheets, sheetsFolder, type ScenarioFile } from "./scenarios.js";
export type { ExportedSheet, ImportView, MatchColumn } from "./sheets.js";
export type { EarlierText, TextNow, TextsCompared } from "./texts.js";
export { eventNames, type BridgeEvents, type EventName } from "./events.js";
export type {
  ChangedRowView,
  ChangedTableView,
  ChangesView,
  ListedRow,
  RevertedRowsView,
  RowHistoryView,
  RowsAtVersion,
  SheetChanges,
  UnreadFile,
} from "./revision.js";
export type { MergeConflictsView, MergeConflictView, MergedFileView } from "./merge-conflicts.js";
export type { CardItemView, ColumnItemView, ReviewCells, ReviewItemView, ReviewView } from "./reviews.js";
export { pieceBytes, type CardProduct, type Making } from "./making.js";
export {
  earlierVersions,
  noWhatIfs,
  type ComparedVersion,
  type EarlierVersion,
  type WhatIfsView,
  type WhatIfView,
} from "./versions.js";
export type { WhatIfComparison } from "./what-ifs.js";
export { whyTextRefused, whyValueRefused } from "./limits.js";
export {
  simulationBaselines,
  type SimulatedCard,
  type SimulatedDeck,
  type SimulatedGame,
  type SimulationBaseline,
  type SimulationChoices,
  type SimulationResult,
  type SimulationQueue,
  type SimulationStatus,
} from "./simulation.js";
export type { TunerRequest, TunerStatus, TunerTrial } from "./tuner.js";
export type { FolderExportView, FolderFileView, FolderImportView, FolderRemark } from "./folder-exchange.js";
