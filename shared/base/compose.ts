import type { TextChange } from "./change.js";

/** The changes that do what `first` and then `then` do, which is in the coordinates of the text after `first`. */
export function composeChanges(first: readonly TextChange[], then: readonly TextChange[]): TextChange[] {
  // From the last to the first: what comes before a change stays where it was.
  return then.reduceRight<TextChange[]>(withChange, [...first]);
}

/** Changes with one more on top of them; those that it touches become one with it. */
function withChange(changes: readonly TextChange[], next: TextChange): TextChange[] {
  const before: TextChange[] = [];
  const touched: { readonly change: TextChange; readonly from: number; readonly to: number }[] = [];
  const after: TextChange[] = [];
  let shift = 0;
  let shiftBefore = 0;
  for (const change of changes) {
    const from = change.from + shift;
    const to = from + change.insert.length;
    shift += change.insert.length - (change.to - change.from);
    if (to < next.from) {
      before.push(change);
      shiftBefore = shift;
    } else if (from > next.to) after.push(change);
    else touched.push({ change, from, to });
  }
  const [head] = touched;
  const tail = touched.at(-1);
  if (!head || !tail) {
    return [...before, { ...next, from: next.from - shiftBefore, to: next.to - shiftBefore }, ...after];
  }
  const { insert } = tail.change;
  const merged: TextChange = {
    from: head.change.from - Math.max(0, head.from - next.from),
    to: tail.change.to + Math.max(0, next.to - tail.to),
    insert:
      head.change.insert.slice(0, Math.max(0, next.from - head.from)) +
      next.insert +
      insert.slice(insert.length - Math.max(0, tail.to - next.to)),
  };
  return [...before, merged, ...after];
}

/** Where a place of the text after `changes` was before them; a place in what they insert was where that begins. */
export function placeBefore(changes: readonly TextChange[], place: number): number {
  let shift = 0;
  for (const { from, to, insert } of changes) {
    const start = from + shift;
    if (place < start) break;
    if (place <= start + insert.length) return from;
    shift += insert.length - (to - from);
  }
  return place - shift;
}

/** Where a place of a text is after `changes`; a place in what they replace is at its end. */
export function placeAfter(changes: readonly TextChange[], place: number): number {
  let shift = 0;
  for (const { from, to, insert } of changes) {
    if (place < from) break;
    if (place < to) return from + shift + insert.length;
    shift += insert.length - (to - from);
  }
  return place + shift;
}
