import type { Seat } from "../../../../match/index.js";
import { happen } from "../triggers/happen.js";
import type { DreamMachine } from "../types.js";

/** Energy is gained, which abilities hear; setting it from the dreamwell is no gain. */
export function gainEnergy(m: DreamMachine, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  m.count(seat).energy += amount;
  m.log({ type: "energy", seat, amount });
  happen(m, "gained-energy", seat, { amount });
}

export function spendEnergy(m: DreamMachine, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  m.count(seat).energy -= amount;
  m.log({ type: "spent", seat, amount });
}

/** Points are gained; whoever reaches the goal has won at once (RULES-6). */
export function gainPoints(m: DreamMachine, seat: Seat, amount: number): void {
  if (amount <= 0 || m.state.outcome !== null) return;
  const counters = m.count(seat);
  counters.points += amount;
  m.log({ type: "points", seat, amount, data: { total: counters.points } });
  if (counters.points >= m.constants.config.pointsToWin) m.end({ winners: [seat], reason: "points" });
}

export function losePoints(m: DreamMachine, seat: Seat, amount: number): void {
  const counters = m.count(seat);
  const lost = Math.min(counters.points, Math.max(0, amount));
  if (lost === 0) return;
  counters.points -= lost;
  m.log({ type: "points", seat, amount: -lost, data: { total: counters.points } });
}

/** A character in play has lastingly more spark. */
export function gainSpark(m: DreamMachine, id: number, amount: number): void {
  if (amount === 0 || m.card(id).zone !== "battlefield") return;
  m.edit(id).spark += amount;
  m.log({ type: "spark", cards: [id], amount });
}
