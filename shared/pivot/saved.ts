import { z } from "zod";
import { ownFileName, ownFolder, type Fault, type Result } from "../base/index.js";
import { readShape, writeKey, writeValue, type FileShape } from "../toml/index.js";
import { column, pivotQuestionSchema, scope } from "./question.js";

/** One number against another, by the keys of their columns. */
export const fitQuestionSchema = z.strictObject({
  number: column,
  against: column,
  scope,
});

export type FitQuestion = z.infer<typeof fitQuestionSchema>;

/** A commit that figures are compared with. */
export const comparedCommitSchema = z.strictObject({
  /** As a person names it for git: a tag, a branch, a commit. */
  commit: z.string().min(1).max(1_000),
  /** The full name of what that was when the figure was saved; names of branches move. */
  hash: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u)
    .optional(),
});

export type ComparedCommit = z.infer<typeof comparedCommitSchema>;

export const savedFigureSchema = z
  .strictObject({
    file: z.string().min(1).max(1_000),
    table: z.array(z.string().max(1_000)).min(1).max(64),
    pivot: z.optional(pivotQuestionSchema),
    fit: fitQuestionSchema.optional(),
    compare: comparedCommitSchema.optional(),
  })
  .refine(({ pivot, fit }) => (pivot === undefined) !== (fit === undefined), "Expected either pivot or fit");

/** A question to a sheet that is kept in a file of the workspace: a pivot table, or one number against another. */
export type SavedFigure = z.infer<typeof savedFigureSchema>;

/** The name of a question is that of its file. */
export const figureNameSchema = z.string().regex(ownFileName);

/** Where questions lie in a workspace. */
export const figureFolder = `${ownFolder}/figures`;

const shape: FileShape<SavedFigure> = {
  schema: savedFigureSchema,
  kind: "A saved pivot or fit",
  code: "figure",
  longest: 100_000,
  suggestion: () => undefined,
};

/** Reads a file of `.cardwright/figures`. Fails with what is wrong in it, each at its line. */
export const readFigureFile = (text: string): Result<SavedFigure, readonly Fault[]> => readShape(text, shape);

const source = (value: string | readonly string[]): string =>
  typeof value === "string"
    ? writeValue({ kind: "string", value }, { oneLine: true })
    : `[${value.map(source).join(", ")}]`;

const lines = (members: Readonly<Record<string, string | readonly string[] | undefined>>): string[] =>
  Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [`${writeKey(key)} = ${source(value)}`],
  );

/** A question as the text of such a file. */
export function writeFigureFile({ file, table, pivot, fit, compare }: SavedFigure): string {
  const blocks = [
    [
      "# A question to a sheet, of Cardwright: open it in the dialog of pivot tables or of fits.",
      ...lines({ file, table }),
    ],
    ...(pivot ? [["[pivot]", ...lines(pivot)]] : []),
    ...(fit ? [["[fit]", ...lines(fit)]] : []),
    ...(compare ? [["[compare]", ...lines(compare)]] : []),
  ];
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}
