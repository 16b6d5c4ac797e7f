import { diffArrays } from "diff";

/** A line of a difference, with its sign. */
type MarkedLine = readonly [sign: " " | "-" | "+", line: string];

/** Parts that differ in more lines than this are shown as a whole: the time is quadratic in it. */
const mostDifferent = 500;

/** Equal lines that are shown before and after others. */
const around = 3;

/**
 * Two versions of a text as a unified difference, as `diff -u` prints it; empty where they are the same. The text comes in
 * parts, each beside what became of it, such as the rows of a file: lines are compared within them only, which is linear.
 */
export function unifiedDifference(name: string, parts: Iterable<readonly [before: string, after: string]>): string {
  const lines: MarkedLine[] = [];
  for (const [before, after] of parts) for (const line of markedLines(before, after)) lines.push(line);
  const hunks = hunksOf(lines);
  return hunks.length === 0 ? "" : [`--- ${name}\n`, `+++ ${name}\n`, ...hunks].join("");
}

/** The lines of a text, each with its line end. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];

function markedLines(before: string, after: string): readonly MarkedLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  if (before === after) return old.map((line) => [" ", line]);
  const found = diffArrays([...old], [...fresh], { maxEditLength: mostDifferent });
  if (!found) return [...old.map((line): MarkedLine => ["-", line]), ...fresh.map((line): MarkedLine => ["+", line])];
  return found.flatMap(({ added, removed, value }) =>
    value.map((line): MarkedLine => [added ? "+" : removed ? "-" : " ", line]),
  );
}

function hunksOf(lines: readonly MarkedLine[]): readonly string[] {
  const hunks: string[] = [];
  let [old, fresh] = [1, 1];
  let done = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.[0] === " ") continue;
    const from = Math.max(done, at - around);
    const to = hunkEnd(lines, at);
    // All lines between two hunks are the same.
    old += from - done;
    fresh += from - done;
    const hunk = lines.slice(from, to);
    const count = (sign: "-" | "+"): number => hunk.filter(([each]) => each === " " || each === sign).length;
    const [gone, come] = [count("-"), count("+")];
    hunks.push(`@@ -${span(old, gone)} +${span(fresh, come)} @@\n${hunk.map(printed).join("")}`);
    [old, fresh] = [old + gone, fresh + come];
    done = to;
    at = to - 1;
  }
  return hunks;
}

/** Behind the lines that one hunk shows with the change at `from`: changes that are near join it. */
function hunkEnd(lines: readonly MarkedLine[], from: number): number {
  let last = from;
  for (let at = from; at < lines.length && at - last <= 2 * around; at += 1) if (lines[at]?.[0] !== " ") last = at;
  return Math.min(lines.length, last + 1 + around);
}

/** First line and number of lines; nothing is behind the line before it. */
const span = (first: number, count: number): string => `${count === 0 ? first - 1 : first},${count}`;

const printed = ([sign, line]: MarkedLine): string =>
  line.endsWith("\n") ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
