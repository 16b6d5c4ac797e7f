export { ChangesDialog } from "./ChangesDialog.js";
export { HistoryDialog } from "./HistoryDialog.js";
