export { ChangesDialog } from "./ChangesDialog.js";
