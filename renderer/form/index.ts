export { FormDialog } from "./FormDialog.js";
