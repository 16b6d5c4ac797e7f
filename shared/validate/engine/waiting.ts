import type { CheckedRow } from "./row.js";

/** Where rows are put that have something to be worked out anew. */
export interface Waiting {
  tallies(row: CheckedRow): void;
  rules(row: CheckedRow): void;
}
