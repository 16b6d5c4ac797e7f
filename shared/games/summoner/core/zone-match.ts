import type { JsonObject } from "../../../match/index.js";
import { textsOf } from "../cards/json.js";
import { isOneOf, monsterZones } from "../vocabulary.js";

/**
 * Whether a card may go face up into a zone by its attributes: `all` fits everywhere, and so does everything where the summoner
 * says `all`. Help and sp zones take any attribute (BATTLE-3).
 */
export function zoneMatch(card: JsonObject, summoner: JsonObject, zone: string): boolean {
  if (!isOneOf(monsterZones, zone)) return true;
  return attributesFit(textsOf(card.attribute), textsOf(summoner[zone]));
}

export const attributesFit = (attributes: readonly string[], allowed: readonly string[]): boolean =>
  attributes.includes("all") || allowed.includes("all") || attributes.some((each) => allowed.includes(each));
