import { NONE, type Seat } from "../../../../match/index.js";
import type { Selector, Side } from "../../language/ast/selectors.js";
import type { TtcgReader } from "../types.js";
import { coveredBy, fieldOf, isActive, isSame, isUnit, topOf } from "../values/cards.js";
import { rankOf, statOf, subtypesOf, typeOf } from "../values/stats.js";
import type { Source } from "./source.js";

/** The players that a side means: "them" is the player who acts. */
export function seatsOf(source: Source, side: Side | "each" | undefined, actor: Seat): readonly Seat[] {
  switch (side) {
    case "you":
      return [source.seat];
    case "opponent":
      return [1 - source.seat];
    case "them":
      return [actor];
    default:
      return [0, 1];
  }
}

/** The cards that a selector means in its place, whoever may choose among them. */
export function cardsFor(
  reader: TtcgReader,
  source: Source,
  sel: Selector,
  actor: Seat = source.seat,
): readonly number[] {
  const fitting = placeOf(reader, source, sel, actor).filter((id) => fits(reader, source, sel, id, actor));
  return sel.extreme === undefined ? fitting : extremesOf(reader, fitting, sel.extreme);
}

/** Whether a selector means at least so many cards that pass a test. Stops looking as soon as it has found them. */
export function hasCards(
  reader: TtcgReader,
  source: Source,
  sel: Selector,
  wanted: number,
  test: (id: number) => boolean,
): boolean {
  const isExtreme = sel.extreme !== undefined;
  const among = isExtreme ? cardsFor(reader, source, sel) : placeOf(reader, source, sel, source.seat);
  let found = 0;
  for (const id of among) {
    if (found === wanted) return true;
    if ((isExtreme || fits(reader, source, sel, id)) && test(id)) found += 1;
  }
  return found >= wanted;
}

/** All cards of the place that a selector names, in a fixed order. */
function placeOf(reader: TtcgReader, source: Source, sel: Selector, actor: Seat): readonly number[] {
  const { zone = "field" } = sel;
  if (zone === "field" && sel.state === "dormant") return reader.state.zones.under.flat();
  switch (zone) {
    case "field":
      return wholeField(reader);
    case "hand":
    case "deck":
    case "discard":
      return pileOf(reader, source, sel, actor, zone);
    case "under-this":
      return isSame(reader, source) ? coveredBy(reader, source.card) : [];
    case "under-another":
      return underOthers(reader, source);
    case "field-or-hand":
      return [...wholeField(reader), ...pileOf(reader, source, sel, actor, "hand")];
    case "revealed":
      return reader.state.table.revealedNow.flatMap((each) => (isSame(reader, each) ? [each.card] : []));
  }
}

function wholeField(reader: TtcgReader): readonly number[] {
  const [own, other] = [fieldOf(reader, 0), fieldOf(reader, 1)];
  return own.length === 0 ? other : other.length === 0 ? own : [...own, ...other];
}

/** A hand, deck or discard pile is that of the player who uses the effect unless the text names another. */
function pileOf(
  reader: TtcgReader,
  source: Source,
  { side, controller }: Selector,
  actor: Seat,
  zone: "hand" | "deck" | "discard",
): readonly number[] {
  const [seat = source.seat, ...others] = seatsOf(source, side ?? controller ?? "you", actor);
  const cards = reader.zone(zone, seat);
  return others.length === 0 ? cards : [...cards, ...others.flatMap((other) => reader.zone(zone, other))];
}

function underOthers(reader: TtcgReader, source: Source): readonly number[] {
  const own = isSame(reader, source) ? coveredBy(reader, source.card) : [];
  return reader.zone("under", source.seat).filter((id) => !own.includes(id));
}

/** Whether a card is what a selector describes, the place aside. */
export function fits(
  reader: TtcgReader,
  source: Source,
  sel: Selector,
  id: number,
  actor: Seat = source.seat,
): boolean {
  if (!isKind(reader, sel, id)) return false;
  const card = reader.card(id);
  const { other, owner, state, stat, side, controller } = sel;
  if (other === true && (id === source.card || source.taken?.includes(id) === true)) return false;
  if (owner === "you" && card.owner !== source.seat) return false;
  if (state !== undefined && !isInState(reader, id, state)) return false;
  if (stat !== undefined) {
    const value = statOf(reader, id, stat.stat);
    if (!isUnit(reader, id) || (stat.cmp === "gte" ? value < stat.value : value > stat.value)) return false;
  }
  const isOnField = isActive(card) || card.zone === "under";
  if (side !== undefined && isOnField && !seatsOf(source, side, actor).includes(card.side)) return false;
  return controller === undefined || !isOnField || seatsOf(source, controller, actor).includes(card.controller);
}

/** Whether a card is of the kind: noun, type, subtype and rank. */
export function isKind(reader: TtcgReader, sel: Selector, id: number): boolean {
  const { noun, type, subtype, unknown, rank } = sel;
  if (unknown !== undefined) return false;
  if (noun !== "card" && isUnit(reader, id) !== (noun === "unit")) return false;
  if (type !== undefined && typeOf(reader, id) !== type) return false;
  if (subtype !== undefined && !subtypesOf(reader, id).includes(subtype)) return false;
  if (rank === undefined) return true;
  const value = rankOf(reader, id);
  if (rank.cmp === "eq") return value === rank.value;
  return rank.cmp === "gte" ? value >= rank.value : value <= rank.value;
}

/** Whether a card is tapped, untapped, covered or equipped. Only what is active can be tapped. */
export function isInState(reader: TtcgReader, id: number, state: NonNullable<Selector["state"]>): boolean {
  const card = reader.card(id);
  switch (state) {
    case "tapped":
      return card.tapped;
    case "untapped":
      return !card.tapped;
    case "dormant":
      return topOf(reader, id) !== NONE;
    case "equipped":
      return equipsOf(reader, id).length > 0;
  }
}

/** The cards that are equipped to an active card. */
export function equipsOf(reader: TtcgReader, id: number): readonly number[] {
  const { object } = reader.card(id);
  return wholeField(reader).filter((each) => reader.card(each).host === object);
}

/** Those with the lowest or highest value; several where it is a tie. */
function extremesOf(
  reader: TtcgReader,
  ids: readonly number[],
  { stat, end }: NonNullable<Selector["extreme"]>,
): readonly number[] {
  const units = ids.filter((id) => isUnit(reader, id));
  const values = units.map((id) => statOf(reader, id, stat));
  const best = end === "lowest" ? Math.min(...values) : Math.max(...values);
  return units.filter((_, at) => values[at] === best);
}

/** How many cards there are of a kind. */
export const countFor = (reader: TtcgReader, source: Source, per: Selector): number =>
  cardsFor(reader, source, per).length;
