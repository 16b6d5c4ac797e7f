export { activeGrid, setActiveGrid } from "./active-grid.js";
export { textOfCell } from "./cell-text.js";
export { listenToClipboard } from "./clipboard.js";
export { rowHeightOf, SheetController } from "./controller.js";
