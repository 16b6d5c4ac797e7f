import { type Seat } from "../../../../match/index.js";
import { benchCount, benchOf, unitsOf, valueOf } from "../rules/units.js";
import { zoneNames, type TcgReader, type Zone } from "../types.js";
import { cardValue, isObject, kindOf, partOf, type Value } from "./values.js";

/** A zone of a player, which reads as the list of what lies there; the top of a deck is its first. */
export const zoneValue = (zone: string, seat: Seat): Value => ({ is: "zone", zone, seat });

export interface ZonePlace {
  readonly zone: Zone;
  readonly seat: Seat;
}

/** The zone that a value names; undefined for any other value, units on the bench included. */
export function zoneOf(value: Value | undefined): ZonePlace | undefined {
  if (kindOf(value) !== "zone" || !isObject(value)) return undefined;
  const zone = zoneNames.find((name) => name === value["zone"]);
  return zone === undefined ? undefined : { zone, seat: partOf(value, "seat") };
}

/** What lies in a zone, as scripts see it: the top of a deck first. */
export function cardsIn(r: TcgReader, { zone, seat }: ZonePlace): readonly number[] {
  const cards = r.zone(zone, seat);
  return zone === "deck" || zone === "prizes" ? cards.toReversed() : cards;
}

/** How many things a zone reads as. */
export function sizeOf(r: TcgReader, value: Value): number {
  const seat = partOf(value, "seat");
  const zone = isObject(value) ? value["zone"] : undefined;
  if (zone === "all") return unitsOf(r, seat).length;
  if (zone === "bench") return benchCount(r, seat);
  const place = zoneOf(value);
  return place === undefined ? 0 : r.zone(place.zone, place.seat).length;
}

/** Zones read as lists; all other values as they are. */
export function asList(r: TcgReader, value: Value): Value {
  if (kindOf(value) !== "zone" || !isObject(value)) return value;
  const seat = partOf(value, "seat");
  if (value["zone"] === "all") return unitsOf(r, seat).map((id) => valueOf(r, id));
  if (value["zone"] === "bench") return benchOf(r, seat).map((id) => valueOf(r, id));
  const place = zoneOf(value);
  return place === undefined ? [] : cardsIn(r, place).map(cardValue);
}
