import { NONE } from "../../../../match/index.js";
import type { EventName, Scope } from "../../vocabulary.js";
import type { Listener, PtgEvent } from "../types.js";

/** Whose events a trigger listens to, where its card does not say (PLAY-10). */
const usualScopes: Readonly<Record<EventName, Scope>> = {
  on_card_enter_battlefield: "self",
  on_card_death: "self",
  on_card_receive_damage: "self",
  on_card_attack: "self",
  on_card_defense: "self",
  on_card_healed: "self",
  on_card_leave_battlefield: "self",
  on_card_draw: "owner",
  on_card_enter_graveyard: "owner",
  on_card_leave_graveyard: "owner",
  on_player_receive_damage: "owner",
  on_player_death: "owner",
  on_player_mana_spent: "owner",
  on_player_mana_gained: "owner",
  on_player_healed: "owner",
  on_turn_start: "owner",
  on_turn_end: "owner",
  on_attack_declared: "self",
  on_defense_declared: "self",
  on_combat_resolved: "any",
  on_ability_activated: "owner",
};

/** Whether a listener hears an event, by its own scope or that of the event. */
export function hears(event: PtgEvent, listener: Listener, scope: Scope | null): boolean {
  switch (scope ?? usualScopes[event.type]) {
    case "self":
      return isAbout(event, listener);
    case "owner":
      return event.seat === listener.seat;
    case "opponent":
      return event.seat === 1 - listener.seat;
    case "any":
      return true;
  }
}

const isAbout = (event: PtgEvent, { card, object }: Listener): boolean =>
  (event.target === card && event.object === object) ||
  (event.attacker !== NONE && event.attacker === card && event.attackerObject === object);
