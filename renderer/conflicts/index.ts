export { ConflictDialog } from "./ConflictDialog.js";
export { RecoveryDialog } from "./RecoveryDialog.js";
export { MergeConflictCount } from "./MergeConflictCount.js";
export { MergeConflictsDialog } from "./MergeConflictsDialog.js";
export { followMergeConflicts } from "./merge-state.js";
