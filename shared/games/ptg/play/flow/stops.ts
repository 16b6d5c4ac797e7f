import type { Phase, PtgReader } from "../types.js";
import { isCreature } from "../values/stats.js";

/** Whether a player is asked in a phase, or it passes by itself (PLAY-3). */
export function stopsAt(reader: PtgReader, phase: Phase): boolean {
  if (reader.constants.config.stops === "every") return true;
  const { active, table } = reader.state;
  switch (phase) {
    case "main":
    case "postcombat":
      return true;
    case "attack":
      return reader.zone("battlefield", active).some((id) => isCreature(reader, id) && !reader.card(id).attacked);
    case "defense":
      return (
        table.combats.length > 0 &&
        reader
          .zone("battlefield", reader.opponent(active))
          .some((id) => isCreature(reader, id) && !reader.card(id).blocked)
      );
    default:
      return false;
  }
}
