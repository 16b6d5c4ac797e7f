import type { Seat } from "../../../../match/index.js";
import type { TtcgReader } from "../types.js";
import { coveredBy, inSlots } from "../values/cards.js";
import { attackOf, defenseOf, rankOf } from "../values/stats.js";

/**
 * How good a position is for a seat, from −1 to 1. The weights are points: a unit threatens its rank each turn and costs as much
 * when it is destroyed; strength decides which of the two happens.
 */
export function evaluate(reader: TtcgReader, seat: Seat): number {
  return Math.tanh((worth(reader, seat) - worth(reader, reader.opponent(seat))) / 14);
}

function worth(reader: TtcgReader, seat: Seat): number {
  const hand = Math.min(reader.zone("hand", seat).length, reader.constants.config["hand-limit"]);
  const units = inSlots(reader, "units", seat).reduce((sum, id) => sum + unitWorth(reader, id), 0);
  const spells = inSlots(reader, "spells", seat).reduce((sum, id) => sum + (reader.card(id).tapped ? 0.4 : 0.9), 0);
  const deck = Math.min(reader.zone("deck", seat).length, 10);
  return reader.counters(seat).points + units + spells + 0.7 * hand + 0.15 * deck;
}

function unitWorth(reader: TtcgReader, id: number): number {
  const strength = (attackOf(reader, id) + defenseOf(reader, id)) / 500;
  const ready = reader.card(id).tapped ? 0 : 0.3;
  return 0.5 + 0.6 * rankOf(reader, id) + 0.9 * strength + ready + 0.3 * coveredBy(reader, id).length;
}
