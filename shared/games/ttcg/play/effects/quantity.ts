import type { Seat } from "../../../../match/index.js";
import type { Quantity, Target } from "../../language/ast/selectors.js";
import type { TtcgReader } from "../types.js";
import { isTargetable } from "../values/protection.js";
import { cardsFor, countFor } from "./selectors.js";
import type { Source } from "./source.js";
import { equipTarget } from "./targets.js";

/** How many cards are chosen at least and at most. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** How many of so many cards a quantity takes; null where there are too few for it. */
export function limitsOf(reader: TtcgReader, source: Source, q: Quantity, there: number): Limits | null {
  const { config } = reader.constants;
  switch (q.mode) {
    case "all":
      return { min: there, max: there };
    case "up-to":
      return there === 0 ? null : { min: 0, max: Math.min(q.n, there) };
    case "exact":
      return config.exactly === "condition" ? wholly(q.n, there) : asMany(q.n, there);
    case "fixed":
      return config["bare-number"] === "exact" ? wholly(q.n, there) : asMany(q.n, there);
    case "per":
      return asMany(countFor(reader, source, q.per), there);
  }
}

function asMany(n: number, there: number): Limits | null {
  const count = Math.min(n, there);
  return count === 0 ? null : { min: count, max: count };
}

const wholly = (n: number, there: number): Limits | null => (there < n ? null : { min: n, max: n });

/** The cards that an effect may be aimed at. */
export function legalFor(
  reader: TtcgReader,
  source: Source,
  target: Extract<Target, { q: unknown }>,
): readonly number[] {
  const legal = cardsFor(reader, source, target.sel).filter(
    (id) => source.taken?.includes(id) !== true && isTargetable(reader, id, source.card),
  );
  const isOwnOnly = target === equipTarget && reader.constants.config["equip-side"] === "own";
  return isOwnOnly ? ofSeat(reader, legal, source.seat) : legal;
}

/** Whether a target can be chosen now: enough cards on each side that it speaks of. */
export function canAim(reader: TtcgReader, source: Source, target: Extract<Target, { q: unknown }>): boolean {
  const legal = legalFor(reader, source, target);
  if (target.sel.controller !== "each") return limitsOf(reader, source, target.q, legal.length) !== null;
  return [0, 1].every((seat) => limitsOf(reader, source, target.q, ofSeat(reader, legal, seat).length) !== null);
}

/** The cards of some that a player controls. */
export const ofSeat = (reader: TtcgReader, ids: readonly number[], seat: Seat): readonly number[] =>
  ids.filter((id) => reader.card(id).controller === seat);
