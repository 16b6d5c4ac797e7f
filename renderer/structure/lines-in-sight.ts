import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import {
  chunkCount,
  chunkLines,
  chunkOf,
  chunksBetween,
  drawnParts,
  type Chunks,
  type DrawnPart,
} from "./model/drawn.js";

/** Of a line, until it was drawn. */
const usualLinePx = 30;
/** How much is drawn above and below what is in sight. */
const marginPx = 800;
/** Where the lines begin, before anything was measured. */
const start: Chunks = { first: 0, end: 2 };

interface LinesInSight {
  readonly parts: readonly DrawnPart[];
  readonly heightOf: (chunks: Chunks) => number;
}

/**
 * Which lines of a tree are drawn: those in sight and around them, and those that are `kept`. A row may have thousands of
 * items, and the page would stand still while it draws them all.
 */
export function useLinesInSight(
  tree: RefObject<HTMLElement | null>,
  lines: number,
  kept: readonly number[],
): LinesInSight {
  const [inSight, setInSight] = useState(start);
  const [heights] = useState(() => new Map<number, number>());

  const heightOf = ({ first, end }: Chunks): number => {
    let height = 0;
    for (let chunk = first; chunk < end; chunk += 1) {
      height += heights.get(chunk) ?? Math.min(chunkLines, lines - chunk * chunkLines) * usualLinePx;
    }
    return height;
  };
  const look = useEffectEvent((): void => {
    const element = tree.current;
    if (!element) return;
    if (lines > chunkLines) measure(element, lines, heights);
    const of = (chunk: number): number => heightOf({ first: chunk, end: chunk + 1 });
    const top = element.scrollTop - marginPx;
    const bottom = element.scrollTop + element.clientHeight + marginPx;
    const now = chunksBetween({ count: chunkCount(lines), of }, top, bottom);
    setInSight((before) => (before.first === now.first && before.end === now.end ? before : now));
  });

  useEffect(() => {
    // With the next frame, when the lines have their heights.
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const element = tree.current;
    if (!element) return;
    const stop = new AbortController();
    element.addEventListener("scroll", () => look(), { signal: stop.signal });
    const observer = new ResizeObserver(() => look());
    observer.observe(element);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [tree]);

  return { parts: drawnParts(lines, inSight, kept.filter((line) => line >= 0).map(chunkOf)), heightOf };
}

/** Remembers how high the chunks are that are drawn whole. */
function measure(tree: HTMLElement, lines: number, heights: Map<number, number>): void {
  for (const line of tree.querySelectorAll<HTMLElement>("[aria-rowindex]")) {
    const at = Number(line.getAttribute("aria-rowindex")) - 1;
    if (at % chunkLines !== 0) continue;
    let last: Element = line;
    const end = Math.min(lines, at + chunkLines);
    for (let next = at + 1; next < end && last.nextElementSibling; next += 1) last = last.nextElementSibling;
    const height = last.getBoundingClientRect().bottom - line.getBoundingClientRect().top;
    if (height > 0) heights.set(chunkOf(at), height);
  }
}
