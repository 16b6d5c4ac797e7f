export { NewSheetDialog } from "./NewSheetDialog.js";
export { StartSet } from "./StartSet.js";
