import type { Seat } from "../../../../match/index.js";
import type { TtcgMachine } from "../types.js";
import { valueOfSeat } from "../values/cards.js";

/** A player gains points, or loses them where the number is negative. */
export function changePoints(m: TtcgMachine, seat: Seat, change: number, why: string): void {
  const amount = change < 0 ? -valueOfSeat(m, "pointsLost", seat, -change) : change;
  if (amount === 0) return;
  const counters = m.count(seat);
  counters.points += amount;
  m.log({ type: "points", seat, amount, data: { points: counters.points, why } });
}

/** Ends the match where a player has no points left, or enough to win (MATCH-51). Whether it is over. */
export function checkEnd(m: TtcgMachine): boolean {
  if (m.state.outcome !== null) return true;
  if (isPlainlyOn(m) && !isModified(m)) return false;
  if (!hasLost(m, 0) && !hasLost(m, 1) && !hasWon(m, 0) && !hasWon(m, 1)) return false;
  const lost = [0, 1].filter((seat) => hasLost(m, seat));
  if (lost.length > 0) {
    m.end({ winners: winnersWhere(m, lost), reason: "points" });
    return true;
  }
  const won = [0, 1].filter((seat) => hasWon(m, seat));
  m.end({ winners: won.length === 1 ? won : [], reason: "points" });
  return true;
}

const isModified = (m: TtcgMachine): boolean => m.isModified("loseAt") || m.isModified("winAt");

/** Whether no player is at a limit of the options; asked after everything that happens, so that it looks at nothing else. */
function isPlainlyOn({ state, constants: { config } }: TtcgMachine): boolean {
  const { "lose-at": least, "win-at": goal } = config;
  for (const { points } of state.counters) if (points <= least || (goal > 0 && points >= goal)) return false;
  return true;
}

const hasLost = (m: TtcgMachine, seat: Seat): boolean =>
  m.counters(seat).points <= valueOfSeat(m, "loseAt", seat, m.constants.config["lose-at"]);

function hasWon(m: TtcgMachine, seat: Seat): boolean {
  const goal = valueOfSeat(m, "winAt", seat, m.constants.config["win-at"]);
  return goal > 0 && m.counters(seat).points >= goal;
}

function winnersWhere(m: TtcgMachine, lost: readonly Seat[]): readonly Seat[] {
  const { active } = m.state;
  if (lost.length === 1) return [0, 1].filter((seat) => !lost.includes(seat));
  switch (m.constants.config["both-lose"]) {
    case "draw":
      return [];
    case "turn-player-loses":
      return [m.opponent(active)];
    case "turn-player-wins":
      return [active];
  }
}
