export { FindBar } from "./FindBar.js";
export { ReplaceDialog } from "./ReplaceDialog.js";
