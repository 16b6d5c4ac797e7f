export { RowHeightDialog } from "./RowHeightDialog.js";
export { deleteOrAsk } from "./delete-rows.js";
export { goToNamed, showUses } from "./references.js";
export { freezeRows, unfreezeRows } from "./freeze.js";
