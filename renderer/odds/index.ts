export { OddsDialog } from "./OddsDialog.js";
