import { similarity, type Fingerprint } from "./fingerprint.js";
import type { Gap } from "./gaps.js";

/** At least this share of equal cells makes two rows the same row (SHEET-7). */
const sameRow = 0.6;

/** A cell that more rows than this share says little about which row is which; it is not used to find candidates. */
const commonCell = 32;

/** For each row, so many candidates are compared in full. */
const mostCandidates = 8;

interface Candidate {
  readonly before: number;
  readonly after: number;
  readonly score: number;
  /** How far the row would have moved within the gap. */
  readonly distance: number;
}

/** Pairs the rows of a gap that resemble each other most, each row once, best pairs first. */
export function mostSimilar(
  gap: Gap,
  printBefore: (row: number) => Fingerprint,
  printAfter: (row: number) => Fingerprint,
): [before: number, after: number][] {
  const rowsByCell = indexCells(gap.before.map(printBefore));
  const candidates: Candidate[] = [];
  gap.after.forEach((after, at) => {
    const print = printAfter(after);
    for (const candidate of candidatesFor(print, at, gap, rowsByCell)) {
      const before = gap.before[candidate];
      if (before === undefined) continue;
      const score = scoreOf(printBefore(before), print);
      if (score >= sameRow) candidates.push({ before, after, score, distance: Math.abs(candidate - at) });
    }
  });
  candidates.sort((a, b) => b.score - a.score || a.distance - b.distance || a.after - b.after);
  const takenBefore = new Set<number>();
  const takenAfter = new Set<number>();
  const pairs: [number, number][] = [];
  for (const { before, after } of candidates) {
    if (takenBefore.has(before) || takenAfter.has(after)) continue;
    takenBefore.add(before);
    takenAfter.add(after);
    pairs.push([before, after]);
  }
  return pairs;
}

const cellName = (key: string, cell: string): string => `${key} ${cell}`;

function indexCells(prints: readonly Fingerprint[]): Map<string, number[]> {
  const rowsByCell = new Map<string, number[]>();
  prints.forEach(({ cells }, at) => {
    for (const [key, cell] of cells) {
      const name = cellName(key, cell);
      const rows = rowsByCell.get(name);
      if (!rows) rowsByCell.set(name, [at]);
      else if (rows.length <= commonCell) rows.push(at);
    }
  });
  return rowsByCell;
}

/** Places in the gap worth comparing: rows that share rare cells, and the rows at the same distance from either end. */
function candidatesFor(print: Fingerprint, at: number, gap: Gap, rowsByCell: Map<string, number[]>): Set<number> {
  const shared = new Map<number, number>();
  for (const [key, cell] of print.cells) {
    const rows = rowsByCell.get(cellName(key, cell)) ?? [];
    if (rows.length > commonCell) continue;
    for (const row of rows) shared.set(row, (shared.get(row) ?? 0) + 1);
  }
  const best = [...shared].sort((a, b) => b[1] - a[1] || Math.abs(a[0] - at) - Math.abs(b[0] - at));
  const fromEnd = gap.before.length - (gap.after.length - at);
  return new Set([...best.slice(0, mostCandidates).map(([row]) => row), at, fromEnd]);
}

/** Rows with different ids are different rows, unless the id is all that differs. */
function scoreOf(before: Fingerprint, after: Fingerprint): number {
  const score = similarity(before, after);
  if (before.id === undefined || after.id === undefined || before.id === after.id) return score;
  const cells = Math.max(before.cells.size, after.cells.size);
  return cells > 2 && Math.round(score * cells) === cells - 1 ? score : 0;
}
