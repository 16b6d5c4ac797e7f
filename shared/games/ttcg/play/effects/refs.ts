import { NONE } from "../../../../match/index.js";
import type { Reference, Target } from "../../language/ast/selectors.js";
import type { TtcgReader } from "../types.js";
import { isActive, isSame, topOf } from "../values/cards.js";
import type { Source } from "./source.js";

/** The card that a reference means; NONE where there is none, or no longer the same. */
export function referred(reader: TtcgReader, source: Source, ref: Reference): number {
  const { attack } = reader.state.table;
  switch (ref) {
    case "this":
      return isSame(reader, source) ? source.card : NONE;
    case "equipped":
      return isSame(reader, source) ? hostOf(reader, source.card) : NONE;
    case "above":
      return isSame(reader, source) ? topOf(reader, source.card) : NONE;
    case "attacker":
      return attack !== null && isSame(reader, attack.attacker) ? attack.attacker.card : NONE;
    case "defender":
      return defenderOf(reader);
    case "that":
      return thatCard(reader, source);
  }
}

/** What is attacked now; NONE for a player, or where it is gone. */
function defenderOf(reader: TtcgReader): number {
  const target = reader.state.table.attack?.target ?? null;
  return target !== null && isSame(reader, target) ? target.card : NONE;
}

/** The card of the event that set the effect off, wherever it has gone by that event. */
function thatCard(reader: TtcgReader, { event }: Source): number {
  if (event === null) return NONE;
  return reader.state.cards[event.target] === undefined ? NONE : event.target;
}

/** The unit that a card is equipped to; NONE for none. */
export function hostOf(reader: TtcgReader, id: number): number {
  const { host } = reader.card(id);
  if (host === NONE) return NONE;
  const isHost = (each: number): boolean => reader.card(each).object === host;
  return reader.zone("units", 0).find(isHost) ?? reader.zone("units", 1).find(isHost) ?? NONE;
}

/** Whether a target names a card by itself, without a choice. */
export const isReference = (target: Target): target is Extract<Target, { ref: Reference }> => "ref" in target;

/** Whether a card is on the field as an active card. */
export const isOnField = (reader: TtcgReader, id: number): boolean => id !== NONE && isActive(reader.card(id));
