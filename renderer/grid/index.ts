export { activeGrid, setActiveGrid } from "./active-grid.js";
export { textOfCell } from "./cell-text.js";
export { listenToClipboard } from "./clipboard.js";
export { SheetController } from "./controller.js";
