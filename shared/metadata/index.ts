export { type ColumnView, type EditorKind, type EnumOption, type SheetStyle } from "./views.js";
