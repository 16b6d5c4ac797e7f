export { standingText, textOfCell, textOfSource, waitingMark } from "./cell-text.js";
export { inOrder, orderAfterStep } from "./column-order.js";
export { isPlainLook, nameInSightOf, noColumnLooks, type ColumnLooks } from "./column-looks.js";
export { noteCells, noteCommand, noteLeftOut, type CellsAct, type Recording, type RepeatableAct } from "./acts.js";
export { ask, call, onSessionEvent, sayFault } from "./calls.js";
export { showSheet, startClient } from "./client.js";
export { followLink, openLink } from "./links.js";
export { expressionsNow, fetchExpressions } from "./expressions.js";
export { isFocusAwaited, requestFocus, useFocusRequests, type FocusTarget } from "./focus-requests.js";
export { keepEqual, useKept } from "./keep-equal.js";
export { lookStep, withLookPart, type SheetLook } from "./look-steps.js";
export { loadSheet, onRows, rowsOf, showCells, type GridChange } from "./loader.js";
export { showConflict } from "./show-conflict.js";
export {
  asStep,
  dropNotice,
  dropNoticeOfMatch,
  offerHere,
  say,
  sayAll,
  sayDone,
  sayHere,
  sayOfStep,
  sayReadOnly,
  addNotice,
  sayLost,
  sayOfMatch,
} from "./notices.js";
export { draftKeeper, type KeepDraft } from "./drafts.js";
export { onLeaveField } from "./leave-field.js";
export { lostByFault, type LostBy, type PageNotice } from "./notice.js";
export type { ColumnMenuPlace, ProblemPlace } from "./overlay.js";
export { countedReferrers, type Question } from "./question.js";
export { offerOpenTexts, openTexts, type OpenText } from "./open-texts.js";
export { loadProblems, problemsAbout, problemsAt, problemsIn, problemsRelatedTo, useProblemBooks } from "./problems.js";
export { isNameColumn, nameInSight } from "./name-in-sight.js";
export { isPutOff, putOffCount, putRulesOff, showRulesAgain, shownCounts } from "./put-off.js";
export { activeLanguage, isWrittenInRules, openRules } from "./rules-pane.js";
export { actOnItem, offerItemActs, type ItemAct } from "./item-acts.js";
export { cellsByKey } from "./card-cells.js";
export { lostTyping } from "./lost-typing.js";
export { whenLeftBehind } from "./late-focus.js";
export { rowTitleOf } from "./row-title.js";
export { isStructure, openStructure, sideTabsOf } from "./structure-pane.js";
export { isMac, isTyping, pressOf, typedBy, type KeyPress } from "./press.js";
export { RunningTyping } from "./running-typing.js";
export { handReplayedKey, receiveReplayedKeys } from "./replayed-keys.js";
export type { GridRow } from "./sheet-rows.js";
export { densities, longestViewName, type Density } from "./arrangement-memory.js";
export { sheetKey, sheetOfKey } from "./sheet-list.js";
export { filesOfTabs, tabsAround, tabsOf, type Tab } from "./tabs.js";
export { useSteps } from "./use-steps.js";
export { useChangesOf, useRows, useRowsWith } from "./use-rows.js";
export {
  activeSheet,
  askForProblems,
  closeOverlay,
  closeOverlayIfOpen,
  getApp,
  openOverlay,
  setApp,
  useApp,
  withRowEditors,
  useCloseOverlay,
  type ReadingColumn,
  type RowLooks,
  type SideTab,
  type AppState,
  type SavedView,
  type SheetArrangement,
  type SheetGrouping,
} from "./store.js";
export {
  faceOfSheet,
  gameOfSheet,
  idPlaceOf,
  languageOfSheet,
  projectionLanguageOf,
  projectionOf,
  textColumnsOf,
  type PlacedCell,
  type PlacedLanguage,
} from "./game.js";
export { openTextPane } from "./text-pane.js";
export { gameOf, loadAllGames, loadedGames, useLoadedGames } from "./games.js";
export { turns } from "./page-turns.js";
export { useUnanswered } from "./unanswered.js";
export { onVisibleRows, showAlso, showOnly, visibleRowsOf } from "./visible-rows.js";
export { rememberedAs } from "./view.js";
export { shownWhatIf } from "./what-ifs.js";
export {
  changedRows,
  type ChangesOfSheet,
  comparedWith,
  earlierCell,
  earlierRow,
  isAddedRow,
  useSheetChanges,
} from "./sheet-changes.js";
