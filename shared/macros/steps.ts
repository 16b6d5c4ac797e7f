import { z } from "zod";
import { ownFileName, ownFolder } from "../base/index.js";

/** What a step of a macro can do to a cell. */
export const macroActs = ["set", "add", "multiply", "before", "after", "expression", "clear", "remove"] as const;
export type MacroAct = (typeof macroActs)[number];

/** More steps are more than anybody looks over before running them. */
export const mostSteps = 100;

const act = z.enum(macroActs);
const column = z.string().min(1).max(200);
const value = z.string().max(100_000);

/** A change of one cell of a row, by the key of its column. `value` is what was typed: a text, a number, an expression. */
export const macroStepSchema = z
  .strictObject({ column, act, value: value.optional(), rounded: z.boolean().optional() })
  .superRefine((step, context) => {
    const takesNone = step.act === "clear" || step.act === "remove";
    if (takesNone && step.value !== undefined) {
      context.addIssue({ code: "custom", path: ["value"], message: `“${step.act}” takes no value` });
    }
    if (!takesNone && step.value === undefined) {
      context.addIssue({ code: "custom", path: ["act"], message: `“${step.act}” needs a value` });
    }
    if ((step.act === "add" || step.act === "multiply") && step.value !== undefined && !isNumber(step.value)) {
      context.addIssue({ code: "custom", path: ["value"], message: 'Expected a number as text, such as "-1"' });
    }
  });
export type MacroStep = z.infer<typeof macroStepSchema>;

const isNumber = (text: string): boolean =>
  text.trim() !== "" && Number.isFinite(Number(text.trim().replace(",", ".")));

export const macroSchema = z.strictObject({ steps: z.array(macroStepSchema).min(1).max(mostSteps) });

/** Steps that were recorded, to be carried out on other rows. */
export type Macro = z.infer<typeof macroSchema>;

/** The name of a macro is that of its file. */
export const macroNameSchema = z.string().regex(ownFileName);

/** Where macros lie in a workspace. */
export const macroFolder = `${ownFolder}/macros`;
