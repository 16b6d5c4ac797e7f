import { effects, events, type EffectName, type EventName } from "../vocabulary.js";

/** The short words of events, in the order of the events (PTG-7). */
const eventWords: Readonly<Record<EventName, string>> = {
  on_card_enter_battlefield: "enter",
  on_card_death: "death",
  on_card_receive_damage: "damaged",
  on_card_attack: "attack",
  on_card_defense: "block",
  on_card_healed: "healed",
  on_card_draw: "draw",
  on_card_enter_graveyard: "graveyard enter",
  on_card_leave_battlefield: "leave",
  on_card_leave_graveyard: "graveyard leave",
  on_player_receive_damage: "player damaged",
  on_player_death: "player death",
  on_player_mana_spent: "mana spent",
  on_player_mana_gained: "mana gained",
  on_player_healed: "player healed",
  on_turn_start: "turn start",
  on_turn_end: "turn end",
  on_attack_declared: "attack declared",
  on_defense_declared: "block declared",
  on_combat_resolved: "combat",
  on_ability_activated: "activated",
};

export const wordOf = (event: EventName): string => eventWords[event];

/** Longer words first: `attack declared` begins as `attack` does. */
export const eventsByWord: readonly (readonly [word: string, event: EventName])[] = events
  .map((event) => [eventWords[event], event] as const)
  .toSorted(([a], [b]) => b.length - a.length);

export const allEventWords: readonly string[] = events.map(wordOf);

/** How texts call the effects; `buff` is followed by `all of` for the second of the two. */
const verbs: Readonly<Record<EffectName, string>> = {
  damage_card: "damage",
  damage_player: "hit",
  heal_player: "heal",
  buff_card: "buff",
  buff_all: "buff all of",
  draw_card: "draw",
  destroy_card: "destroy",
  spend_mana: "spend",
  gain_mana: "gain",
  spawn_creature: "spawn",
  recruit: "recruit",
  return_to_hand: "return",
  mill: "mill",
  random_discard: "discard",
  set_stats: "set",
  recycle_graveyard: "recycle",
};

export const verbOf = (effect: EffectName): string => verbs[effect];

/** The verbs that clauses begin with, without the second of the two that begin alike. */
export const firstVerbs: readonly string[] = effects.filter((effect) => effect !== "buff_all").map(verbOf);

export const effectOfVerb = (verb: string): EffectName | undefined => effects.find((effect) => verbs[effect] === verb);

/** An id as texts write it: nothing that reads as something else. */
export const isPlainId = (id: string): boolean => /^[A-Za-z0-9_][\w-]*$/u.test(id);
