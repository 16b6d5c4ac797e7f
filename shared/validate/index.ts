export {
  severities,
  wholeFile,
  type CellTarget,
  type BindEdit,
  type FixEdit,
  type WordsEdit,
  type FixKind,
  type Problem,
  type ProblemFix,
  type RelatedPlace,
  type RowAddress,
  type Severity,
  type SheetAddress,
} from "./problem.js";
export type {
  CellName,
  CheckedGame,
  FaultClass,
  Finding,
  FindingEdit,
  FindingFix,
  Index,
  Invariants,
  LexiconSource,
  Lookup,
  RowFacts,
  RowRule,
  RowText,
  Rule,
  RuleInfo,
  TableFacts,
  TableRule,
  Tally,
} from "./rule.js";
export type {
  CheckProgress,
  FixPreview,
  FixView,
  ProblemFixPreview,
  ProblemCounts,
  ProblemsPatch,
  ProblemView,
  OpeningCount,
  RelatedView,
  RuleView,
} from "./views.js";
export { joinedRules, noAddedRules, type AddedRule, type AddedRules } from "./added-rules.js";
export { wordsOfNames } from "./names-index.js";
export { ambiguousTableRule } from "./ambiguous-table.js";
export { sameBinding, type BindableTable, type Binding } from "./binding.js";
export { TableBindings, type Decision } from "./table-bindings.js";
export { Checker, type CheckerOptions } from "./engine/checker.js";
export { lexiconOfTables } from "./engine/lexicon-of-tables.js";
export type { RowChanges } from "./engine/rows-sync.js";
export type { ReferencePlace } from "./engine/reference-book.js";
export { idsIn, idText } from "./references.js";
export type { CodedFinding, SheetSource } from "./engine/sheet.js";
export type { ProblemChanges, StandingProblem } from "./engine/store.js";
export { describeRule, faultOf, ruleLine } from "./metadata/value-rules.js";
export { imageFolderOf } from "./image-folder.js";
export {
  setSpelling,
  setWords,
  type Spelling,
  noSettings,
  readImageFolder,
  readSettings,
  setBinding,
  setImageFolder,
  setSeverity,
  settingsFile,
  type Settings,
  type TableBinding,
} from "./settings.js";
export { addWaiver, readWaivers, removeWaiver, waivedFor, waiverRow, type Waiver } from "./waivers.js";
export { freshIdFix, missingIdFixes } from "./fresh-id.js";
export { nearestChoices } from "./metadata/value-fixes.js";
export {
  columnIndex,
  guess,
  integerValue,
  referenceRule,
  removingFix,
  settingFix,
  textValue,
  uniqueRule,
} from "./rule-kit.js";
export { structureCodes, structureFaults, structureInfos } from "./structure/infos.js";
export { idIndex, structureFindings } from "./structure/rules.js";
export { metadataRuleTexts } from "./metadata/rule-texts.js";
export { unboundTables } from "./metadata/unbound.js";
export { readTextLimits, type TextLimits } from "./text-limits.js";
