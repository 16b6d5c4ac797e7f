export { ConflictDialog } from "./ConflictDialog.js";
export { RecoveryDialog } from "./RecoveryDialog.js";
