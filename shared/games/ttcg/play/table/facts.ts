import { NOBODY, NONE, type JsonObject, type Seat, type SlotForecast } from "../../../../match/index.js";
import { signed } from "../../stats.js";
import type { TtcgReader } from "../types.js";
import { atSlot, inSlots, valueOfSeat } from "../values/cards.js";
import { attackFault, attacksOf, playsLeft } from "../values/limits.js";
import { columnBonus } from "../values/stats.js";

/** Numbers of a player that are computed. */
export function figuresOf(reader: TtcgReader, seat: Seat): Readonly<Record<string, number>> {
  const isTurn = reader.state.active === seat;
  return { plays: isTurn ? playsLeft(reader, seat) : 0, attacksLeft: isTurn ? attacksLeft(reader, seat) : 0 };
}

const attacksLeft = (reader: TtcgReader, seat: Seat): number =>
  inSlots(reader, "units", seat).reduce((sum, id) => {
    if (attackFault(reader, id) !== null) return sum;
    return sum + Math.max(0, attacksOf(reader, id) - reader.card(id).attacks);
  }, 0);

/** What spells add to their columns, and the limits that hold now. */
export function factsOf(reader: TtcgReader): JsonObject {
  const { config } = reader.constants;
  const limits = Object.fromEntries(
    [0, 1].map((seat) => [
      String(seat),
      {
        hand: valueOfSeat(reader, "handLimit", seat, config["hand-limit"]),
        draw: valueOfSeat(reader, "drawCount", seat, config["draw-count"]),
        units: valueOfSeat(reader, "unitSlots", seat, config["unit-slots"]),
        spells: valueOfSeat(reader, "spellSlots", seat, config["spell-slots"]),
      },
    ]),
  );
  return { columns: [0, 1, 2, 3, 4].map((slot) => ({ ...columnForecast(reader, slot) })), limits };
}

/** What the spells of a column add on both sides. */
function columnForecast(reader: TtcgReader, slot: number): SlotForecast {
  const texts = [0, 1].flatMap((side) => {
    const unit = atSlot(reader, "unit", side, slot);
    if (unit === NONE || reader.constants.config["spell-columns"] === "off") return [];
    const [attack, defense] = [columnBonus(reader, unit, "attack"), columnBonus(reader, unit, "defense")];
    return attack === 0 && defense === 0 ? [] : [`${signed(attack)}/${signed(defense)}`];
  });
  return { text: texts.join(" · "), seat: NOBODY };
}
