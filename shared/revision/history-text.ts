import type { RowChange, RowHistory } from "./history.js";
import { rowLines } from "./text.js";

/** A history as lines: a heading for each change with its commit, date, author and message, and what it did to the row. */
export const historyLines = (history: RowHistory): readonly string[] =>
  history.flatMap((change) => [headingOf(change), ...rowLines(change.row).map((line) => `  ${line}`)]);

function headingOf({ commit, fileBefore }: RowChange): string {
  const renamed = fileBefore === undefined ? "" : ` (the file was ${fileBefore})`;
  if (!commit) return "Not committed yet";
  const { hash, date, author, subject } = commit;
  return `${hash.slice(0, 10)} ${date.slice(0, 10)} ${author}: ${subject}${renamed}`;
}

/** Who changed each column last, as a line for each: `cost: 1a2b3c4d5e 2026-11-02 Ada: Cheaper owls`. */
export const blameLines = (asked: ReadonlyMap<string, RowChange>): readonly string[] =>
  [...asked].map(([column, change]) => `${column}: ${headingOf(change)}`);
