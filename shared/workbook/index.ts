/** Excel workbooks: a sheet as one, with its formats, and the first sheet of one as CSV. */
export type { SheetTable } from "./sheet-cells.js";
export { csvOfWorkbook, isWorkbook, largestWorkbook, workbookOf } from "./workbook.js";
