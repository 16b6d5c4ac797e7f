import { z } from "zod";
import { ownFileName } from "../base/index.js";
import type { CardItem, ColumnItem } from "../revision/index.js";
import { verdictsOfReview } from "../revision/index.js";
import type { WireValue } from "../toml/index.js";
import type { RowKey } from "../workspace/index.js";
import { answers, nothing } from "./call.js";

/** A changed card of a review with its place on screen. */
export interface CardItemView extends CardItem {
  /** `reviewKey` of the card. */
  readonly key: string;
  readonly path: readonly string[];
  /** Null for a row that is gone, or differs no more. */
  readonly rowKey: RowKey | null;
}

/** A column of a review that came, went or has another name. */
export interface ColumnItemView extends ColumnItem {
  /** `reviewKey` of the column. */
  readonly key: string;
}

export type ReviewItemView = CardItemView | ColumnItemView;

/** A review as it stands. */
export interface ReviewView {
  readonly name: string;
  /** What cards are compared with, as a person named it. */
  readonly since: string;
  /** The commit that it stood for when the review began, which cards are compared with ever since. */
  readonly commit: string;
  /** Whether the name still stands for that commit, or for another one, or for none. */
  readonly sinceNow: "same" | "moved" | "gone";
  readonly started: string;
  readonly items: readonly ReviewItemView[];
  /** How many cards and columns there are, of which `items` are the first. */
  readonly count: number;
  /** Files that cannot be read in one of the versions and are left out. */
  readonly unread: readonly string[];
}

/** The cells of a card before and now, by their keys; null where the card is not there. */
export interface ReviewCells {
  /** `reviewKey` of the card. */
  readonly key: string;
  readonly before: WireValue | null;
  readonly after: WireValue | null;
}

/** The name of a review is that of its file. */
const reviewName = z.string().regex(ownFileName);

export const reviewCalls = {
  /** The names of the reviews in the folder. */
  "reviews/list": { request: nothing, response: answers<{ readonly names: readonly string[] }>() },
  "reviews/start": {
    request: z.strictObject({ name: reviewName, since: z.string().min(1).max(1_000) }),
    response: answers<ReviewView>(),
  },
  "reviews/open": { request: z.strictObject({ name: reviewName }), response: answers<ReviewView>() },
  /** The cells of cards in both versions, for pictures of them. */
  "reviews/cells": {
    request: z.strictObject({ name: reviewName, keys: z.array(z.string().min(1).max(10_000)).min(1).max(500) }),
    response: answers<{ readonly cards: readonly ReviewCells[] }>(),
  },
  /** Keeps, reverts or discusses a card or a whole column; reverting is a step of the history. */
  "reviews/decide": {
    request: z.strictObject({
      name: reviewName,
      key: z.string().min(1).max(10_000),
      verdict: z.enum(verdictsOfReview),
      note: z.string().max(10_000),
      /** The changes of it as they were looked at: what came since is not decided. */
      seen: z.array(z.string().max(1_000_000)).max(100_000),
    }),
    response: answers<ReviewView>(),
  },
};
