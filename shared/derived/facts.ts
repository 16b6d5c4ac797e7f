import type { DerivedColumn } from "../metadata/index.js";
import type { SheetCell } from "../sheet/index.js";
import type { TextReading } from "../text/index.js";
import type { DerivedValue } from "./value.js";

/** What can be asked about a row. Each question is recorded: a value is computed again when an answer changes. */
export interface RowFacts {
  /** The cell under this header, `-` and `_` being the same; null where the row has none. */
  cell(name: string): SheetCell;
  /** Headers of the columns that rules text is read from, the one with the text itself first; none where there is no such text. */
  readonly textColumns: readonly string[];
  /** Its rules text, read by the game; undefined where its sheet has no such column or its game no language. */
  reading(): TextReading | undefined;
}

/** The value of an expression for the row of these facts. */
export type ComputeExpression = (facts: DerivedFacts, source: string) => DerivedValue;

/** What a function works from. */
export interface DerivedFacts {
  readonly row: RowFacts;
  /** The row of any sheet with this id, in the order of the sheets; letters of ids may be large or small. */
  card(id: string): RowFacts | undefined;
  /** The value of another derived column of the row; undefined where there is none of this name. */
  derived(name: string): DerivedValue | undefined;
  /** Headers of the sheet. */
  readonly headers: readonly string[];
  /** These and the names of its derived columns. */
  readonly names: readonly string[];
  /** Computes expressions; undefined where the code for that was not loaded. */
  readonly computeExpression: ComputeExpression | undefined;
}

/** A function that derived columns are computed by (DERIVED-2). */
export interface DerivedFunction {
  /** As `function` in `[[metadata.derived_columns]]` names it. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** The headers it reads, the first that is there counting. */
  readonly inputs: readonly string[];
  /** What has to be said in the column besides: a pattern of addresses, or an expression. */
  readonly setting?: "url-template" | "expression";
  /** What is drawn instead of plain text; absent where values are plain. */
  readonly drawnAs?: "rules text" | "pictures";
  compute(facts: DerivedFacts, column: DerivedColumn): DerivedValue;
}

/** Headers are the same where they differ in `-`, `_` and nothing else. */
export const sameName = (name: string): string => name.replaceAll("_", "-");
