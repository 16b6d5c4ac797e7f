import { NONE, type Seat } from "../../../../match/index.js";
import type { EffectPlan, UsePlace } from "../cards/blueprint.js";
import type { TtcgReader } from "../types.js";
import { blueprintOf, topOf } from "../values/cards.js";
import { KeptLists } from "../values/kept-lists.js";

/** An effect of a card that lies where it is used. */
export interface Use {
  readonly id: number;
  readonly effect: number;
  readonly plan: EffectPlan;
}

/** Where effects are used, by the number of the zone: of units and spells, of covered cards, in hand. */
const places: readonly UsePlace[] = ["field", "field", "under", "hand"];

/** The effects of the cards of a match, to be kept with what never changes in it. */
export const keptUses = (): KeptLists<readonly Use[]> => new KeptLists(usesIn);

function usesIn(reader: TtcgReader, cards: readonly number[], at: number): readonly Use[] {
  const place = places[at] ?? "field";
  const found: Use[] = [];
  for (const id of cards) {
    for (const { effect, plan } of blueprintOf(reader, id).uses[place]) found.push({ id, effect, plan });
  }
  return found;
}

/** Called with each effect that a player might use; `true` ends the visit. */
type Visit = (use: Use) => boolean;

/**
 * Visits the effects that a player might use, as far as it depends on where their cards lie: of cards on the field first, then of
 * covered ones, then of those in hand. Returns whether a visit ended it.
 */
export function visitUses(reader: TtcgReader, seat: Seat, visit: Visit): boolean {
  const { uses } = reader.constants;
  // Zones that are named are found several times as fast as those that are looked up by name.
  const { units, spells, under, hand } = reader.state.zones;
  return (
    uses.of(reader, units, seat, 0).some(visit) ||
    uses.of(reader, spells, seat, 1).some(visit) ||
    uses.of(reader, under, seat, 2).some((use) => topOf(reader, use.id) !== NONE && visit(use)) ||
    uses.of(reader, hand, seat, 3).some(visit)
  );
}
