export { activeGrid, setActiveGrid, useShownVersion } from "./active-grid.js";
export { textOfCell } from "../state/index.js";
export { listenToClipboard } from "./clipboard.js";
export { commitTexts, sendEdits, type CellChange } from "./edits.js";
export { drawAbilities } from "./preview-runs.js";
export { SheetController } from "./controller.js";
export { linesIn, rowHeightOf, singleHeights } from "./heights.js";
export { frozenRowsOf } from "./frozen-rows.js";
export { awaitColumn } from "./left-off.js";
