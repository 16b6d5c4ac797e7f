export type { MergeConflict, MergePlace } from "./conflict.js";
export { conflictRows, rowOfConflict, type ConflictRow } from "./conflict-rows.js";
export { mergeFiles, type FileVersions, type Merge, type MergeOptions } from "./merge.js";
export {
  conflictVersions,
  isWritable,
  resolveConflict,
  typedSource,
  type ConflictSide,
  type ConflictVersions,
} from "./resolve.js";
export { sourceOfConflict, standingDecision, type Decision } from "./standing-decision.js";
export { conflictLine } from "./text.js";
export { wholeFileCommands, wholeFileKind, wholeFileLine, type WholeFileKind } from "./whole-file.js";
