export { columnKey, sameColumn, type ColumnId } from "./column.js";
