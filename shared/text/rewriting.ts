import type { Result } from "../base/index.js";
import type { CellTexts } from "./language.js";

/** Why a phrase cannot be looked for or written. */
export interface PhraseFault {
  /** Codes have a path shape, as those of other faults. */
  readonly code: string;
  /** Which of the two it is about; `both` where they do not fit each other. */
  readonly phrase: "find" | "replacement" | "both";
  /** The place in that phrase where reading stopped, in UTF-16 units; absent where it is not about a place. */
  readonly at?: number;
  readonly message: string;
}

/** Puts one phrase in place of another in the abilities that mean it, however they are spelled. */
export interface PhraseRewriter {
  /** The texts of a row; undefined where none of their abilities has the phrase. Never throws. */
  rewrite(texts: CellTexts): RewrittenTexts | undefined;
}

/** The texts of a row after a phrase was replaced in them. */
export interface RewrittenTexts {
  /** The cells that changed, by their names; none where nothing could be written. */
  readonly texts: CellTexts;
  /** How often the phrase was replaced. */
  readonly count: number;
  /** How many abilities have the phrase and would not mean what they should: they are left as they are. */
  readonly left: number;
}

/** The phrases of a language: parts of abilities that can be read and written by themselves. */
export interface Phrases {
  /** What to type, as an example: a phrase to find, and one in its place. */
  readonly example: { readonly find: string; readonly replacement: string };
  /** Reads both phrases; they must be parts that can stand in the same places. */
  rewriter(find: string, replacement: string): Result<PhraseRewriter, PhraseFault>;
}
