import { ownFolder } from "../base/index.js";
import type { ColumnChange } from "./column-changes.js";

/** Where reviews are kept in a folder of sheets, so that they travel in git. */
export const reviewFolder = `${ownFolder}/reviews`;

/** What a meeting may decide of a card that changed. */
export const verdictsOfReview = ["keep", "revert", "discuss"] as const;
export type ReviewVerdict = (typeof verdictsOfReview)[number];

/** A card that changed, by what it is found again. */
export interface ReviewedCard {
  readonly file: string;
  readonly table: string;
  /** What it is called. */
  readonly card: string;
  /** Empty where it has none. */
  readonly id: string;
  /** Which one of several with the same id, or the same name and no id; absent for the first. */
  readonly number?: number | undefined;
}

/** A column that came, went or has another name, by what it is found again. */
export interface ReviewedColumn {
  readonly file: string;
  readonly table: string;
  readonly kind: ColumnChange["kind"];
  /** As cells have it: `energy-cost`. */
  readonly column: string;
  /** What it was called; empty where it has the same name. */
  readonly was: string;
}

/** What was decided of something that differs. */
export interface Decided {
  readonly decision: ReviewVerdict;
  readonly note: string;
  /** What had changed when it was decided, in lines. */
  readonly changes: readonly string[];
  /** What was decided of the same changes before they were reverted: it holds again where the revert is taken back. */
  readonly decidedBefore?: ReviewVerdict | undefined;
}

/** What was decided of a card. */
export interface CardDecision extends ReviewedCard, Decided {}

/** What was decided of a column, once for all of its cards. */
export interface ColumnDecision extends ReviewedColumn, Decided {}

/** A review as its file says it. */
export interface ReviewFile {
  /** The commit that cards are compared with, as a person named it. */
  readonly since: string;
  /** The same in full. */
  readonly commit: string;
  readonly started: string;
  readonly decisions: readonly CardDecision[];
  readonly columns: readonly ColumnDecision[];
}

/**
 * Equal for one card in two versions, also where its file was renamed or the card was, if it has an id. No key of a column is that
 * of a card: it has more parts.
 */
export function reviewKey(about: ReviewedCard | ReviewedColumn): string {
  const { file, table } = about;
  if ("column" in about) return JSON.stringify([file, table, about.kind, about.was, about.column]);
  const { card, id, number = 1 } = about;
  return JSON.stringify([...(id === "" ? [file, table, card] : [table, id]), ...(number > 1 ? [number] : [])]);
}
