import { pushAll } from "../base/index.js";
import { diff3MergeRegions } from "node-diff3";

/** Above this many lines the search for equal ones, which may be quadratic, is not worth its time. */
const mostLines = 4000;

export interface MergedLines {
  readonly text: string;
  /** Lines of theirs that are in conflict with ours, for which ours stand. */
  readonly dropped: readonly string[];
}

/**
 * Merges three versions of a piece of a file line by line. Where both changed neighbouring lines and `isBeside` says that the lines
 * may stand beside each other, as comments may, those of both are kept; else ours. Undefined for pieces too long to compare.
 */
export function mergeLines(
  base: string,
  ours: string,
  theirs: string,
  isBeside: (line: string) => boolean,
): MergedLines | undefined {
  const [old, mine, other] = [linesOf(base), linesOf(ours), linesOf(theirs)] as const;
  if (old.length + mine.length + other.length > mostLines) return undefined;
  const dropped: string[] = [];
  const lines = diff3MergeRegions(mine, old, other).flatMap((region): readonly string[] => {
    if (region.stable) return region.bufferContent;
    const { aContent, oContent, bContent } = region;
    const known = new Set([...aContent, ...oContent]);
    const fresh = bContent.filter((line) => !known.has(line));
    if (same(aContent, bContent) || same(oContent, bContent)) return aContent;
    if (same(aContent, oContent)) return bContent;
    if ([...aContent, ...bContent].every(isBeside)) return [...aContent, ...fresh];
    pushAll(dropped, fresh);
    return aContent;
  });
  return { text: lines.join(""), dropped };
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);

/** The lines with their ends, so that they can be joined again. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/u);
