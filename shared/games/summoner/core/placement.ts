import type { JsonObject, Seat } from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import { isOneOf, monsterZones, type FieldZone } from "../vocabulary.js";
import { blockOf } from "./blocks.js";
import type { Board } from "./board.js";
import { restrictionFault } from "./first-revision.js";
import type { InForce } from "./sources.js";
import { textsOf } from "../cards/json.js";
import { attributesFit } from "./zone-match.js";

/** A card that somebody wants to play. */
export interface Placement {
  readonly seat: Seat;
  readonly card: Blueprint;
  readonly zone: FieldZone;
  readonly faceDown: boolean;
}

/** A card that lies in the wanted zone. */
export interface Lying {
  readonly card: Blueprint;
  readonly covered: boolean;
}

const notFound = "Card not found";
const taken = "Monster already in this position";

/** Why a card cannot be played there by the ruled rules, in a sentence (BATTLE-3). */
export function placementFault(
  board: Board,
  force: InForce,
  { seat, card, zone, faceDown }: Placement,
  lying: readonly Lying[],
): string | null {
  if (card.kind === "unknown" || card.kind === "summoner") return notFound;
  if (faceDown) return lying.length === 0 ? null : "A card lies in this position";
  const isMonsterZone = isOneOf(monsterZones, zone);
  const block = blockOf(board, seat, card, zone, force);
  if (block !== null) return block;
  if (card.kind === "monster") {
    if (!isMonsterZone) return `Monster cards cannot be placed in ${zone} position`;
    const allowed = board.summoners[seat]?.summoner?.zones[zone] ?? [];
    if (!attributesFit(card.attributes, allowed)) return attributeFault(card.attributes[0], zone);
    if (lying.some((each) => !each.covered && each.card.kind === "monster")) return taken;
  } else if (card.kind !== zone)
    return `${card.kind === "help" ? "Help" : "Sp"} cards are played face up in ${card.kind}`;
  return lying.length === 0 ? null : "A card lies in this position";
}

const attributeFault = (attribute: string | undefined, zone: string): string =>
  `Summoner does not allow ${attribute} type cards in ${zone} field`;

/** Why the first revision refuses a card (BATTLE-12). */
export function firstFault(
  restrictions: readonly JsonObject[],
  { card, zone, faceDown }: Placement,
  lying: readonly Lying[],
): string | null {
  if (card.kind === "unknown" || card.kind === "summoner") return notFound;
  const isMonsterZone = isOneOf(monsterZones, zone);
  if (!faceDown) {
    const restriction = restrictionFault(restrictions, card, zone);
    if (restriction !== null) return restriction;
  }
  if (card.kind !== "monster") return faceDown ? null : "Condition not handling";
  if (faceDown) return isMonsterZone ? "Can't play monster card (face down)in this sky left right position" : null;
  if (!isMonsterZone) return "Can't play monster card (face up)in this help or sp position";
  return lying.some((each) => each.card.kind === "monster") ? taken : null;
}

/** What the second revision does with a card: refuses it, or breaks down over it (BATTLE-13). */
export function secondFault(
  summoner: JsonObject,
  { card, zone, faceDown }: Placement,
  lying: readonly Lying[],
): string | null {
  if (card.kind === "unknown" || card.kind === "summoner") return notFound;
  if (card.kind !== "monster") return breaksDown;
  if (!isOneOf(monsterZones, zone)) return `Monster cards cannot be placed in ${zone} position`;
  const allowed = textsOf(summoner[zone]);
  const [attribute] = card.attributes;
  if (!allowed.includes("all") && (attribute === undefined || !allowed.includes(attribute))) {
    return attributeFault(attribute, zone);
  }
  if (faceDown) return "Can't play monster card (face down) in this sky left right position";
  return lying.some((each) => each.card.kind === "monster") ? taken : null;
}

/** The refusal where the reference would throw an exception. */
export const breaksDown = "The reference breaks down over this card.";
