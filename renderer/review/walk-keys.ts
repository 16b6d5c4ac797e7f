import type { ReviewItemView } from "../../shared/bridge/index.js";
import type { ReviewVerdict } from "../../shared/revision/index.js";
import { texts } from "./texts.js";

/** Where to go in a review. */
export type WalkStep = "previous" | "next" | "open" | "summary";

/** Decisions with their keys, as the buttons show them. */
export const verdictKeys: readonly (readonly [verdict: ReviewVerdict, key: string])[] = [
  ["keep", "K"],
  ["revert", "R"],
  ["discuss", "D"],
];

/** Ways to go with their keys and titles, as the buttons show them. */
export const walkKeys: readonly (readonly [step: WalkStep, key: string, title: string])[] = [
  ["previous", "←", texts.previous],
  ["next", "→", texts.next],
  ["open", "N", texts.nextOpen],
  ["summary", "S", texts.summary],
];

/** What a key asks for. */
export type WalkKey =
  | { readonly kind: "decide"; readonly verdict: ReviewVerdict }
  | { readonly kind: "go"; readonly step: WalkStep };

const arrows: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→" };

/** What a key of the keyboard asks for; undefined for keys that a review does not know. */
export function keyOf(key: string): WalkKey | undefined {
  const shown = arrows[key] ?? key.toUpperCase();
  const verdict = verdictKeys.find(([, each]) => each === shown)?.[0];
  if (verdict) return { kind: "decide", verdict };
  const step = walkKeys.find(([, each]) => each === shown)?.[0];
  return step && { kind: "go", step };
}

/** The next card that is not decided, behind a place and then from the first; undefined where all are. */
export function nextOpen(items: readonly ReviewItemView[], place: number): ReviewItemView | undefined {
  const isOpen = ({ verdict }: ReviewItemView, at: number): boolean => verdict === null && at !== place;
  return items.find((item, at) => at > place && isOpen(item, at)) ?? items.find(isOpen);
}
