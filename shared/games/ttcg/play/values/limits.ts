import type { Seat } from "../../../../match/index.js";
import type { TtcgReader } from "../types.js";
import { bySlot, isUnit, valueOfSeat } from "./cards.js";
import { rankOf, typeOf } from "./stats.js";

/** How many plays of a turn a player has left (MATCH-10). */
export function playsLeft(reader: TtcgReader, seat: Seat): number {
  const all = valueOfSeat(reader, "plays", seat, reader.constants.config["plays-per-turn"]);
  return Math.max(0, all - reader.counters(seat).played);
}

/** What of a card decides what it goes on top of, and what goes on top of it. */
export interface Stacking {
  readonly id: number;
  readonly type: string;
  readonly rank: number;
}

export const stackingOf = (reader: TtcgReader, id: number): Stacking => ({
  id,
  type: typeOf(reader, id),
  rank: rankOf(reader, id),
});

/** Whether a card may be put on top of another: the same type and one rank higher, unless a text says otherwise (MATCH-19). */
export const isMaterial = (reader: TtcgReader, id: number, host: number): boolean =>
  isUnit(reader, id) === isUnit(reader, host) && isOnTop(reader, stackingOf(reader, id), stackingOf(reader, host));

/** The same for two cards of one row. */
export function isOnTop(reader: TtcgReader, card: Stacking, host: Stacking): boolean {
  const rule = reader.constants.config["level-up"];
  const isNext = card.rank === host.rank + 1;
  const fits = (rule === "rank" || card.type === host.type) && (rule === "type" || isNext);
  return fits || (isNext && reader.isModified("materials") && otherMaterials(reader, host.id).includes(card.id));
}

/** Whether a card has the type of a host and is one rank higher, as texts ask for that waive only where it comes from. */
export const isNextRank = (reader: TtcgReader, id: number, host: number): boolean =>
  typeOf(reader, id) === typeOf(reader, host) && rankOf(reader, id) === rankOf(reader, host) + 1;

/** Whether a text allows a card as material for a host in place of one of its type; it is one rank higher all the same. */
const isOtherMaterial = (reader: TtcgReader, id: number, host: number): boolean =>
  rankOf(reader, id) === rankOf(reader, host) + 1 && otherMaterials(reader, host).includes(id);

/** The cards that texts allow to be put on top of a host, whatever their type. */
export const otherMaterials = (reader: TtcgReader, host: number): readonly number[] =>
  reader.once("materials", host, () => reader.get("materials", host, []));

/** The cards of its player's deck that a text allows on top of a host. The order of a deck is hidden, not what is in it. */
export const materialsInDeck = (reader: TtcgReader, host: number): readonly number[] =>
  reader.isModified("materials")
    ? otherMaterials(reader, host).filter((id) => reader.card(id).zone === "deck" && isOtherMaterial(reader, id, host))
    : [];

/** The active cards of a player that a card may be put on top of, in the order of their slots. */
export const hostsFor = (reader: TtcgReader, seat: Seat, id: number): readonly number[] =>
  bySlot(
    reader,
    reader
      .zone(isUnit(reader, id) ? "units" : "spells", seat)
      .filter((host) => reader.card(host).controller === seat && isMaterial(reader, id, host)),
  );

/** How often a unit may attack in a battle phase. */
export const attacksOf = (reader: TtcgReader, id: number): number =>
  reader.get("attacks", id, reader.constants.config["attacks-per-unit"]);

/** Why a unit cannot attack now, in a sentence; null when it can (MATCH-35). */
export function attackFault(reader: TtcgReader, id: number): string | null {
  const { config } = reader.constants;
  const { tapped, attacks } = reader.card(id);
  if (reader.state.turn === 1 && config["first-attack"] === "off") return "Nobody attacks in the first turn.";
  if (tapped && config["tapped-attack"] === "off") return "It is tapped.";
  if (attacks >= attacksOf(reader, id)) return "It has attacked already.";
  return reader.get("mayAttack", id, true) ? null : "An effect keeps it from attacking.";
}

/** Whether a unit may attack the other player directly (MATCH-37). */
export function mayAttackDirectly(reader: TtcgReader, id: number): boolean {
  const units = reader.zone("units", reader.opponent(reader.card(id).controller));
  const must = reader.get("mustAttackUnits", id, reader.constants.config["must-attack-units"] === "on");
  return reader.get("mayAttackDirectly", id, units.length === 0 || !must);
}
