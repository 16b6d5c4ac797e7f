import type { Span, TextChange } from "../base/index.js";

/** An `error` keeps a text from meaning anything; a `warning` does not; a `hint` is a matter of taste. */
export type Severity = "error" | "warning" | "hint";

/**
 * One thing to say about the text of a cell. `Cell` names the cells that a language reads together.
 * Codes are stable and have a path shape. Spans are UTF-16 units of the cell's own text; an empty one is a place.
 */
export interface Diagnostic<Cell extends string = string> {
  readonly code: string;
  readonly severity: Severity;
  readonly cell: Cell;
  readonly span: Span;
  /** One or two plain sentences that stand alone. */
  readonly message: string;
  /** What could stand at the span instead, as a designer writes it, in the order of the grammar. */
  readonly expected: readonly string[];
  /** What was probably meant, nearest first. */
  readonly suggestions: readonly string[];
  readonly related: readonly RelatedPlace<Cell>[];
  /** Ways to fix it, the most likely first. */
  readonly fixes: readonly Fix<Cell>[];
}

export interface RelatedPlace<Cell extends string = string> {
  readonly cell: Cell;
  readonly span: Span;
  readonly message: string;
}

/** A fix offered to the designer: one undoable step, even where it touches several cells. */
export interface Fix<Cell extends string = string> {
  readonly title: string;
  readonly edits: readonly CellEdit<Cell>[];
}

export interface CellEdit<Cell extends string = string> {
  readonly cell: Cell;
  /** In the coordinates of the cell's present text, in order and without overlap. */
  readonly changes: readonly TextChange[];
}
