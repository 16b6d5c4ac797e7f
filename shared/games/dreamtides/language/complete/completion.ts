import type { TextChange } from "../../../../base/index.js";
import type { CardEdit } from "../cells.js";

/** Something to write at a place. */
export interface Completion {
  readonly kind: "words" | "keyword" | "phrase" | "variable" | "value";
  /** What would be written, without the capital of a sentence's beginning. */
  readonly label: string;
  /** The part of the grammar that asks for it, in a few words. */
  readonly detail: string;
  /** What it means, in a sentence. */
  readonly about: string;
  /** In the cell that is completed. */
  readonly change: TextChange;
  /** What else has to change, for example a variable to be bound. */
  readonly otherEdits: readonly CardEdit[];
}
