export { columnViews } from "./column-views.js";
export { metadataWarnings, readColor } from "./reader.js";
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
  enumOptions,
  rulesFor,
  rulesOf,
  lastPinned,
  unsetWidthPx,
  type ColumnSettings,
} from "./settings.js";
export { sheetStyle } from "./style.js";
export { type ColumnView, type EditorKind, type EnumOption, type SheetStyle } from "./views.js";
export { addMetadataEntry, setColumnWidth, whyNotWritable } from "./write.js";
export {
  editMetadata,
  isCarriedOut,
  metadataLists,
  metadataTables,
  oppositeOf,
  oppositesOf,
  type MetadataChange,
  type MetadataList,
} from "./edit.js";
export { computedFrom, isOfKey, settingsDropped, settingsRenamed } from "./column-uses.js";
export { choiceAdded, takesChoices } from "./enum-addition.js";
export { derivedEntry, formatEntry, ruleEntry, statisticEntry } from "./entries.js";
export { conditionTest, formatsNamed, formatsOf, formattedCells, type StyleOf } from "./formatting.js";
export { formatted, isFormat } from "./number-format.js";
export { listChanges, type WantedEntry } from "./list-plan.js";
export {
  addEntry,
  columnChanges,
  moveEntry,
  replaceEntry,
  sectionChange,
  tableChanges,
  withKeys,
  type ColumnChange,
  type NamedColumn,
} from "./plan.js";
export {
  entriesIn,
  isWireTable,
  listIn,
  metadataOf,
  rawMetadata,
  type Placed,
  type RawMetadata,
  type WireTable,
} from "./raw.js";
export {
  filterTable,
  keyOfName,
  nameOfKey,
  rowFilterOf,
  sortKeysOf,
  sortTable,
  type NamedColumns,
} from "./row-order.js";
export { columnStatistics, type ColumnStatistics, type NumberSummary, type ValueCount } from "./statistics.js";
