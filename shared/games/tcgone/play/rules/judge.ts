import { NONE, type Seat } from "../../../../match/index.js";
import { eventOn } from "../runtime/run.js";
import { raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import type { Value } from "../runtime/values.js";
import type { TcgMachine } from "../types.js";
import { hasUnits } from "./units.js";

/** Whether somebody has won now: by prizes, or because the other player has no unit left (DUEL-9). */
export function judge(m: TcgMachine): void {
  const { config } = m.constants;
  if (m.state.outcome !== null || m.state.table.phase === "setup") return;
  const reasons = [0, 1].map((seat) => {
    const hasPrizes = config.prizes > 0 && m.zone("prizes", seat).length === 0;
    return [...(hasPrizes ? ["prizes"] : []), ...(hasUnits(m, 1 - seat) ? [] : ["no-units"])];
  });
  const [first = [], second = []] = reasons;
  if (first.length === 0 && second.length === 0) return;
  if (first.length === second.length) {
    m.draft.table.isTied = true;
    m.draft.table.endsTurn = true;
    return;
  }
  const winner = first.length > second.length ? 0 : 1;
  m.end({ winners: [winner], reason: reasons[winner]?.[0] ?? "prizes" });
}

/** A player takes prizes, unless an effect prevents it. */
export function* takePrizes(seat: Seat, count: number, unit: Value): Steps<boolean> {
  if (count <= 0) return false;
  return yield* raise(eventOn("TAKE_PRIZE", NONE, seat, { count, unit }));
}
