export { ReviewDialog } from "./ReviewDialog.js";
