export { keepCompiledCode } from "./compiled-code.js";
export { defaultDataDirectory, workspacePlaces, writeLocksFolder, type WorkspacePlaces } from "./app-data.js";
export { systemClock, yieldToEventLoop, type Clock } from "./clock.js";
export { errorCode, type Disk, type DiskStat, type OpenFile, type OpenMode } from "./disk.js";
export { ownWriteFault, placeFault, readFault } from "./faults.js";
export { ownIdentity, ownThread } from "./holder.js";
export { planFolder, writeFolderPlan, type FolderPlan } from "./folder-changes.js";
export {
  faultOfSize,
  listFolder,
  readFolder,
  readFolderFiles,
  readPresent,
  type FileInFolder,
} from "./folder-files.js";
export { pathFilter } from "./globs.js";
export { openHistory, type HistoryFile } from "./history-file.js";
export type { ImagePiece } from "./image.js";
export { Journal, openJournal, type OpenedJournal } from "./journal.js";
export { JsonFile } from "./json-file.js";
export type { Rescued } from "./kept-versions.js";
export { readWhole } from "./read.js";
export { tidyDisk, type TidyDisk } from "./leftovers.js";
export {
  isWorkspaceFile,
  isBrokenFile,
  listBrokenFiles,
  listGarbledFiles,
  notAFile,
  listTomlIn,
  listScenarioFiles,
  listSettingsFile,
  listWorkspaceFiles,
  scenarioEnding,
} from "./list.js";
export { locate, type Place } from "./locate.js";
export { takeLock, type LockOutcome } from "./lock.js";
export { Log, logLevelFrom, logLevels, type LogLevel } from "./log.js";
export { bringMovedFile } from "./moved-history.js";
export { bringMovedEdits, type StrandedJournal } from "./moved-journals.js";
export { nodeDisk } from "./node-disk.js";
export { finishOverwrites } from "./overwrite.js";
export { isInside, pathInside } from "./paths.js";
export { copyOfSample } from "./samples.js";
export { keepLines, type ScratchRun } from "./scratch.js";
export { makeScratchFolder, type ScratchFolder } from "./scratch-folder.js";
export { FileStore, type HeldFile, type StoreOptions } from "./store.js";
export { appendPieces, isSystemError, openPieces, writePieces } from "./text-pieces.js";
export { writePiecesWhole } from "./new-file.js";
export { removeOrphans, removeQuietly } from "./temporary.js";
export { FolderWatcher, type WatchOptions } from "./watch.js";
export { readAll, readBytes, replaceOwn } from "./whole.js";
export { WriteLocks } from "./write-locks.js";
