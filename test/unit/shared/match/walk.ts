import fc from "fast-check";
import { must } from "../../../../shared/base/index.js";
import type { Action, LogEntry, MatchSetup, MatchState } from "../../../../shared/match/index.js";
import { toySetup } from "./toy/decks.js";
import { toy } from "./toy/rules.js";
import type { ToyTypes } from "./toy/types.js";

export type ToyState = MatchState<ToyTypes>;

export interface WalkStep {
  readonly state: ToyState;
  readonly events: readonly LogEntry[];
  /** What led here; `null` for the start. */
  readonly action: Action | null;
}

/** A match of the small game: chance by `seed`, each pick choosing among the legal actions, until picks or match end. */
export function walk(setup: MatchSetup, picks: readonly number[]): WalkStep[] {
  const first = must(toy.setup(setup));
  const steps: WalkStep[] = [{ ...first, action: null }];
  let { state } = first;
  for (const pick of picks) {
    const decision = toy.decision(state);
    if (decision.kind === "over") break;
    const action = decision.actions[pick % decision.actions.length];
    if (action === undefined) throw new Error("Nothing can be done");
    const step = must(toy.apply(state, action));
    steps.push({ ...step, action });
    state = step.state;
  }
  return steps;
}

/** Random matches; a failure prints the seed and the picks alone. */
export const anyWalk = fc
  .record({ seed: fc.integer(), picks: fc.array(fc.nat({ max: 1_000 }), { maxLength: 80 }) })
  .map(({ seed, picks }) => ({
    setup: toySetup(seed),
    picks,
    steps: walk(toySetup(seed), picks),
    [fc.toStringMethod]: () => `seed ${seed}, picks ${picks.join(" ")}`,
  }));
