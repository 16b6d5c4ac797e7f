import type { Seat } from "../../../../match/index.js";
import type { Blueprint, EffectPlan } from "../cards/blueprint.js";
import type { TtcgReader } from "../types.js";
import { blueprintOf, fieldOf } from "../values/cards.js";
import { isLasting } from "./targets.js";

/** Where effects are used from. */
type UsePlace = "field" | "under" | "hand";

/** Where an effect is used from, whatever else it needs; null for one that nobody uses. */
export function usePlaceOf({ program, stands }: EffectPlan): UsePlace | null {
  switch (program?.form) {
    case "triggered":
    case "permission":
      return null;
    case "from-hand":
      return "hand";
    case "dormant":
      return program.when !== undefined || isLasting(program.ops[0]) || program.ops[0].op === "replace-destruction"
        ? null
        : "under";
    default:
      return stands === null && program?.when === undefined ? "field" : null;
  }
}

interface PlacedPlan {
  /** Its number among the effects of the card. */
  readonly effect: number;
  readonly plan: EffectPlan;
}

type Uses = Readonly<Record<UsePlace, readonly PlacedPlan[]>>;

const usesOfBlueprints = new WeakMap<Blueprint, Uses>();

/** The effects of a blueprint by where they are used: most have none in most places, and are asked for at every choice. */
function usesOf(blueprint: Blueprint): Uses {
  const known = usesOfBlueprints.get(blueprint);
  if (known) return known;
  const at = (place: UsePlace): Uses[UsePlace] =>
    blueprint.effects.flatMap((plan, effect) => (usePlaceOf(plan) === place ? [{ effect, plan }] : []));
  const uses = { field: at("field"), under: at("under"), hand: at("hand") };
  usesOfBlueprints.set(blueprint, uses);
  return uses;
}

/** Called with each effect that a player might use; `true` ends the visit. */
type Visit = (id: number, effect: number, plan: EffectPlan) => boolean;

/**
 * Visits the effects that a player might use: of cards on the field first, then of covered ones, then of those in hand. Returns
 * whether a visit ended it.
 */
export const visitUses = (reader: TtcgReader, seat: Seat, visit: Visit): boolean =>
  visitAt(reader, fieldOf(reader, seat), "field", visit) ||
  visitAt(reader, reader.zone("under", seat), "under", visit) ||
  visitAt(reader, reader.zone("hand", seat), "hand", visit);

function visitAt(reader: TtcgReader, ids: readonly number[], place: UsePlace, visit: Visit): boolean {
  for (const id of ids) {
    for (const { effect, plan } of usesOf(blueprintOf(reader, id))[place]) if (visit(id, effect, plan)) return true;
  }
  return false;
}
