import type { Fault, Position } from "../base/index.js";

/** One thing that was expected, or done, and how it came. */
export interface Check extends Position {
  /** The number of the step, from 1; 0 for the set-up. */
  readonly step: number;
  /** What was looked at: `player-1 hand`, `Play Ember`. */
  readonly what: string;
  readonly held: boolean;
  readonly expected: string;
  readonly seen: string;
}

/** How a scenario went. */
export interface ScenarioReport {
  readonly title: string;
  /** `passed`: everything was as expected; `failed`: something was not; `wrong`: the file says what cannot be. */
  readonly verdict: "passed" | "failed" | "wrong";
  /** In order, up to the end of the first step in which something did not hold. */
  readonly checks: readonly Check[];
  /** What is wrong with the file, at its lines; empty unless the verdict is `wrong`. */
  readonly faults: readonly Fault[];
  /** The course of the match in words, from the set-up position up to where it came. */
  readonly log: readonly string[];
  /** Who is asked for what at the end, as text; empty when nobody is. */
  readonly waiting: string;
}
