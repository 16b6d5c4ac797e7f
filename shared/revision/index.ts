export { FollowedCells, type ChangedCells, type ChangedRow } from "./cells.js";
/** The difference of two versions of card files, as a value, in words, and as patch notes. */
export { abilityDifferences, meaningChanges, type AbilityDifference, type MeaningChange } from "./abilities.js";
export { columnChanges, type ColumnChange } from "./column-changes.js";
export { foldColumns, foldedKeys, type ColumnFold, type FoldedTable, type PartOfRow } from "./fold.js";
export { folderDifference, type FolderKnowledge, type FolderVersion } from "./folder.js";
export { FollowedFolder } from "./followed-folder.js";
export {
  blame,
  cellHistory,
  numberSeries,
  type CommitInfo,
  type NumberSeries,
  type RowChange,
  type RowHistory,
} from "./history.js";
export { blameLines, historyLines } from "./history-text.js";
export type { NotedColumn } from "./noted-columns.js";
export { notesHtml } from "./html.js";
export { notesMarkdown } from "./markdown.js";
export { ownWords, patchNotes, type NotedRow, type NotesGroup } from "./notes.js";
export { tableDifference, type RowDifference, type TableDifference, type TableVersion } from "./table.js";
export { columnLine, meaningLine, rowLines, shownCell, shownRow, tableLines } from "./text.js";
export { uncommittedChange, type FileCommit, type TrailTable } from "./commit-change.js";
export { RowTrail, type ReadContent } from "./trail.js";
export type { Verdict } from "./verdict.js";
export { rowView, tableView, type CellView, type RowView, type TableView } from "./view.js";
export { unifiedDifference } from "./unified.js";
export { wordDifference, type TextPart } from "./words.js";
export { revertCell, revertColumns, revertOthers } from "./revert-cell.js";
export { revertRow, revertRows } from "./revert-rows.js";
export { reviewedCards } from "./reviewed-cards.js";
export {
  reviewFolder,
  reviewKey,
  verdictsOfReview,
  type CardDecision,
  type ColumnDecision,
  type ReviewedCard,
  type ReviewedColumn,
  type ReviewFile,
  type ReviewVerdict,
} from "./review.js";
export { newReview, readReview, withDecision } from "./review-file.js";
export { type CardItem, type ColumnItem, type ReviewItem } from "./review-item.js";
export { reviewItems, type ReviewItems } from "./review-items.js";
export { reviewNotes } from "./review-notes.js";
