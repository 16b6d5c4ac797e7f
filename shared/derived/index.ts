export { CardIndex } from "./card-index.js";
export { DerivedCells, type Cards, type SourceRow, type SourceSheet } from "./cells.js";
export { expressionHelp, type ExpressionHelp } from "./expression/environment.js";
export { compileExpression, type Expression, type ExpressionProblem } from "./expression/expression.js";
export { expressionProblem } from "./expression/function.js";
export type { DerivedFacts, DerivedFunction, RowFacts } from "./facts.js";
export { derivedFunction, derivedFunctions } from "./functions.js";
export { plainOf, type DerivedValue, type ImageSource } from "./value.js";
