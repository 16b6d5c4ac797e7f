import { failed, ok, type Result } from "../result.js";
import { Work } from "../work.js";
import { programOf } from "./program.js";
import { readPattern } from "./read.js";
import { searchText } from "./search.js";

/** Looking through one text takes at most about this many steps: a large pattern in a long text takes no minutes. */
export const mostMatchSteps = 10_000_000;

/** A regular expression that takes time in proportion to the text, whatever it is. */
export interface Pattern {
  /** Whether it matches some part of the text; not, where that takes more steps than there may be. */
  isIn(text: string): boolean;
  /** `isIn`, but undefined where that takes more steps than there may be. */
  search(text: string, work?: Work): boolean | undefined;
}

/**
 * Reads a regular expression; fails where it is none, asks for look-around or back-references, or is too large. `work`
 * counts the steps of reading it.
 */
export function compilePattern(source: string, work = new Work()): Result<Pattern> {
  const read = readPattern(source, work);
  if (!read.ok) return read;
  const program = programOf(read.value, work);
  if (!program) return failed({ code: "pattern/too-large", message: "the pattern is too large" });
  const search = (text: string, steps = new Work(mostMatchSteps)): boolean | undefined =>
    searchText(program, text, steps);
  return ok({ search, isIn: (text) => search(text) === true });
}
