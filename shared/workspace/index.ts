export {
  cellEditSchema,
  newRowsSchema,
  cellInputSchema,
  columnIdSchema,
  lookChangeSchema,
  metadataChangeSchema,
  rowKeySchema,
  sheetRefSchema,
  fixIdSchema,
  pathSchema,
  problemIdSchema,
  problemIdsSchema,
  rowKeysSchema,
  textSchema,
  type CellEdit,
  type CellInput,
  type LookChange,
  type NewRows,
  type RowKey,
  type SheetRef,
} from "./identity.js";
export { mostRowsOfAct, wireValueSchema, type WireCell } from "./wire-schema.js";
export { manyOf } from "./many.js";
export { versionOf } from "./content/content.js";
export { rowTitle } from "./content/row-name.js";
export { contentOnScreen, filesOnScreen, type FileOnScreen, type TableOnScreen } from "./content/on-screen.js";
export { journalChangeSchema } from "./operations/index.js";
export { idsOfGame } from "./intents/new-ids.js";
export { notInWhatIf } from "./intents/setting-file.js";
export { textOf } from "./intents/text.js";
export type * from "./protocol.js";
export {
  intentOf,
  intents,
  type Intent,
  type IntentName,
  type IntentRequest,
  type IntentResponse,
} from "./intents/index.js";
export { isIntentName } from "./intents/names.js";
export type { Content, FileState, TableState, WorkspaceState } from "./state.js";
export { isAbsent } from "./sync/saving.js";
export { createWorkspace, isSaving, step, unsavedCount, type Step, type WorkspaceOptions } from "./step.js";
export { allProblems, isChecked } from "./problems/all.js";
export { checkTimer } from "./problems/check.js";
export { problemDifference, type ProblemDifference } from "./problems/difference.js";
export { previewFixes } from "./problems/fixes.js";
export { offersOf, type ProblemOffer } from "./problems/offers.js";
export { ruleViews } from "./problems/rules.js";
export { planMeaning } from "./replace/meaning.js";
export { planReplace } from "./replace/plan.js";
export {
  editsOfHit,
  meaningRequestSchema,
  replaceRequestSchema,
  type ChangedCell,
  type MeaningRequest,
  type ReplaceHit,
  type ReplacePreview,
  type ReplaceRequest,
} from "./replace/request.js";
export {
  planValueRename,
  valueRenameSchema,
  type ValueCells,
  type ValueRename,
  type ValueRenameRequest,
} from "./values/plan.js";
export { namedRowsOf } from "./views/named-rows.js";
export { referencesOf } from "./views/references.js";
export type { CellPlace } from "./history/focus.js";
export { emptyHistory, savedStepSchema, savedVersionSchema } from "./history/kept.js";
export type { HistoryChange, SavedHistory, SavedStep, SavedVersion } from "./history/kept.js";
export { stepsOf } from "./history/steps.js";
export { textBeforeStep } from "./history/text-before.js";
export { problemsOf, sheetBinding } from "./problems/view.js";
export { earlierRows, type EarlierRows } from "./views/earlier-rows.js";
export { marksOf, sheetOf, sheetRows } from "./views/sheet-view.js";
export { cellInText, spanInText, type CellInText, type SpanInText } from "./views/text-view.js";
export { withUpdate } from "./views/update.js";
export { workspaceView } from "./views/workspace-view.js";
export { editCount } from "./what-if/edits.js";
export { forkWorkspace, type WhatIfOptions } from "./what-if/fork.js";
export { editsToKeep, type KeptEdits } from "./what-if/keep.js";
export type { TypedText } from "./content/typed-rows.js";
export type * from "./views/views.js";
