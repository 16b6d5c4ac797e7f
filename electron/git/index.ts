/**
 * Git through its command line. Nothing here writes to a repository of a person but its configuration, when asked to; scratch
 * repositories are ours.
 */
export { documentsAt, type CommittedDocuments } from "./documents.js";
export {
  decidedAs,
  recordConflicts,
  recordedConflicts,
  type ConflictRecord,
  type DecidedAs,
} from "./conflict-records.js";
export { commitNames, commitOf } from "./files.js";
export { NamedCommits } from "./named-commits.js";
export { historyOf, type RowNow } from "./history.js";
export { fileInHead, rowHistory, type CommittedFileNow, type CommittedHistory } from "./trail.js";
export { wholeFileConflicts, type WholeFileConflict } from "./unmerged.js";
export { browse, commitScratch, forgetOuterRepository, leaveInConflict } from "./scratch.js";
export { isForDifftool, runChosenTool } from "./difftool.js";
export { diffByLines, mergeByLines, type LineMerge } from "./by-lines.js";
export {
  driverSettings,
  globalAttributesFile,
  privatePath,
  removeSettings,
  folderPrefix,
  writeSettings,
  type ConfigScope,
  type GitSetting,
} from "./setup.js";
