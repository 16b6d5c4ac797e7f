export { RowChanges } from "./CellChange.js";
export { CommitField, CommitNames, useCommitNames } from "./CommitField.js";
export { ChangedTable } from "./ChangedTable.js";
export { ChangesDialog } from "./ChangesDialog.js";
export { HistoryDialog } from "./HistoryDialog.js";
export { StepsDialog } from "./StepsDialog.js";
