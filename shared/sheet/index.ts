export { arrange, fileRow, followRows, type Arrangement } from "./arrangement.js";
export { headingsOf, type GroupHeading, type Grouping, type RowGroup, type RowGroups } from "./groups.js";
export { isBlankCell, numberOfCell, textOfView, viewWithin, type CellView, type SheetCell } from "./cell-view.js";
export { cellText, cellValue, cellValueIn, rowCells } from "./cell.js";
export {
  columnKey,
  columnPath,
  columnSource,
  insideWhole,
  isSpreadArray,
  isSpreadTable,
  sameColumn,
  type ColumnId,
} from "./column.js";
export { columnName, isMistyped, isTooDeep, mostSteps, readColumnName } from "./column-name.js";
export { columnFacts, dominantKind, mixesNumbers, type ColumnFacts, type ValueKind } from "./columns.js";
export type { CellCounts } from "./counts.js";
export { diffCells, innerDifferences, type CellDifference } from "./diff.js";
export {
  mostColumns,
  type Column,
  type ColumnKind,
  type KeyFacts,
  type MemberFacts,
  type PartFacts,
  type SheetFacts,
  type SheetIds,
  type WholeKeys,
} from "./facts.js";
export {
  cellName,
  noFilter,
  numberIn,
  passes,
  rowTest,
  type CellsOf,
  type CellTest,
  type ColumnFilter,
  type RowFilter,
} from "./filter.js";
export { freeNear, makeRowId, suggestRowId, type IdSources } from "./make-id.js";
export { idColumnOf, idKeyOf, idOf, idsOfKind, isBlankId, isIdKey, nameKeys, needsId, randomUuid } from "./id.js";
export { matchOptionsOf, matchRows, nameOfRow, pairRows, type MatchOptions, type RowMatch } from "./match.js";
export { rowTitle } from "./row-title.js";
export { movedPlaces } from "./moved.js";
export { rowTexts } from "./row-texts.js";
export { usableId } from "./fingerprint.js";
export { readSheet, updateRows, updateSheet, type ChangedRow } from "./read.js";
export { inSheetOrder, setSheetOrder, sheetOrderIn } from "./order.js";
export { clearing, copyName, entriesOfCells, newRowEntries, type NewCell } from "./rows.js";
export {
  fitsSchema,
  listedValues,
  typedKeyCount,
  type Cases,
  type ColumnSchema,
  type ColumnType,
  type IdMaker,
  type MapKeys,
  type ProjectedRow,
  type Projection,
  type RowType,
  type SheetSchema,
  type TableShape,
  type TypedKey,
  type WordList,
} from "./schema.js";
export {
  eachCell,
  membersOf,
  type NestedCell,
  type NestedContext,
  type Surrounding,
  type TableEntries,
} from "./nested.js";
export { listOptions, schemaAt, type SchemaPart } from "./shape.js";
export { itemName, ownName, summaryOf } from "./summary.js";
export { editProjection, projectionAt, projectedText, projectedRow } from "./projected.js";
export { hiddenKeys, isWhole, namedType, wholeKeys } from "./whole.js";
export { RowSorter, sortedRows, type SortColumn, type SortKey } from "./sort.js";
export { naturalText } from "./sort-values.js";
export { rangeFigures, type NumberFigures, type RangeFigures } from "./range-figures.js";
export { signOf, signedSource } from "./sign.js";
export { kindsIn, type KeyKinds, type KindCounts } from "./value-kinds.js";
export { listTables, vocabulariesIn, type TableInfo, type Vocabulary } from "./tables.js";
export { columnTitle, fileTitle, keyTitle } from "./title.js";
export {
  guessValue,
  textFault,
  typeText,
  type ForcedType,
  type ScalarType,
  type Typed,
  type TypingContext,
  type TypingRules,
} from "./typing.js";
export { cellsByHeader, matchHeader, type HeaderMatch } from "./header-match.js";
export { withRenamedKey } from "./renamed-key.js";
