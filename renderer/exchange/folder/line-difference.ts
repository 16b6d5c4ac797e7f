/** A line of two versions of a text; `gap` stands for lines that are the same and not shown. */
export interface DifferenceLine {
  readonly kind: "same" | "before" | "after" | "gap";
  readonly text: string;
}

const linesOf = (text: string): readonly string[] => (text === "" ? [] : text.replace(/\r?\n$/u, "").split(/\r?\n/u));

/** Where two versions of a text differ, from the first line that does to the last, with some lines around it. */
export function lineDifference(before: string, after: string, around = 3): readonly DifferenceLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail += 1;
  const from = Math.max(0, head - around);
  const to = Math.min(fresh.length, fresh.length - tail + around);
  const gap = (isThere: boolean): readonly DifferenceLine[] => (isThere ? [{ kind: "gap", text: "" }] : []);
  const as = (kind: DifferenceLine["kind"], lines: readonly string[]): readonly DifferenceLine[] =>
    lines.map((text) => ({ kind, text }));
  return [
    ...gap(from > 0),
    ...as("same", fresh.slice(from, head)),
    ...as("before", old.slice(head, old.length - tail)),
    ...as("after", fresh.slice(head, fresh.length - tail)),
    ...as("same", fresh.slice(fresh.length - tail, to)),
    ...gap(to < fresh.length),
  ];
}
