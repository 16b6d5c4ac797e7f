export { download, downloadBlob, downloadCsv } from "./download.js";
export { exportCsv, exportForGame, exportWithDerived, exportWorkbook, rawCommands, type CsvCells } from "./export.js";
export { ImportDialog } from "./ImportDialog.js";
export { FolderExportDialog } from "./folder/FolderExportDialog.js";
export { FolderImportDialog } from "./folder/FolderImportDialog.js";
export { folderFormats } from "./folder/formats.js";
