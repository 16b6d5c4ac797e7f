import type { DerivedColumn } from "../metadata/index.js";
import type { ComputeExpression, DerivedFunction } from "./facts.js";
import { errorValue } from "./value.js";

/** Columns that are computed by an expression. What reads and computes expressions is large, and is loaded for them alone. */
export const expressionFunction: DerivedFunction = {
  name: "expr",
  title: "Expression",
  about: "Computed from the other cells of the row.",
  inputs: [],
  setting: "expression",
  compute: (facts, { expression = "" }) =>
    facts.computeExpression?.(facts, expression) ?? errorValue("Expressions are not loaded."),
};

/** Whether some of these columns can be computed only once `loadExpressions` has settled. */
export const needsExpressions = (columns: readonly DerivedColumn[]): boolean =>
  columns.some(({ function: name }) => name === expressionFunction.name);

/** Loads what computes expressions. */
export const loadExpressions = async (): Promise<ComputeExpression> =>
  (await import("./expression/compute.js")).computeExpression;
