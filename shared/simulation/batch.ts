import { failed, must, ok, type Fault, type Result } from "../base/index.js";
import { botNamed, playMatch, type Bot } from "../bots/index.js";
import type { Ruleset } from "../match/index.js";
import { observeMatch, type MatchReport } from "./observe.js";
import { countPair, emptyPaired, type PairedTally } from "./paired.js";
import { countPairs, emptyPairs, type PairTally } from "./pairs.js";
import {
  pairingsOf,
  plannedMatch,
  setupOf,
  type Batch,
  type PlannedMatch,
  type SimulationCards,
  type SimulationPlan,
} from "./plan.js";
import { addSums } from "./sums.js";
import { countMatch, emptyTally, type Place, type Tally } from "./tally.js";

/** All that the matches of a plan counted so far. Merged by `addOutcome`. */
export interface SimulationSums {
  readonly after: Tally;
  /** Empty where nothing is compared. */
  readonly before: Tally;
  readonly paired: PairedTally;
  /** Of the cards as they are; empty unless the plan wants pairs counted. */
  readonly pairs: PairTally;
}

/** A match that came to no end; it is in no count, and neither is its pair. */
export interface MatchFailure {
  readonly pairing: number;
  readonly index: number;
  readonly seed: number;
  /** Which cards it was played with; `null` where that was lost with its thread. */
  readonly cards: "before" | "after" | null;
  readonly fault: Fault;
}

export interface SimulationOutcome {
  readonly sums: SimulationSums;
  /** By pairing, then by index. */
  readonly failures: readonly MatchFailure[];
}

export const emptyOutcome = (): SimulationOutcome => ({
  sums: { after: emptyTally(), before: emptyTally(), paired: emptyPaired(), pairs: emptyPairs() },
  failures: [],
});

/** Both outcomes as one; the sums of `total` are written to. The order in which outcomes are added makes no difference. */
export function addOutcome(total: SimulationOutcome, more: SimulationOutcome): SimulationOutcome {
  const failures = [...total.failures, ...more.failures];
  failures.sort((a, b) => a.pairing - b.pairing || a.index - b.index);
  return { sums: addSums(total.sums, more.sums), failures };
}

/**
 * Plays the matches of a batch. What a batch counts depends on the plan and the batch alone.
 *
 * @param started called with the index of each match before it is played
 */
export function runBatch(
  plan: SimulationPlan,
  ruleset: Ruleset,
  { pairing, from, to }: Batch,
  started: (index: number) => void = () => undefined,
): SimulationOutcome {
  const { sums } = emptyOutcome();
  const failures: MatchFailure[] = [];
  const contestants = pairingsOf(plan)[pairing] ?? [0, 0];
  const bots = plan.contestants.map(({ bot }) => must(botNamed(bot)));
  for (let index = from; index < to; index++) {
    started(index);
    const match = plannedMatch(plan, pairing, index);
    const players = match.seating.flatMap((contestant) => bots[contestant] ?? []);
    const play = (cards: SimulationCards, which: MatchFailure["cards"]): MatchReport | null => {
      const played = playedMatch(plan, ruleset, cards, match, players);
      if (played.ok) return played.value;
      failures.push({ pairing, index, seed: match.seed, cards: which, fault: played.error });
      return null;
    };
    const { seating, firstSeat } = match;
    const isCheck = plan.contestants.length > 1 && contestants[0] === contestants[1];
    const place: Place = { pairing, contestants, seating, firstSeat, isCheck };
    const after = play(plan.cards, "after");
    if (after === null) continue;
    if (plan.before !== null) {
      const before = play(plan.before, "before");
      if (before === null) continue;
      countMatch(sums.before, { report: before, cards: plan.before.cards }, place);
      countPair(
        sums.paired,
        { report: before, cards: plan.before.cards },
        { report: after, cards: plan.cards.cards },
        place,
      );
    }
    const played = { report: after, cards: plan.cards.cards };
    countMatch(sums.after, played, place);
    if (plan.pairs === true && !isCheck) countPairs(sums.pairs, played, place);
  }
  return { sums, failures };
}

/** An exception in a match is a bug of ours, but in one match of many: it is reported with its seed, and the others go on. */
function playedMatch(
  plan: SimulationPlan,
  ruleset: Ruleset,
  cards: SimulationCards,
  match: PlannedMatch,
  bots: readonly Bot[],
): Result<MatchReport> {
  try {
    const observer = observeMatch(ruleset, cards.definitions.length);
    const watch = observer.watch.bind(observer);
    const played = playMatch(ruleset, setupOf(plan, cards, match), bots, { seed: match.seed, watch });
    return played.ok ? ok(observer.report(played.value.state, played.value.outcome)) : played;
  } catch (error) {
    return failed({ code: "simulation/broken", message: `A match broke: ${String(error)}` });
  }
}
