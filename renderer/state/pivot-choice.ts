import { pivotQuestionSchema, type PivotQuestion } from "../../shared/pivot/index.js";

/** What a person asks of a sheet in its pivot table, as it is remembered on this computer. */
export const pivotChoiceSchema = pivotQuestionSchema;

export type PivotChoice = PivotQuestion;
