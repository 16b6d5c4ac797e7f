export { nextSort, withColumnFilter } from "./asked.js";
export { arranged, type ArrangedSheet } from "./arranged.js";
export {
  cellsAt,
  cellsIn,
  derivedNameOf,
  derivedNeeded,
  namedColumns,
  placesOf,
  type SheetColumns,
  type ValueOf,
} from "./cells.js";
export { groupBy, setFolded, unfold } from "./groups.js";
export { changeMetadata } from "./change.js";
export {
  applyOrder,
  arrangementOf,
  arrangementOfFile,
  clearArrangement,
  forgetArrangement,
  ownLookInWords,
  saveArrangement,
  setArrangement,
} from "./memory.js";
export { frozenByFile, nameOf, shownOrder } from "./column-looks.js";
export {
  countedIn,
  frozenRowsOf,
  hideColumn,
  ownColumnLooks,
  pinColumns,
  saveColumn,
  setColumnOrder,
  setColumnsHidden,
  setColumnWidth,
  setCounted,
  setFrozenRows,
} from "./own-columns.js";
export {
  hideRows,
  ownHeightOf,
  ownRowLooks,
  rowLooksOf,
  renameRowLooks,
  rowsInFile,
  setRowHeights,
  showHiddenRows,
} from "./own-rows.js";
export { changeReadingColumn, takeBackLook } from "./steps.js";
export { rowNames, withNewNames, type ShownRowLooks } from "./row-looks.js";
export { loadOfferedIn, loadReferred, offeredIn, optionsOf, sheetsNamedBy, type Option } from "./offered.js";
export { referredNames } from "./referred-names.js";
export { columnSchemaOf, schemaOfSheet, shownCell } from "./structures.js";
export {
  forgetView,
  isShown,
  keepView,
  mostViews,
  renameView,
  savedViewsOf,
  saveView,
  showView,
  viewInWords,
  viewNamed,
} from "./saved-views.js";
