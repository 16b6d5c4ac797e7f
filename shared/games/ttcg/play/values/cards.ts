import { NONE, seatTarget, type Seat } from "../../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import type { TtcgDefinition } from "../cards/definition.js";
import type { Row, TtcgCard, TtcgReader, Zone } from "../types.js";

/** The blueprint that a card of the match was made of. Asking for one that is not there is a mistake of the rules. */
export function blueprintOf(reader: TtcgReader, id: number): Blueprint {
  const blueprint = reader.constants.blueprints[reader.card(id).definition];
  if (blueprint === undefined) throw new RangeError(`No definition for card ${id}`);
  return blueprint;
}

export const definitionOf = (reader: TtcgReader, id: number): TtcgDefinition => blueprintOf(reader, id).definition;

export const nameOf = (reader: TtcgReader, id: number): string => definitionOf(reader, id).name;

export const isUnit = (reader: TtcgReader, id: number): boolean => blueprintOf(reader, id).row === "unit";

/** The zone of the active cards of a row. */
export const zoneOfRow = (row: Row): "units" | "spells" => (row === "unit" ? "units" : "spells");

/** Whether cards of this zone are on the field. */
export const isFieldZone = (zone: Zone): boolean => zone === "units" || zone === "spells" || zone === "under";

/** Whether the card is the active card of a pile. */
export const isActive = ({ zone }: Pick<TtcgCard, "zone">): boolean => zone === "units" || zone === "spells";

const nobody: readonly number[] = [];

/** The active cards of a row, in the order in which they came. A zone that is named is found several times as fast as by a name. */
export function activeIn({ state: { zones } }: TtcgReader, row: Row, side: Seat): readonly number[] {
  return (row === "unit" ? zones.units : zones.spells)[side] ?? nobody;
}

/** The active cards on the side of a player, units first, in the order in which they came. */
export function fieldOf(reader: TtcgReader, side: Seat): readonly number[] {
  const units = activeIn(reader, "unit", side);
  const spells = activeIn(reader, "spell", side);
  return spells.length === 0 ? units : units.length === 0 ? spells : [...units, ...spells];
}

/** The active cards of a row in the order of their slots. */
export const inSlots = (reader: TtcgReader, zone: "units" | "spells", side: Seat): readonly number[] =>
  bySlot(reader, reader.zone(zone, side));

/** Active cards of a row in the order of their slots. */
export function bySlot(reader: TtcgReader, ids: readonly number[]): readonly number[] {
  // They often came in that order.
  let isSorted = true;
  for (let at = 1; at < ids.length && isSorted; at++) {
    isSorted = reader.card(ids[at - 1] ?? NONE).slot <= reader.card(ids[at] ?? NONE).slot;
  }
  return isSorted ? ids : ids.toSorted((a, b) => reader.card(a).slot - reader.card(b).slot);
}

/** The active card of a slot; NONE for an empty one. */
export function atSlot(reader: TtcgReader, row: Row, side: Seat, slot: number): number {
  for (const id of activeIn(reader, row, side)) if (reader.card(id).slot === slot) return id;
  return NONE;
}

/** The covered cards of a pile, that directly under the active card first. */
export function coveredAt(reader: TtcgReader, row: Row, side: Seat, slot: number): readonly number[] {
  const all = reader.state.zones.under[side] ?? nobody;
  if (all.length === 0) return all;
  return all
    .filter((id) => reader.card(id).row === row && reader.card(id).slot === slot)
    .sort((a, b) => reader.card(a).depth - reader.card(b).depth);
}

/** The covered cards under an active card; none under any other card. */
export function coveredBy(reader: TtcgReader, id: number): readonly number[] {
  const { row, side, slot } = reader.card(id);
  return row === null || !isActive(reader.card(id)) ? [] : coveredAt(reader, row, side, slot);
}

/** The active card on top of a covered card; NONE for a card that is not covered. */
export function topOf(reader: TtcgReader, id: number): number {
  const { zone, row, side, slot } = reader.card(id);
  return zone === "under" && row !== null ? atSlot(reader, row, side, slot) : NONE;
}

/** The slots of a row that are free, in order. */
export function freeSlots(reader: TtcgReader, row: Row, side: Seat): readonly number[] {
  const count = slotsOf(reader, row, side);
  const taken: boolean[] = [];
  for (const id of activeIn(reader, row, side)) taken[reader.card(id).slot] = true;
  const free: number[] = [];
  for (let slot = 0; slot < count; slot++) if (taken[slot] !== true) free.push(slot);
  return free;
}

/** Whether a row of a player has a free slot. */
export const hasFreeSlot = (reader: TtcgReader, row: Row, side: Seat): boolean =>
  activeIn(reader, row, side).length < slotsOf(reader, row, side) || freeSlots(reader, row, side).length > 0;

/** More slots than any rules have: free ones are listed, and by hand any number can be set. */
const mostSlots = 100;

/** How many slots a row of a player has. */
export function slotsOf(reader: TtcgReader, row: Row, side: Seat): number {
  const { config } = reader.constants;
  const count =
    row === "unit"
      ? valueOfSeat(reader, "unitSlots", side, config["unit-slots"])
      : valueOfSeat(reader, "spellSlots", side, config["spell-slots"]);
  return Math.min(count, mostSlots);
}

type SeatGetter = "plays" | "handLimit" | "openingHand" | "drawCount" | "deckOutDamage" | "unitSlots" | "spellSlots";
type EndGetter = "loseAt" | "winAt" | "pointsLost";

/** A number of a player that effects may change. */
export const valueOfSeat = (reader: TtcgReader, getter: SeatGetter | EndGetter, seat: Seat, base: number): number =>
  reader.get(getter, seatTarget(seat), base);

/** Whether the card is still where and what it was. */
export const isSame = (
  reader: TtcgReader,
  { card, object }: { readonly card: number; readonly object: number },
): boolean => reader.isObject(card, object);

/** A card as it is now, to be remembered. */
export const knownOf = (reader: TtcgReader, id: number): { readonly card: number; readonly object: number } => ({
  card: id,
  object: reader.card(id).object,
});
