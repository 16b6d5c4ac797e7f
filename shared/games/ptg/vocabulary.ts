/** The words of card files (PTG-2), in the order in which they are offered. */
export const cardTypes = ["creature", "spell", "mana"] as const;
export type CardType = (typeof cardTypes)[number];

/** In the order in which a cost is paid (PTG-3); `any` is paid with whatever is left. */
export const manaTypes = ["fire", "earth", "water", "air", "any"] as const;
export type ManaType = (typeof manaTypes)[number];

export const abilityTypes = ["triggered", "activated"] as const;
export type AbilityType = (typeof abilityTypes)[number];

/** A null target in a file is `chosen` in texts: somebody chooses when the alteration is carried out. */
export const targets = ["self", "owner", "opponent"] as const;
export type Target = (typeof targets)[number];

/** Whose events a trigger listens to, where the card does not leave it to the event. */
export const scopes = ["self", "owner", "opponent", "any"] as const;
export type Scope = (typeof scopes)[number];

export const recruitZones = ["hand", "deck", "graveyard"] as const;
export type RecruitZone = (typeof recruitZones)[number];

export const events = [
  "on_card_enter_battlefield",
  "on_card_death",
  "on_card_receive_damage",
  "on_card_attack",
  "on_card_defense",
  "on_card_healed",
  "on_card_draw",
  "on_card_enter_graveyard",
  "on_card_leave_battlefield",
  "on_card_leave_graveyard",
  "on_player_receive_damage",
  "on_player_death",
  "on_player_mana_spent",
  "on_player_mana_gained",
  "on_player_healed",
  "on_turn_start",
  "on_turn_end",
  "on_attack_declared",
  "on_defense_declared",
  "on_combat_resolved",
  "on_ability_activated",
] as const;
export type EventName = (typeof events)[number];

/** The one other name of an event that card files use (PTG-6). */
export const eventAlias = { name: "on_card_enter", of: "on_card_enter_battlefield" } as const;

/** Values of stats that are read when an effect is carried out. */
export const statReferences = ["$attack", "$defense"] as const;
export type StatReference = (typeof statReferences)[number];

export const effects = [
  "damage_card",
  "damage_player",
  "heal_player",
  "buff_card",
  "buff_all",
  "draw_card",
  "destroy_card",
  "spend_mana",
  "gain_mana",
  "spawn_creature",
  "recruit",
  "return_to_hand",
  "mill",
  "random_discard",
  "set_stats",
  "recycle_graveyard",
] as const;
export type EffectName = (typeof effects)[number];

/** What an effect acts on: a creature, a player, or a permanent that its target names or narrows (PTG-5). */
export const effectAims: Readonly<Record<EffectName, "card" | "player" | "permanent">> = {
  damage_card: "card",
  damage_player: "player",
  heal_player: "player",
  buff_card: "card",
  buff_all: "player",
  draw_card: "player",
  destroy_card: "card",
  spend_mana: "player",
  gain_mana: "player",
  spawn_creature: "player",
  recruit: "player",
  return_to_hand: "permanent",
  mill: "player",
  random_discard: "player",
  set_stats: "card",
  recycle_graveyard: "player",
};

const aimedAt = { card: ["self"], player: ["owner", "opponent"], permanent: targets } as const;

/** The targets that an effect takes, other than a chosen one. */
export const targetsOf = (effect: EffectName): readonly Target[] => aimedAt[effectAims[effect]];

/** The most tokens that one effect makes. */
export const mostTokens = 50;

/** Whether a word is one of a list, narrowed. */
export const isOneOf = <Word extends string>(words: readonly Word[], word: unknown): word is Word =>
  words.some((each) => each === word);
