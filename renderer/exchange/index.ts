export { download } from "./download.js";
export { exportSheet, exportWithDerived } from "./export.js";
export { ImportDialog } from "./ImportDialog.js";
