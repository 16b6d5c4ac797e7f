export type { PivotGroup } from "./axis.js";
export {
  cardFields,
  costKey,
  isOverviewField,
  isTextField,
  keywordsKey,
  namesIn,
  overviewCells,
  textCells,
  textKeys,
  type CardField,
  type CardReader,
  type ReadCard,
} from "./card-fields.js";
export { earlierFigures, type EarlierFigures, type GoneGroup } from "./compare.js";
export { fitLine, outlierSpreads, type Fit, type FitPoint, type FittedPoint } from "./fit.js";
export type { PivotFigure } from "./measure.js";
export { pivotOf, type Pivot } from "./pivot.js";
export { measures, needsNumbers, type Measure, type PivotField, type PivotSpec } from "./spec.js";
export { pivotQuestionSchema, type PivotQuestion } from "./question.js";
export { pivotLines } from "./table.js";
export {
  figureFolder,
  figureNameSchema,
  readFigureFile,
  savedFigureSchema,
  writeFigureFile,
  type ComparedCommit,
  type FitQuestion,
  type SavedFigure,
} from "./saved.js";
