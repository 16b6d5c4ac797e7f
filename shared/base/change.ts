import type { Span } from "./span.js";

/** Replaces the units `from`..`to` of a text by `insert`. */
export interface TextChange extends Span {
  readonly insert: string;
}

/** The text after `changes`, which are given in the coordinates of `text`, in order and without overlap. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let result = "";
  let at = 0;
  for (const change of changes) {
    if (change.from < at || change.to < change.from || change.to > text.length) {
      throw new RangeError(`Change ${change.from}..${change.to} is out of order or outside 0..${text.length}`);
    }
    result += text.slice(at, change.from) + change.insert;
    at = change.to;
  }
  return result + text.slice(at);
}

/** A text, or what can say each part of one. */
interface Sliced {
  slice(from: number, to: number): string;
}

/** The changes that turn the text after `changes` back into `text`. */
export function invertChanges(text: Sliced, changes: readonly TextChange[]): TextChange[] {
  let shift = 0;
  return changes.map(({ from, to, insert }) => {
    const start = from + shift;
    shift += insert.length - (to - from);
    return { from: start, to: start + insert.length, insert: text.slice(from, to) };
  });
}
