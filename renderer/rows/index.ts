export { freezeRows, unfreezeRows } from "./freeze.js";
export { RowHeightDialog } from "./RowHeightDialog.js";
