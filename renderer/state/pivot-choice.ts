import { z } from "zod";
import { measures } from "../../shared/pivot/index.js";

/** What a person asks of a sheet in its pivot table; columns are named by their keys. */
export const pivotChoiceSchema = z.strictObject({
  rows: z.array(z.string()).min(1).max(2),
  columns: z.array(z.string()).max(1),
  measure: z.enum(measures),
  of: z.string().optional(),
  /** Whether all rows are asked, or those on screen. */
  scope: z.enum(["all", "shown"]),
  /** Lines by their values, or the largest total first. */
  order: z.enum(["value", "total"]),
});

export type PivotChoice = z.infer<typeof pivotChoiceSchema>;
