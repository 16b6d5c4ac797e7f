import type { Seat } from "../../../../match/index.js";
import { monsterZones } from "../../vocabulary.js";
import type { SummonerReader } from "../types.js";

/** How good a position is for a seat, from −1 to 1: victory points count as they are, those of the battle a little less. */
export function evaluate(reader: SummonerReader, seat: Seat): number {
  return Math.tanh((worth(reader, seat) - worth(reader, reader.opponent(seat))) / 120);
}

function worth(reader: SummonerReader, seat: Seat): number {
  const { points, overall } = reader.counters(seat);
  const open = monsterZones.filter((zone) => reader.zone(zone, seat).length === 0).length;
  // A zone that is still empty will hold about a monster of the usual strength.
  return overall + 0.8 * points + 60 * open + reader.zone("hand", seat).length;
}
