import type { Random, Seat } from "../../../../match/index.js";
import { NOBODY } from "../../../../match/index.js";
import { inPhases } from "../flow/dreamwell.js";
import type { DreamMachine, DreamReader } from "../types.js";
import { totalSpark } from "../values/figures.js";

/**
 * How good a position is for a seat, from −1 to 1: points, what judgments will bring, and what there is to play with. The weights
 * are points: a spark ahead scores each turn, a card or an energy is worth a part of a point.
 */
export function evaluate(reader: DreamReader, seat: Seat): number {
  const { pointsToWin } = reader.constants.config;
  return Math.tanh((worth(reader, seat) - worth(reader, reader.opponent(seat))) / pointsToWin);
}

function worth(reader: DreamReader, seat: Seat): number {
  const { points, energy, produced } = reader.counters(seat);
  const hand = Math.min(reader.zone("hand", seat).length, reader.constants.config.handLimit);
  const characters = reader.zone("battlefield", seat).length;
  return points + 1.2 * totalSpark(reader, seat) + 0.7 * hand + 0.3 * characters + 0.1 * energy + 0.4 * produced;
}

/** Randomizes what nobody knows besides cards: the order of the wells within a phase. */
export function determinize(m: DreamMachine, _seat: Seat, random: Random): void {
  const wells = [...m.zone("dreamwell", NOBODY)];
  for (let last = wells.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const held = wells[last] ?? 0;
    wells[last] = wells[other] ?? 0;
    wells[other] = held;
  }
  m.setOrder("dreamwell", NOBODY, inPhases(m, wells));
}

/** Hidden cards that waiting effects name. */
export function pinned({ state }: DreamReader): readonly number[] {
  return state.frames.flatMap((frame) => {
    const shown = frame.prompt?.kind === "cards" || frame.prompt?.kind === "arrange" ? frame.prompt.cards : [];
    if (frame.kind !== "run") return shown;
    return [
      ...shown,
      ...frame.held,
      ...frame.targets.map(({ card }) => card),
      ...frame.memory.it.map(({ card }) => card),
    ];
  });
}
