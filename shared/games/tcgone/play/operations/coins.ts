import { seatTarget, type Seat, NONE } from "../../../../match/index.js";
import { getValue } from "../rules/getters.js";
import type { TcgMachine } from "../types.js";
import { runBlock } from "../runtime/statements.js";
import { act, change, raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { eventOn, type Run } from "../runtime/run.js";
import { numberIn, seatIn, type Perform } from "./operation.js";
import type { Arguments } from "../runtime/arguments.js";
import { untilDone } from "../runtime/work.js";

const mostFlips = 100;

/**
 * Flips coins. Each is an event of its own; what came of all of them may then be thrown away by a listener, and all are flipped
 * again (DUEL-7).
 */
export function* flipCoins(
  run: Pick<Run, "m">,
  count: number,
  seat: Seat,
  untilTails = false,
): Steps<readonly boolean[]> {
  const limit = untilTails ? mostFlips : Math.min(mostFlips, Math.max(0, count));
  if (limit === 0) return [];
  const outer = act(() => [...run.m.state.table.reflippedBy]);
  act(() => setReflipped(run.m, []));
  for (;;) {
    const before = act(() => {
      const { flips } = run.m.state.table;
      run.m.draft.table.flips = [];
      return flips === null ? null : [...flips];
    });
    for (let flipped = 0; flipped < limit; flipped++) {
      const heads = act(() => drawCoin(run.m, seat));
      yield* raise(eventOn("COIN_FLIP", NONE, seat, { heads }));
      const last = act(() => run.m.state.table.flips?.at(-1) ?? false);
      if (untilTails && !last) break;
    }
    const results = act(() => [...(run.m.state.table.flips ?? [])]);
    const attackFlip = act(() => run.m.cause.kind === "attack");
    yield* raise(eventOn("COIN_FLIP_BETWEEN_EXECUTION", NONE, seat, { results, attackFlip }));
    const isAgain = act(() => {
      const again = run.m.state.table.flips === null;
      run.m.draft.table.flips = before;
      return again;
    });
    if (isAgain) continue;
    act(() => setReflipped(run.m, outer));
    return results;
  }
}

function setReflipped(m: TcgMachine, bundles: readonly number[]): null {
  if (m.state.table.reflippedBy.length + bundles.length > 0) m.draft.table.reflippedBy = bundles;
  return null;
}

/** Heads or tails: by chance, unless an effect says which. */
function drawCoin(m: TcgMachine, seat: Seat): boolean {
  const forced = getValue(m, "COIN_FLIP_GETTER", seatTarget(seat), "");
  if (forced === "heads" || forced === "tails") return forced === "heads";
  return m.chance(2, { purpose: "a coin", words: ["tails", "heads"] }) === 1;
}

function* flip(run: Run, given: Arguments): Steps<null> {
  const { blocks, cases } = given;
  const results = yield* flipCoins(run, numberIn(given, "n", 1), seatIn(run, given));
  for (const isHeads of results) {
    const end = yield* untilDone(runBlock(run, isHeads ? blocks["heads"] : blocks["tails"]));
    if (end === "stop") return null;
  }
  const heads = results.filter(Boolean).length;
  const found = cases?.cases.find(({ number }) => number === heads);
  yield* untilDone(runBlock(run, found?.body));
  return null;
}

export const coins: Readonly<Record<string, Perform>> = {
  flip,
  *flipUntilTails(run, given) {
    const results = yield* flipCoins(run, 0, seatIn(run, given), true);
    for (const isHeads of results) if (isHeads) yield* untilDone(runBlock(run, given.blocks["do"]));
    return null;
  },
  *flipTails(run, given) {
    const [isHeads = true] = yield* flipCoins(run, 1, seatIn(run, given));
    if (!isHeads) yield* untilDone(runBlock(run, given.blocks["do"]));
    return null;
  },
  reflip(run) {
    return change(() => {
      const { reflippedBy } = run.m.state.table;
      const { bundle } = run.env.scene;
      if (reflippedBy.includes(bundle)) return;
      setReflipped(run.m, [...reflippedBy, bundle]);
      run.m.draft.table.flips = null;
      run.m.log({ type: "reflip", seat: run.m.cause.seat });
    });
  },
  *rockPaperScissors(run, given) {
    const [isHeads = false] = yield* flipCoins(run, 1, seatIn(run, given));
    return isHeads;
  },
};
