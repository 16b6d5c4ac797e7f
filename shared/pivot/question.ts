import * as z from "zod/mini";
import { measures } from "./spec.js";

/** The key of a column. */
export const column = z.string().check(z.minLength(1), z.maxLength(1_000));
/** Whether all rows are asked, or those on screen. */
export const scope = z.enum(["all", "shown"]);

/** What is asked of a sheet in a pivot table; columns are named by their keys. */
export const pivotQuestionSchema = z.strictObject({
  rows: z.array(column).check(z.minLength(1), z.maxLength(2)),
  columns: z.array(column).check(z.maxLength(1)),
  measure: z.enum(measures),
  of: z.optional(column),
  scope,
  /** Lines by their values, or the largest total first. */
  order: z.enum(["value", "total"]),
});

export type PivotQuestion = z.infer<typeof pivotQuestionSchema>;
