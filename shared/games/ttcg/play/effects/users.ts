import type { Seat } from "../../../../match/index.js";
import type { EffectPlan, UsePlace } from "../cards/blueprint.js";
import type { TtcgReader } from "../types.js";
import { blueprintOf } from "../values/cards.js";

/** Called with each effect that a player might use; `true` ends the visit. */
type Visit = (id: number, effect: number, plan: EffectPlan) => boolean;

/**
 * Visits the effects that a player might use: of cards on the field first, then of covered ones, then of those in hand. Returns
 * whether a visit ended it.
 */
export const visitUses = (reader: TtcgReader, seat: Seat, visit: Visit): boolean =>
  visitAt(reader, reader.zone("units", seat), "field", visit) ||
  visitAt(reader, reader.zone("spells", seat), "field", visit) ||
  visitAt(reader, reader.zone("under", seat), "under", visit) ||
  visitAt(reader, reader.zone("hand", seat), "hand", visit);

function visitAt(reader: TtcgReader, ids: readonly number[], place: UsePlace, visit: Visit): boolean {
  for (const id of ids) {
    for (const { effect, plan } of blueprintOf(reader, id).uses[place]) if (visit(id, effect, plan)) return true;
  }
  return false;
}
