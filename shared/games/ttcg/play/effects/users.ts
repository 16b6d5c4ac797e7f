import { NONE, type Seat } from "../../../../match/index.js";
import type { EffectPlan, UsePlace } from "../cards/blueprint.js";
import type { TtcgReader, Zone } from "../types.js";
import { blueprintOf, topOf } from "../values/cards.js";
import { KeptLists } from "../values/kept-lists.js";

/** An effect of a card that lies where it is used. */
export interface Use {
  readonly id: number;
  readonly effect: number;
  readonly plan: EffectPlan;
}

/** The zones in which effects are used, in the order in which they are offered: the field first, then covered cards, then the hand. */
const zones: readonly Zone[] = ["units", "spells", "under", "hand"];

const placeOf = (zone: Zone): UsePlace => (zone === "under" || zone === "hand" ? zone : "field");

/** The effects of the cards of a match, to be kept with what never changes in it. */
export const keptUses = (): KeptLists<readonly Use[]> => new KeptLists(zones, usesIn);

function usesIn(reader: TtcgReader, zone: Zone, cards: readonly number[]): readonly Use[] {
  const place = placeOf(zone);
  const found: Use[] = [];
  for (const id of cards) {
    for (const { effect, plan } of blueprintOf(reader, id).uses[place]) found.push({ id, effect, plan });
  }
  return found;
}

/** Called with each effect that a player might use; `true` ends the visit. */
type Visit = (use: Use) => boolean;

/** Visits the effects that a player might use, as far as it depends on where their cards lie. Returns whether a visit ended it. */
export function visitUses(reader: TtcgReader, seat: Seat, visit: Visit): boolean {
  const { uses } = reader.constants;
  for (let at = 0; at < zones.length; at++) {
    for (const use of uses.of(reader, at, seat)) {
      if ((use.plan.place !== "under" || topOf(reader, use.id) !== NONE) && visit(use)) return true;
    }
  }
  return false;
}
