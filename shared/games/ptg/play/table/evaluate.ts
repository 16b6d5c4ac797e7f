import type { Seat } from "../../../../match/index.js";
import type { PtgReader } from "../types.js";
import { incomeOf } from "../values/mana.js";
import { attackOf, creaturesOf, statsOf } from "../values/stats.js";

/**
 * How good a position is for a seat, from −1 to 1. The weights are points of health: a point of attack may hit each turn, a card
 * is worth about what it costs to play.
 */
export function evaluate(reader: PtgReader, seat: Seat): number {
  return Math.tanh((worth(reader, seat) - worth(reader, reader.opponent(seat))) / 16);
}

function worth(reader: PtgReader, seat: Seat): number {
  const counters = reader.counters(seat);
  const hand = Math.min(reader.zone("hand", seat).length, reader.constants.config.handLimit);
  const creatures = creaturesOf(reader, seat);
  const strength = creatures.reduce((sum, id) => sum + strengthOf(reader, id), 0);
  return counters.health + strength + 1.5 * hand + 1.2 * Math.min(incomeOf(counters), 7);
}

const strengthOf = (reader: PtgReader, id: number): number =>
  0.5 + 1.3 * attackOf(reader, id) + 0.7 * Math.max(0, statsOf(reader, reader.card(id)).defense);
