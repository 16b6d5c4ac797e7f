import type { NotedColumn } from "./noted-columns.js";
import type { Decided, ReviewedCard, ReviewedColumn, ReviewVerdict } from "./review.js";
import type { RowView } from "./view.js";

/** How an item of a review stands. */
export interface Standing {
  /** What differs, in lines, as decisions keep it. */
  readonly changes: readonly string[];
  /** What is decided, as far as that still holds. */
  readonly verdict: ReviewVerdict | null;
  readonly note: string;
  /** It changed after it was decided. */
  readonly isStale: boolean;
  /** What was decided before it changed; null where that still holds, and where nothing was. */
  readonly former: ReviewVerdict | null;
}

interface Item extends Standing {
  readonly sheet: string;
}

/** A changed card as a review has it. */
export interface CardItem extends Item {
  readonly about: "card";
  readonly card: ReviewedCard;
  /** How it differs now, but for its cells of columns that are items themselves; null where it does not any more. */
  readonly row: RowView | null;
  /** The keys of its cells that are in items of columns. */
  readonly inColumns: readonly string[];
}

/** A column that came, went or has another name as a review has it: decided once for all of its cards. */
export interface ColumnItem extends Item {
  readonly about: "column";
  readonly column: ReviewedColumn;
  /** How it differs now; null where it does not any more. */
  readonly noted: NotedColumn | null;
  /** The rows it differs in, by their numbers in the version after. */
  readonly rows: readonly number[];
}

export type ReviewItem = CardItem | ColumnItem;

/** How what differs now stands, by what was decided of it. */
export function standingOf(changes: readonly string[], decision: Decided | undefined): Standing {
  const { decision: decided = null, decidedBefore, note = "" } = decision ?? {};
  const isSame = decision !== undefined && isSameChange(decision.changes, changes);
  // Just what was reverted is back, so the revert was taken back, with what it replaced.
  const verdict = isSame && decided === "revert" ? (decidedBefore ?? decided) : decided;
  // What is to be reverted and differs was brought back by somebody.
  const isStale = decision !== undefined && (!isSame || verdict === "revert");
  const holds = !isStale || verdict === "discuss";
  return { changes, verdict: holds ? verdict : null, note, isStale, former: isStale ? verdict : null };
}

/** How what was decided stands where it differs no more. */
export const settled = ({ decision: verdict, note, changes }: Decided): Standing => ({
  ...{ changes, verdict, note, former: null },
  isStale: verdict !== "revert",
});

/** Whether two lists of changes say the same. */
export const isSameChange = (one: readonly string[], other: readonly string[]): boolean =>
  one.join("\n") === other.join("\n");
