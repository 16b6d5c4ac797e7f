import { z } from "zod";
import type { TextChange } from "../base/index.js";
import { pathSchema, rowKeySchema, sheetRefSchema, type CellInText, type SpanInText } from "../workspace/index.js";
import { answers } from "./call.js";

/** The text of a file as it stands, unsaved edits included: as a whole, or what turns the version that was asked about into it. */
export type TextNow =
  | { readonly kind: "whole"; readonly version: string; readonly text: string }
  | { readonly kind: "changes"; readonly version: string; readonly changes: readonly TextChange[] };

/** A text of a file before and now; null before, where there was no such file. */
export interface TextsCompared {
  readonly before: string | null;
  readonly now: string;
}

const version = z.string().min(1).max(200);

/** What the text of a file is compared with: the file on disk, an earlier version of the folder, or what was before a step. */
const earlierText = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["disk", "commit", "opening"]) }),
  z.strictObject({ kind: z.literal("step"), step: z.number().int().positive() }),
]);
export type EarlierText = z.infer<typeof earlierText>;

export const textCalls = {
  /** `version` is the one that is known; null for none. */
  "text/since": {
    request: z.strictObject({ file: pathSchema, version: version.nullable() }),
    response: answers<TextNow>(),
  },
  /** The cell at a place of a version of the text. */
  "text/cell-at": {
    request: z.strictObject({ file: pathSchema, version, at: z.number().int().nonnegative() }),
    response: answers<{ readonly cell: CellInText | null }>(),
  },
  /** Where a cell is in the text; without a column, where its row begins. */
  "text/span-of": {
    request: z.strictObject({
      sheet: sheetRefSchema,
      rowKey: rowKeySchema,
      column: z.string().min(1).max(1_000).nullable(),
    }),
    response: answers<{ readonly span: SpanInText | null }>(),
  },
  "text/compare": {
    request: z.strictObject({ file: pathSchema, with: earlierText }),
    response: answers<TextsCompared>(),
  },
};
