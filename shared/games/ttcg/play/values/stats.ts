import { NONE } from "../../../../match/index.js";
import type { Stats } from "../../stats.js";
import type { TtcgReader } from "../types.js";
import { atSlot, definitionOf, isUnit } from "./cards.js";

/** The printed numbers of the tier that is played with (MATCH-78). */
export function printedStats(reader: TtcgReader, id: number): Stats {
  const { stats } = definitionOf(reader, id);
  return stats[reader.constants.config.tier - 1] ?? { attack: 0, defense: 0 };
}

/** The attack of a unit now; what a spell adds to the attack of its column. */
export const attackOf = (reader: TtcgReader, id: number): number => statOf(reader, id, "attack");

/** The defense of a unit now; what a spell adds to the defense of its column. */
export const defenseOf = (reader: TtcgReader, id: number): number => statOf(reader, id, "defense");

export function statOf(reader: TtcgReader, id: number, stat: "attack" | "defense"): number {
  const printed = printedStats(reader, id)[stat];
  return isUnit(reader, id) ? reader.get(stat, id, printed) : printed;
}

/** What the spell in the column of a unit adds to it (MATCH-41). */
export function columnBonus(reader: TtcgReader, id: number, stat: "attack" | "defense"): number {
  const { zone, side, slot } = reader.card(id);
  if (zone !== "units") return 0;
  const spell = atSlot(reader, "spell", side, slot);
  return spell === NONE ? 0 : printedStats(reader, spell)[stat];
}

/** 1, or −1 while gains of attack and defense are losses. */
export const changeSign = (reader: TtcgReader): number => reader.get("changeSign", NONE, 1);

/** The rank of a card now. */
export const rankOf = (reader: TtcgReader, id: number): number =>
  reader.get("rank", id, definitionOf(reader, id).level);

/** The type of a card now. */
export const typeOf = (reader: TtcgReader, id: number): string => reader.get("type", id, definitionOf(reader, id).type);

/** The subtypes of a card now. */
export const subtypesOf = (reader: TtcgReader, id: number): readonly string[] =>
  reader.get("subtypes", id, definitionOf(reader, id).subtypes);
