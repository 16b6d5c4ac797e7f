export { RowHeightDialog } from "./RowHeightDialog.js";
export { deleteOrAsk } from "./delete-rows.js";
export { freezeRows, unfreezeRows } from "./freeze.js";
