import { applyChanges, type TextChange } from "../../base/index.js";

/**
 * A change of a file's text in terms that survive changes elsewhere in it: between the whole lines that begin with `above` and end
 * with `below`, `before` became `after`.
 */
export interface TextStretch {
  readonly above: string;
  readonly before: string;
  readonly after: string;
  readonly below: string;
}

/** With more lines around it than this a change is not looked for: it would be long, and most likely found nowhere else. */
const mostLines = 64;

/** A change of `text` with as many lines around it as it takes for them to be there once, and only until it is carried out. */
export function stretchOf(text: string, change: TextChange): TextStretch {
  const { from, to, insert } = change;
  const changed = applyChanges(text, [change]);
  for (let lines = 1; ; lines *= 2) {
    const start = linesUp(text, from, lines);
    const end = linesDown(text, to, lines);
    const stretch = {
      above: text.slice(start, from),
      before: text.slice(from, to),
      after: insert,
      below: text.slice(to, end),
    };
    const isClear =
      placeOfStretch(text, stretch) === from &&
      !hasBefore(changed, stretch) &&
      !hasAfter(text, stretch) &&
      placeOfStretch(changed, oppositeStretch(stretch)) === from;
    if (isClear || lines >= mostLines) return stretch;
  }
}

/** Where the line of a place begins, or so many lines above it. */
function linesUp(text: string, at: number, lines: number): number {
  let start = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
  for (let count = 0; count < lines && start > 0; count += 1) {
    start = start === 1 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
  }
  return start;
}

/** Where the line of a place ends, or so many lines below it. */
function linesDown(text: string, at: number, lines: number): number {
  let end = at;
  for (let count = 0; count <= lines && end < text.length; count += 1) {
    const next = text.indexOf("\n", end);
    end = next === -1 ? text.length : next + 1;
  }
  return end;
}

/** Where the changed part of a stretch begins in a text; undefined where its lines are not there, or more than once. */
export function placeOfStretch(text: string, { above, before, below }: TextStretch): number | undefined {
  const wanted = above + before + below;
  const first = nextLines(text, wanted, 0);
  if (first === -1 || nextLines(text, wanted, first + 1) !== -1) return undefined;
  return first + above.length;
}

/** The next place from `start` on where a text has these lines as whole lines, or -1. */
function nextLines(text: string, lines: string, start: number): number {
  if (lines === "") return text === "" && start === 0 ? 0 : -1;
  for (let at = text.indexOf(lines, start); at !== -1; at = text.indexOf(lines, at + 1)) {
    const end = at + lines.length;
    const isFromStart = at === 0 || text.charAt(at - 1) === "\n";
    if (isFromStart && (end === text.length || lines.endsWith("\n"))) return at;
  }
  return -1;
}

/** The stretch that takes it back. */
export const oppositeStretch = (stretch: TextStretch): TextStretch => ({
  ...stretch,
  before: stretch.after,
  after: stretch.before,
});

const hasBefore = (text: string, stretch: TextStretch): boolean => hasAfter(text, oppositeStretch(stretch));

/** Whether a text has a stretch as the change leaves it. */
export const hasAfter = (text: string, stretch: TextStretch): boolean =>
  nextLines(text, stretch.above + stretch.after + stretch.below, 0) !== -1;
