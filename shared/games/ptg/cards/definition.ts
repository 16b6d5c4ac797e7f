import type { AbilityType, CardType, EventName, ManaType, RecruitZone, Scope, StatReference } from "../vocabulary.js";

/**
 * A card as matches and texts use it: the table of a card file with every default filled in, under the keys of the file (PTG-2).
 * Plain data.
 */
export interface CardDefinition {
  readonly card_id: string;
  readonly name: string;
  readonly description: string;
  readonly type: CardType;
  /** What it costs to play; of a mana card, what it provides. */
  readonly mana: Mana;
  readonly attack: number;
  readonly defense: number;
  readonly abilities: readonly Ability[];
}

/** Mana by type; a type that is absent counts as 0. */
export type Mana = Readonly<Partial<Record<ManaType, number>>>;

export interface Ability {
  readonly name: string;
  readonly description: string;
  readonly ability_type: AbilityType;
  /** Paid when an activated ability of a permanent is activated. */
  readonly mana_requirement: Mana;
  /** At least one, carried out in order. */
  readonly alterations: readonly Alteration[];
}

/** A number, or the stat of the source card at the moment the effect is carried out. */
export type Amount = number | StatReference;

/** One effect, with what it acts on, when it happens and how long it lasts. */
export type Alteration = Effect & AlterationTerms;

export interface AlterationTerms {
  /** The event that makes a triggered ability happen; never an alias. */
  readonly start_trigger: EventName | null;
  readonly end_trigger: EventName | null;
  /** How many ends of turns it lasts for, counted from the present turn; null for no such limit. */
  readonly turn_duration: number | null;
  /** Whose events the trigger listens to; null for what the event says (PTG-6). */
  readonly scope: Scope | null;
  /** The source itself cannot be chosen. */
  readonly other: boolean;
}

/** A null target is chosen when the effect is carried out. */
type OnCard<Name extends string, Params> = {
  readonly effect: Name;
  readonly target: "self" | null;
  readonly params: Readonly<Params>;
};

type OnPlayer<Name extends string, Params> = {
  readonly effect: Name;
  readonly target: "owner" | "opponent" | null;
  readonly params: Readonly<Params>;
};

type None = Record<string, never>;
type Count = { count: Amount };
type Increases = { attack_increase: Amount; defense_increase: Amount };

export type Effect =
  | OnCard<"damage_card", { amount: Amount }>
  | OnPlayer<"damage_player", { amount: Amount }>
  | OnPlayer<"heal_player", { amount: Amount }>
  | OnCard<"buff_card", Increases>
  | OnPlayer<"buff_all", Increases>
  | OnPlayer<"draw_card", Count>
  | OnCard<"destroy_card", None>
  | OnPlayer<"spend_mana", { mana_requirement: Mana }>
  | OnPlayer<"gain_mana", { amounts: Mana }>
  | OnPlayer<"spawn_creature", Count & TokenTemplate>
  | OnPlayer<"recruit", { card_definition_id: string; from_zone: RecruitZone }>
  | {
      readonly effect: "return_to_hand";
      /** The source, a permanent of that player, or any permanent. */
      readonly target: "self" | "owner" | "opponent" | null;
      readonly params: None;
    }
  | OnPlayer<"mill", Count>
  | OnPlayer<"random_discard", Count>
  /** Absent stats stay as they are; at least one is there. */
  | OnCard<"set_stats", { attack?: Amount | undefined; defense?: Amount | undefined }>
  | OnPlayer<"recycle_graveyard", None>;

/** The creature that tokens are copies of: a card of the tables by its id, or one written in place. */
export type TokenTemplate = { readonly template_card_id: string } | { readonly template: CardDefinition };

/** An alteration of one effect: `AlterationOf<"mill">`. */
export type AlterationOf<Name extends Alteration["effect"]> = Extract<Alteration, { readonly effect: Name }>;

/** A deck: how many copies of which cards, in the order of its file. */
export interface DeckDefinition {
  readonly name: string;
  readonly cards: readonly { readonly card_id: string; readonly count: number }[];
}
