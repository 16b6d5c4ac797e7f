/** How many lines are drawn or left out together. */
export const chunkLines = 50;

/** Chunks of lines, counted from 0; `end` is the first that is no longer part of it. */
export interface Chunks {
  readonly first: number;
  readonly end: number;
}

/** Lines that are drawn, or the room that left out ones would take. */
export type DrawnPart =
  | { readonly kind: "lines"; readonly from: number; readonly to: number }
  | { readonly kind: "room"; readonly chunks: Chunks };

export const chunkCount = (lines: number): number => Math.ceil(lines / chunkLines);

export const chunkOf = (line: number): number => Math.floor(line / chunkLines);

/** The chunks that have something between two heights, at least one where there are any. */
export function chunksBetween(
  heights: { readonly count: number; readonly of: (chunk: number) => number },
  topPx: number,
  bottomPx: number,
): Chunks {
  let first = 0;
  let above = 0;
  while (first < heights.count - 1 && above + heights.of(first) <= topPx) above += heights.of(first++);
  let end = first;
  for (let height = above; end < heights.count && (end === first || height < bottomPx); end += 1) {
    height += heights.of(end);
  }
  return { first, end };
}

/** What is drawn from top to bottom: the lines in sight, and the chunks that are kept wherever they are. */
export function drawnParts(lines: number, inSight: Chunks, kept: readonly number[]): readonly DrawnPart[] {
  const parts: DrawnPart[] = [];
  for (let chunk = 0; chunk < chunkCount(lines); chunk += 1) {
    const isDrawn = (chunk >= inSight.first && chunk < inSight.end) || kept.includes(chunk);
    const last = parts.at(-1);
    const from = chunk * chunkLines;
    const to = Math.min(lines, from + chunkLines);
    if (isDrawn) {
      if (last?.kind === "lines") parts[parts.length - 1] = { ...last, to };
      else parts.push({ kind: "lines", from, to });
    } else if (last?.kind === "room") {
      parts[parts.length - 1] = { kind: "room", chunks: { ...last.chunks, end: chunk + 1 } };
    } else parts.push({ kind: "room", chunks: { first: chunk, end: chunk + 1 } });
  }
  return parts;
}
