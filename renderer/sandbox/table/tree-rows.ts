import type { TreeLine } from "../match/protocol.js";

/** A line of the tree of events that is to be seen. */
export interface TreeRow {
  readonly line: TreeLine;
  /** Its number among all lines of its moment: with the moment it names the row. */
  readonly key: string;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/**
 * The rows of the tree that are to be seen: those whose parents are all opened. While something is looked for, the lines that say it
 * and the events above them are seen, opened.
 */
export function treeRows(lines: readonly TreeLine[], opened: ReadonlySet<string>, query: string): readonly TreeRow[] {
  const wanted = query.trim().toLowerCase();
  const keys = keysOf(lines);
  const found = wanted === "" ? null : foundIn(lines, wanted);
  const rows: TreeRow[] = [];
  /** The depth below which nothing is seen: that of the innermost closed event. */
  let closedAt = Number.POSITIVE_INFINITY;
  lines.forEach((line, at) => {
    if (line.depth <= closedAt) closedAt = Number.POSITIVE_INFINITY;
    if (line.depth > closedAt || found?.has(at) === false) return;
    const key = keys[at] ?? "";
    const hasChildren = (lines[at + 1]?.depth ?? 0) > line.depth;
    const isOpen = hasChildren && (found !== null || opened.has(key));
    if (hasChildren && !isOpen) closedAt = line.depth;
    rows.push({ line, key, hasChildren, isOpen });
  });
  return rows;
}

/** Moment and place in it: both stay when more lines come. */
function keysOf(lines: readonly TreeLine[]): readonly string[] {
  let [at, place] = [-1, 0];
  return lines.map((line) => {
    place = line.at === at ? place + 1 : 0;
    ({ at } = line);
    return `${at} ${place}`;
  });
}

/** The numbers of the lines that say what is looked for, with the lines above them. */
function foundIn(lines: readonly TreeLine[], wanted: string): ReadonlySet<number> {
  const found = new Set<number>();
  const above: (number | undefined)[] = [];
  lines.forEach((line, at) => {
    above.length = line.depth;
    above[line.depth] = at;
    const says = `${line.text} ${line.cause?.name ?? ""} ${line.preventedBy ?? ""}`.toLowerCase();
    if (says.includes(wanted)) for (const each of above) if (each !== undefined) found.add(each);
  });
  return found;
}
