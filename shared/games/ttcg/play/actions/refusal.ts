import { NONE, type Action, type ActPrompt, type Seat } from "../../../../match/index.js";
import { activationFault } from "../effects/faults.js";
import { extraPlayFor } from "../effects/lasting/plays.js";
import { untapFault } from "../effects/untap.js";
import type { TtcgReader } from "../types.js";
import { blueprintOf, freeSlots, hasFreeSlot, inSlots, isActive, nameOf } from "../values/cards.js";
import { attackFault, isMaterial, materialsInDeck, mayAttackDirectly, playsLeft } from "../values/limits.js";
import { rankOf } from "../values/stats.js";

const notNow = "This is not possible now.";

/** What the button that goes on is called at a question. */
export function goOnVerb({ purpose }: ActPrompt): "pass" | "next-phase" | "end-turn" {
  if (purpose === "respond") return "pass";
  return purpose === "battle" ? "end-turn" : "next-phase";
}

/** Why an action is not allowed now, in a sentence; `null` when it is. */
export function refusalOf(reader: TtcgReader, prompt: ActPrompt, { verb, card, target, value }: Action): string | null {
  if (verb === goOnVerb(prompt)) return null;
  if (reader.state.cards[card] === undefined) return notNow;
  const { seat } = prompt;
  switch (verb) {
    case "play":
      return playFault(reader, prompt, card, "slot") ?? slotFault(reader, seat, card, target);
    case "level":
      return playFault(reader, prompt, card, "host") ?? hostFault(reader, seat, card, target);
    case "level-from-deck":
      return searchFault(reader, prompt, card);
    case "activate":
      return activationFault(reader, seat, card, value);
    case "untap-for-points":
      return untapFault(reader, seat, card);
    case "attack":
      return attackRefusal(reader, prompt, card, target);
    default:
      return notNow;
  }
}

/** Why a card cannot be played to a free slot, or on top of another card, wherever that would be. */
export function playFault(reader: TtcgReader, prompt: ActPrompt, id: number, to: "slot" | "host"): string | null {
  const { config } = reader.constants;
  const { seat, purpose } = prompt;
  const { zone, side } = reader.card(id);
  if (side !== seat || (zone !== "hand" && to === "slot")) return "Only cards in your hand are played.";
  if (purpose === "battle" && config["battle-plays"] === "off") return "No cards are played in the battle phase.";
  if (purpose === "respond") return notNow;
  if (!reader.get("mayPlay", id, true)) return "An effect keeps it from being played.";
  const counts = to === "slot" || config["level-counts"] === "on";
  if (counts && playsLeft(reader, seat) < 1 && extraPlayFor(reader, seat, id) === NONE) {
    return "No plays are left in this turn.";
  }
  if (to === "host") return rankOf(reader, id) > 1 ? null : "A card of rank 1 goes to a free slot.";
  if (rankOf(reader, id) > 1) return "It must be played on top of a card of the same type, one rank lower.";
  const { row } = blueprintOf(reader, id);
  return hasFreeSlot(reader, row, seat) ? null : `All ${row} slots are taken.`;
}

/** Why no card of the deck can be looked for to be put on top of a card. */
export function searchFault(reader: TtcgReader, prompt: ActPrompt, host: number): string | null {
  const [first, ...others] = materialsInDeck(reader, host);
  if (first === undefined || reader.card(host).controller !== prompt.seat)
    return "Nothing in your deck can be put on top of it.";
  const fault = playFault(reader, prompt, first, "host");
  return others.some((id) => playFault(reader, prompt, id, "host") === null) ? null : fault;
}

function slotFault(reader: TtcgReader, seat: Seat, id: number, slot: number): string | null {
  const { row } = blueprintOf(reader, id);
  return slot === NONE || freeSlots(reader, row, seat).includes(slot) ? null : "This slot is not free.";
}

function hostFault(reader: TtcgReader, seat: Seat, id: number, host: number): string | null {
  const found = reader.state.cards[host];
  if (found === undefined || !isActive(found) || found.controller !== seat) {
    return "It must be put on top of an active card of yours.";
  }
  return isMaterial(reader, id, host) ? null : `${nameOf(reader, host)} is not of the same type and one rank lower.`;
}

/** The units that a player can attack. */
export const attackTargets = (reader: TtcgReader, seat: Seat): readonly number[] =>
  inSlots(reader, "units", reader.opponent(seat));

function attackRefusal(reader: TtcgReader, { seat, purpose }: ActPrompt, id: number, target: number): string | null {
  const card = reader.card(id);
  if (card.zone !== "units" || card.controller !== seat) return "Only units that you control attack.";
  if (purpose !== "battle") return "Units attack in the battle phase.";
  const fault = attackFault(reader, id);
  if (fault !== null) return fault;
  if (target === NONE) return mayAttackDirectly(reader, id) ? null : "A unit must be attacked while there is one.";
  return attackTargets(reader, seat).includes(target) ? null : "It cannot be attacked.";
}
