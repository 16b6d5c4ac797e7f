export { PivotDialog } from "./PivotDialog.js";
