import type { TextChange } from "./change.js";

/** So many units are compared at once: engines compare slices much faster than we compare units. */
const step = 4_096;

/** The one change that turns `before` into `after`, without what both begin and end with. */
export function differingMiddle(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  const head = sharedHead(before, after, shorter);
  const tail = sharedTail(before, after, shorter - head);
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}

/** With how many units, at most so many, both texts begin. */
function sharedHead(before: string, after: string, most: number): number {
  let head = 0;
  while (head + step <= most && before.slice(head, head + step) === after.slice(head, head + step)) head += step;
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  return head;
}

/** With how many units, at most so many, both texts end. */
function sharedTail(before: string, after: string, most: number): number {
  const endsAlike = (tail: number): boolean =>
    before.slice(before.length - tail - step, before.length - tail) ===
    after.slice(after.length - tail - step, after.length - tail);
  let tail = 0;
  while (tail + step <= most && endsAlike(tail)) tail += step;
  while (tail < most && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)) {
    tail += 1;
  }
  return tail;
}
