export { download, downloadCsv } from "./download.js";
export { exportCsv, exportForGame, exportWithDerived, rawCommands, type CsvCells } from "./export.js";
export { ImportDialog } from "./ImportDialog.js";
