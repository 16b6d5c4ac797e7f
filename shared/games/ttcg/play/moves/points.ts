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
  const { config } = m.constants;
  const pointsOf = (seat: Seat): number => m.counters(seat).points;
  const lost = [0, 1].filter((seat) => pointsOf(seat) <= valueOfSeat(m, "loseAt", seat, config["lose-at"]));
  if (lost.length > 0) {
    m.end({ winners: winnersWhere(m, lost), reason: "points" });
    return true;
  }
  const won = [0, 1].filter((seat) => {
    const goal = valueOfSeat(m, "winAt", seat, config["win-at"]);
    return goal > 0 && pointsOf(seat) >= goal;
  });
  if (won.length === 0) return false;
  m.end({ winners: won.length === 1 ? won : [], reason: "points" });
  return true;
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
