export {
  cellEditSchema,
  cellInputSchema,
  columnIdSchema,
  rowKeySchema,
  sheetRefSchema,
  wireValueSchema,
  type CellEdit,
  type CellInput,
  type RowKey,
  type SheetRef,
  type WireCell,
} from "./identity.js";
export type * from "./protocol.js";
export type * from "./views.js";
