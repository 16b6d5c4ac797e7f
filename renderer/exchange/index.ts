export { download } from "./download.js";
export { exportSheet } from "./export.js";
export { ImportDialog } from "./ImportDialog.js";
