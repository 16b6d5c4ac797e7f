import type { Seat } from "../../../../match/index.js";
import { energiesOfUnit, pays } from "../rules/energy.js";
import { fullHp, movesOf } from "../rules/getters.js";
import { moveCost, moveOf } from "../rules/moves.js";
import { unitsOf } from "../rules/units.js";
import type { TcgReader } from "../types.js";

/** How good a position is for a seat, from −1 to 1: prizes above all, then units that can attack and live. */
export function evaluate(r: TcgReader, seat: Seat): number {
  return Math.tanh(worth(r, seat) - worth(r, r.opponent(seat)));
}

function worth(r: TcgReader, seat: Seat): number {
  const left = r.zone("prizes", seat).length;
  const units = unitsOf(r, seat).reduce((sum, unit) => sum + unitWorth(r, unit), 0);
  const hand = Math.min(r.zone("hand", seat).length, 10);
  return -0.35 * left + units + 0.01 * hand;
}

/** Energy counts as far as moves need it; the active unit counts for more. */
function unitWorth(r: TcgReader, unit: number): number {
  const { damage, slot, conditions } = r.card(unit);
  const life = Math.max(0, 1 - damage / fullHp(r, unit));
  const energies = energiesOfUnit(r, unit);
  const best = movesOf(r, unit).reduce<number>((most, move) => {
    const cost = moveCost(r, unit, move);
    const strength = Math.max(20, moveOf(r, move)?.damage ?? 0);
    const ready = pays(energies, cost) ? 1 : Math.min(energies.length, cost.length) / (cost.length + 1);
    return Math.max(most, (strength / 100) * ready);
  }, 0);
  const place = slot === 0 ? 1 : 0.6;
  return 0.12 * life + 0.15 * best * place - 0.03 * conditions.length;
}
