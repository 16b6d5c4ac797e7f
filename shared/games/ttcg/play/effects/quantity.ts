import type { Seat } from "../../../../match/index.js";
import type { Quantity, Selector } from "../../language/ast/selectors.js";
import type { TtcgReader } from "../types.js";
import { isNextRank } from "../values/limits.js";
import { isTargetable } from "../values/protection.js";
import { cardsFor, countFor, hasCards } from "./selectors.js";
import type { Source } from "./source.js";
import { isTappedToPay } from "./tapping.js";
import { equipTarget, type Aim } from "./targets.js";

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
export const legalFor = (reader: TtcgReader, source: Source, aim: Aim): readonly number[] =>
  cardsFor(reader, source, aim.target.sel).filter((id) => isLegal(reader, source, aim, id));

/** Whether an effect may be aimed at one of the cards that its target means. */
function isLegal(reader: TtcgReader, source: Source, { target, verb, material }: Aim, id: number): boolean {
  if (!canTurn(reader, source, verb, id)) return false;
  if (material !== undefined && !canRankUp(reader, source, material, id)) return false;
  if (source.taken?.includes(id) === true || !isTargetable(reader, id, source.card)) return false;
  if (target !== equipTarget || reader.constants.config["equip-side"] !== "own") return true;
  return reader.card(id).controller === source.seat;
}

/** Whether there is a card to put on top of a host. */
const canRankUp = (reader: TtcgReader, source: Source, material: Selector, host: number): boolean =>
  cardsFor(reader, source, material).some((id) => isNextRank(reader, id, host));

/** Only what is untapped can be tapped, and what is tapped untapped; where _tap_ means to turn, it turns either. */
export function canTurn(reader: TtcgReader, source: Source, verb: string, id: number): boolean {
  if (verb === "tap" && reader.constants.config["tap-word"] === "toggle") return true;
  if (verb !== "tap" && verb !== "untap") return true;
  return isTappedToPay(reader, source, id) === (verb === "untap");
}

/** Whether a target can be chosen now: enough cards on each side that it speaks of. */
export function canAim(reader: TtcgReader, source: Source, aim: Aim): boolean {
  const { q, sel } = aim.target;
  const wanted = fewestOf(reader, source, q);
  if (wanted === 0) return true;
  if (sel.controller !== "each") return hasCards(reader, source, sel, wanted, (id) => isLegal(reader, source, aim, id));
  return [0, 1].every((seat) =>
    hasCards(
      reader,
      source,
      sel,
      wanted,
      (id) => reader.card(id).controller === seat && isLegal(reader, source, aim, id),
    ),
  );
}

/** How many cards there must be for a quantity to be chosen; infinitely many where none are enough. */
function fewestOf(reader: TtcgReader, source: Source, q: Quantity): number {
  const { config } = reader.constants;
  switch (q.mode) {
    case "all":
      return 0;
    case "up-to":
      return 1;
    case "exact":
      return config.exactly === "condition" ? q.n : 1;
    case "fixed":
      return config["bare-number"] === "exact" ? q.n : 1;
    case "per":
      return countFor(reader, source, q.per) === 0 ? Infinity : 1;
  }
}

/** The cards of some that a player controls. */
export const ofSeat = (reader: TtcgReader, ids: readonly number[], seat: Seat): readonly number[] =>
  ids.filter((id) => reader.card(id).controller === seat);
