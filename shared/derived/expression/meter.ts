import { Work } from "../../base/index.js";

/** One expression in one row may take about this many steps; a long text counts as one step for 64 letters. */
export const mostSteps = 200_000;

/** No text that an expression makes is longer, in letters. */
export const longestText = 1_000_000;

const lettersAStep = 64;

/** What stands against going on; the same one for a whole row, for it may be thrown once for each entry of a list. */
const tooMuch = new Error(
  `The expression takes too much work: more than ${mostSteps.toLocaleString("en-US")} steps for one row. ` +
    "Go through shorter lists or texts.",
);

/** The error for a text that would be longer. */
export const tooLongText = `The expression makes a text of more than ${longestText.toLocaleString("en-US")} letters. Join fewer or shorter texts.`;
const tooLong = new Error(tooLongText);

/** Of the expression that is being evaluated. */
interface Meter {
  readonly work: Work;
  refusal: Error | undefined;
}

let current: Meter = { work: new Work(mostSteps), refusal: undefined };

/** Counts a value that an expression makes or goes through, and returns it; throws where that is too much. */
export function spend(value: unknown): unknown {
  current.refusal ??= count(value, current.work);
  if (current.refusal) throw current.refusal;
  return value;
}

/** Stops an expression before it makes a text of so many letters, where that is too long. */
export function allowText(letters: number): void {
  if (letters > longestText) current.refusal ??= tooLong;
  if (current.refusal) throw current.refusal;
}

/**
 * The value of an expression in one row. Where it was stopped that is thrown in any case: an `exists` goes on behind an entry
 * that fails, and so does `a || b` where `b` is true.
 */
export function withMeter(work: Work, evaluate: () => unknown): unknown {
  const outer = current;
  const own: Meter = { work, refusal: undefined };
  current = own;
  try {
    return spend(evaluate());
  } catch (error) {
    throw own.refusal ?? error;
  } finally {
    current = outer;
  }
}

/** Counts a value with all that is in it. */
function count(value: unknown, work: Work): Error | undefined {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const each = open.pop();
    const letters = typeof each === "string" ? each.length : 0;
    if (letters > longestText) return tooLong;
    const inner = innerOf(each);
    if (!work.spend(1 + Math.floor(letters / lettersAStep) + inner.length)) return tooMuch;
    for (const one of inner) if (typeof one === "string" || typeof one === "object") open.push(one);
  }
  return undefined;
}

const nothing: readonly unknown[] = [];

function innerOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null || typeof value !== "object") return nothing;
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value) : nothing;
}
