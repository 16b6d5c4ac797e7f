import type { TriggerEvent, TriggerKeyword } from "../../ast.js";
import { predicate } from "./predicates.js";
import { text } from "./say.js";
import { match, type Handlers } from "../../ast/variant.js";

const KEYWORD_NAMES: Readonly<Record<TriggerKeyword, () => string>> = {
  Materialized: () => text("materialized_keyword_name"),
  Judgment: () => text("judgment_keyword_name"),
  Dissolved: () => text("dissolved_keyword_name"),
};

const TRIGGERS: Handlers<TriggerEvent, string> = {
  Abandon: (target) => text("when_you_abandon_trigger", predicate(target)),
  AbandonCardsInTurn: (count) => text("when_you_abandon_count_in_turn_trigger", count),
  Banished: (target) => text("when_banished_trigger", predicate(target)),
  Discard: (target) => text("when_you_discard_trigger", predicate(target)),
  Dissolved: (target) => text("when_dissolved_trigger", predicate(target)),
  DrawAllCardsInCopyOfDeck: () => text("when_deck_empty_trigger"),
  DrawCardsInTurn: (count) => text("when_you_draw_in_turn_trigger", count),
  EndOfYourTurn: () => text("at_end_of_your_turn_trigger"),
  GainEnergy: () => text("when_you_gain_energy_trigger"),
  Keywords: (keywords) => text("trigger", keywords.map((keyword) => KEYWORD_NAMES[keyword]()).join(", ")),
  LeavesPlay: (target) => text("when_leaves_play_trigger", predicate(target)),
  Materialize: (target) => text("when_you_materialize_trigger", predicate(target)),
  MaterializeNthThisTurn: ([target, nth]) => text("when_you_materialize_nth_in_turn_trigger", nth, predicate(target)),
  OpponentPlays: (target) => text("when_opponent_plays_trigger", predicate(target)),
  Play: (target) => text("when_you_play_trigger", predicate(target)),
  PlayCardsInTurn: (count) => text("when_you_play_cards_in_turn_trigger", count),
  PlayDuringTurn: ([target, turn]) =>
    turn === "YourTurn"
      ? text("when_you_play_in_turn_trigger", predicate(target))
      : text("when_you_play_during_enemy_turn_trigger", predicate(target)),
  PlayFromHand: (target) => text("when_you_play_from_hand_trigger", predicate(target)),
  PutIntoVoid: (target) => text("when_put_into_void_trigger", predicate(target)),
};

/** A trigger in small letters; all but keywords end in a comma and a space (DISPLAY-11). */
export const triggerText = (trigger: TriggerEvent): string => match(trigger, TRIGGERS);

/** Keyword triggers stand alone in front of a capital, the others open the sentence of their effect. */
export const isKeywordTrigger = (trigger: TriggerEvent): boolean =>
  typeof trigger === "object" && "Keywords" in trigger;
