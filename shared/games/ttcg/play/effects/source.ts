import type { Seat } from "../../../../match/index.js";
import type { EffectProgram } from "../../language/program/program.js";
import type { EffectPlan } from "../cards/blueprint.js";
import type { ChainItem, Known, TtcgEvent, TtcgReader } from "../types.js";

/** Whose effect it is: the card as it was when the effect was used, and the player who used it ("you"). */
export interface Source extends Known {
  readonly seat: Seat;
  readonly event: TtcgEvent | null;
  /** Cards that are taken already, as costs or as other targets: `other` does not mean them. */
  readonly taken?: readonly number[] | undefined;
  /** Whether its card is going to be tapped before the costs are paid. */
  readonly isTapped?: true | undefined;
}

// Parts are copied by name: this is done at every choice, and spreading takes several times as long.

/** The same with more cards that are taken already. */
export const withTaken = (
  { card, object, seat, event, taken = [], isTapped }: Source,
  ...more: readonly number[]
): Source => ({ card, object, seat, event, taken: [...taken, ...more], isTapped });

/** The same with its card tapped before the costs are paid. */
export const asTapped = ({ card, object, seat, event, taken }: Source): Source => ({
  card,
  object,
  seat,
  event,
  taken,
  isTapped: true,
});

/** The plan of an effect of a definition. Asking for one that is not there is a mistake of the rules. */
export function planAt(reader: Pick<TtcgReader, "constants">, definition: number, effect: number): EffectPlan {
  const plan = reader.constants.blueprints[definition]?.effects[effect];
  if (plan === undefined) throw new RangeError(`Definition ${definition} has no effect ${effect}`);
  return plan;
}

/** The effects of a card, in order. */
export const plansOf = (reader: TtcgReader, id: number): readonly EffectPlan[] =>
  reader.constants.blueprints[reader.card(id).definition]?.effects ?? [];

/** What an item of the chain does; null for an effect that cannot be read. */
export const programOf = (reader: TtcgReader, { definition, effect }: ChainItem): EffectProgram | null =>
  planAt(reader, definition, effect).program;
