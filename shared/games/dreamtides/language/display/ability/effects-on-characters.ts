import type { Predicate, StandardEffect, TargetedCollection } from "../../ast.js";
import { collection } from "./collections.js";
import { costText } from "./costs.js";
import { cardPredicate, predicate, predicateBase } from "./predicates.js";
import { quantity } from "./quantities.js";
import { text } from "./say.js";
import type { Handlers } from "../../ast/variant.js";

/** Effects on characters in play and cards on the stack: removal, protection, control. */
export const CHARACTER_EFFECTS = {
  AbandonAndGainEnergyForSpark: ({ target }) => text("abandon_and_gain_energy_for_spark", predicate(target)),
  AbandonAtEndOfTurn: ({ target }) => text("abandon_at_end_of_turn", predicate(target)),
  BanishCharacter: ({ target }) => text("banish_target", predicate(target)),
  BanishCharacterUntilLeavesPlay: ({ target, until_leaves }) =>
    text("banish_until_leaves", predicate(target), predicateBase(until_leaves)),
  BanishCollection: ({ target, count }) => text("banish_collection_target", collection(target, count)),
  BanishThenMaterialize: banishThenMaterialize,
  BanishUntilNextMain: ({ target }) => text("banish_until_next_main", predicate(target)),
  BanishWhenLeavesPlay: ({ target }) => text("banish_when_leaves_play", predicate(target)),
  CopyNextPlayed: ({ matching, times }) => text("copy_next_played", predicateBase(matching), times ?? 1),
  Counterspell: ({ target }) =>
    target === "That" || target === "It"
      ? text("prevent_that_card_effect")
      : text("prevent_played_target", predicateBase(target)),
  CounterspellUnlessPaysCost: ({ target, cost }) => text("prevent_unless_pays", predicateBase(target), costText(cost)),
  DisableActivatedAbilitiesWhileInPlay: ({ target }) => text("disable_activated_abilities", predicate(target)),
  DissolveCharacter: ({ target }) => text("dissolve_target", predicate(target)),
  DissolveCharactersCount: ({ target, count }) => text("dissolve_collection", collection(target, count)),
  DissolveCharactersQuantity: ({ target, quantity: number }) =>
    text("dissolve_all_with_cost_lte_quantity", predicate(target), quantity(number)),
  EachPlayerAbandonsCharacters: ({ matching }) => text("each_player_abandons", cardPredicate(matching)),
  GainControl: ({ target }) => text("gain_control_of", predicate(target)),
  PreventDissolveThisTurn: ({ target }) => text("prevent_dissolve_this_turn", predicate(target)),
  ReturnToHand: ({ target }) => returnToHand(target),
  SpendAllEnergyDissolveEnemy: () => text("spend_all_energy_dissolve_effect"),
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: () => text("judgment_phase_at_end_of_turn_effect"),
  TriggerJudgmentAbility: ({ matching, collection: count }) =>
    count === "All"
      ? text("trigger_judgment_of_each", predicateBase(matching))
      : text("trigger_judgment_of_collection", collection(matching, count)),
} as const satisfies Partial<Handlers<StandardEffect, string>>;

function banishThenMaterialize({ target, count }: TargetedCollection): string {
  const cards = predicate(target);
  if (count === "AnyNumberOf") return text("banish_then_materialize_any_number", cards);
  if (typeof count === "object") {
    if ("UpTo" in count) return text("banish_then_materialize_up_to", count.UpTo, cards);
    if ("Exactly" in count && count.Exactly === 1) return text("banish_then_materialize_it", cards);
  }
  return text("banish_then_materialize_them", cards);
}

/** Characters of either player and of yours are worded shortly; this one goes to *your* hand. */
function returnToHand(target: Predicate): string {
  if (target === "This") return text("return_this_to_hand");
  if (typeof target === "object") {
    if ("Any" in target && target.Any === "Character") return text("return_any_character_to_hand");
    if ("Another" in target && target.Another === "Character") return text("return_ally_to_hand");
  }
  return text("return_to_hand", predicate(target));
}
