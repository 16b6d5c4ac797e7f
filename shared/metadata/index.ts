export { columnViews } from "./column-views.js";
export { readColor } from "./reader.js";
export { readMetadata, schemaVersion } from "./read.js";
export type {
  Alignment,
  AppSettings,
  ColumnEntry,
  ConditionalFormat,
  DerivedColumn,
  FilterCondition,
  FilterSettings,
  FormatCondition,
  FormatStyle,
  Metadata,
  RowSettings,
  RuleType,
  SortSettings,
  StatisticSettings,
  TableStyle,
  ValidationRule,
} from "./schema.js";
export { colorSchemes, type Palette } from "./schemes.js";
export {
  columnSettings,
  columnWidth,
  enumOptions,
  rulesFor,
  rulesOf,
  unsetWidthPx,
  type ColumnSettings,
} from "./settings.js";
export { sheetStyle } from "./style.js";
export { type ColumnView, type EditorKind, type EnumOption, type SheetStyle } from "./views.js";
export { addMetadataEntry, setColumnWidth, whyNotWritable } from "./write.js";
