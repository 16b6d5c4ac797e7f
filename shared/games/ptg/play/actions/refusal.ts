import type { Action, ActPrompt, Seat } from "../../../../match/index.js";
import type { Mana } from "../../cards/definition.js";
import type { PtgReader } from "../types.js";
import { canPay, manaWords, totalOf } from "../values/mana.js";
import { definitionOf, isCreature } from "../values/stats.js";

const notNow = "This is not possible now.";
const notYourTurn = "It is not your turn.";

/** The phases in which cards are played and abilities activated. */
const isPlayable = ({ purpose }: ActPrompt): boolean => purpose === "main" || purpose === "postcombat";

/** What the button that goes on is called in a phase. */
export const goOnVerb = ({ purpose }: ActPrompt): "done" | "next" => (purpose === "defense" ? "done" : "next");

/** Why an action is not allowed now, in a sentence; `null` when it is. */
export function refusalOf(reader: PtgReader, prompt: ActPrompt, { verb, card, value }: Action): string | null {
  if (verb === goOnVerb(prompt)) return null;
  const found = reader.state.cards[card];
  if (found === undefined) return notNow;
  if (found.side !== prompt.seat) return notYourTurn;
  switch (verb) {
    case "play":
      return playRefusal(reader, prompt, card);
    case "activate":
      return activateRefusal(reader, prompt, card, value);
    case "attack":
      return attackRefusal(reader, prompt, card);
    case "block":
      return blockRefusal(reader, prompt, card, value);
    default:
      return notNow;
  }
}

/** Why a card cannot be played: `cost` is put into words only where somebody reads them. */
type PlayFault = "elsewhere" | "phase" | "second-mana" | "cost";

export function playFault(reader: PtgReader, prompt: ActPrompt, id: number): PlayFault | null {
  const card = reader.card(id);
  if (card.zone !== "hand") return "elsewhere";
  if (!isPlayable(prompt)) return "phase";
  const { type, mana } = definitionOf(reader, card);
  if (type === "mana") return reader.counters(prompt.seat).manaPlayed > 0 ? "second-mana" : null;
  return canPay(reader.counters(prompt.seat), mana) ? null : "cost";
}

function playRefusal(reader: PtgReader, prompt: ActPrompt, id: number): string | null {
  switch (playFault(reader, prompt, id)) {
    case null:
      return null;
    case "elsewhere":
      return "Only cards in your hand are played.";
    case "phase":
      return "Cards are played in the main phases.";
    case "second-mana":
      return "One mana card a turn.";
    case "cost":
      return costRefusal(reader, prompt.seat, definitionOf(reader, reader.card(id)).mana);
  }
}

function costRefusal(reader: PtgReader, seat: Seat, cost: Mana): string {
  const there = reader.counters(seat);
  return `It costs ${manaWords(cost)}; you have ${totalOf(there) === 0 ? "no mana" : manaWords(there)}.`;
}

type ActivateFault = "elsewhere" | "triggered" | "phase" | "cost";

export function activateFault(reader: PtgReader, prompt: ActPrompt, id: number, at: number): ActivateFault | null {
  const card = reader.card(id);
  if (card.zone !== "battlefield") return "elsewhere";
  const ability = definitionOf(reader, card).abilities[at];
  if (ability?.ability_type !== "activated") return "triggered";
  if (!isPlayable(prompt)) return "phase";
  return canPay(reader.counters(prompt.seat), ability.mana_requirement) ? null : "cost";
}

function activateRefusal(reader: PtgReader, prompt: ActPrompt, id: number, at: number): string | null {
  switch (activateFault(reader, prompt, id, at)) {
    case null:
      return null;
    case "elsewhere":
      return "Abilities are activated on the battlefield.";
    case "triggered":
      return "This ability is not activated.";
    case "phase":
      return "Abilities are activated in the main phases.";
    case "cost": {
      const ability = definitionOf(reader, reader.card(id)).abilities[at];
      return costRefusal(reader, prompt.seat, ability?.mana_requirement ?? {});
    }
  }
}

export function attackRefusal(reader: PtgReader, { purpose }: ActPrompt, id: number): string | null {
  const card = reader.card(id);
  if (card.zone !== "battlefield" || !isCreature(reader, id)) return "Only creatures attack.";
  if (purpose !== "main" && purpose !== "attack") return "Attacks are declared in main and attack.";
  return card.attacked ? "It attacks already." : null;
}

export function blockRefusal(reader: PtgReader, { purpose }: ActPrompt, id: number, combat: number): string | null {
  const card = reader.card(id);
  if (card.zone !== "battlefield" || !isCreature(reader, id)) return "Only creatures block.";
  if (purpose !== "defense") return "Blockers are declared in defense.";
  if (card.blocked) return "It blocks already.";
  const { combats } = reader.state.table;
  if (combats.length === 0) return "Nobody attacks.";
  return combats[combat] === undefined ? `There is no combat ${combat + 1}.` : null;
}
