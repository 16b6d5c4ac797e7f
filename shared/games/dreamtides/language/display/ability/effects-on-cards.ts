import type { StandardEffect } from "../../ast.js";
import { cardPredicate, cardWithoutArticle, predicate } from "./predicates.js";
import { quantity } from "./quantities.js";
import { text } from "./say.js";
import type { Handlers } from "../../ast/variant.js";

/** Effects on cards outside play: drawing, discarding, decks, hands and voids. */
export const CARD_EFFECTS = {
  BanishCardsFromEnemyVoid: ({ count }) => text("banish_cards_from_enemy_void_effect", count),
  BanishEnemyVoid: () => text("banish_enemy_void_effect"),
  Copy: ({ target }) => text("copy_target", predicate(target)),
  DiscardCardFromEnemyHand: ({ predicate: card }) => text("discard_chosen_from_enemy_hand", cardWithoutArticle(card)),
  DiscardCardFromEnemyHandThenTheyDraw: ({ predicate: card }) =>
    text("discard_chosen_from_enemy_hand_then_draw", cardWithoutArticle(card)),
  DiscardCards: ({ count }) => text("discard_cards_effect", count),
  Discover: ({ predicate: card }) => text("discover_target", cardPredicate(card)),
  DiscoverAndThenMaterialize: ({ predicate: card }) => text("discover_and_materialize", cardPredicate(card)),
  DrawCards: ({ count }) => text("draw_cards_effect", count),
  DrawCardsForEach: ({ count, for_each }) => text("draw_cards_for_each", count, quantity(for_each)),
  DrawMatchingCard: ({ predicate: card }) => text("draw_matching_from_deck", cardPredicate(card)),
  EachPlayerDiscardCards: ({ count }) => text("each_player_discards_effect", count),
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: ({ count }) => text("each_player_shuffles_and_draws_effect", count),
  Foresee: ({ count }) => text("foresee_effect", count),
  PutCardsFromVoidOnTopOfDeck: ({ count, matching }) =>
    count === 1
      ? text("put_from_void_on_top_of_deck", cardPredicate(matching))
      : text("put_up_to_from_void_on_top_of_deck", count, cardPredicate(matching)),
  PutCardsFromYourDeckIntoVoid: ({ count }) => text("put_deck_into_void_effect", count),
  PutOnTopOfEnemyDeck: ({ target }) => text("put_on_top_of_enemy_deck", predicate(target)),
  ReturnFromYourVoidToHand: ({ target }) => {
    const inVoid = typeof target === "object" && "YourVoid" in target;
    return text("return_from_void_to_hand", inVoid ? cardPredicate(target.YourVoid) : predicate(target));
  },
  ReturnFromYourVoidToPlay: ({ target }) => text("reclaim_target", predicate(target)),
  ReturnRandomFromYourVoidToPlay: ({ predicate: card }) => text("reclaim_random", cardWithoutArticle(card)),
  ReturnUpToCountFromYourVoidToHand: ({ count }) => text("return_up_to_events_from_void_effect", count),
} as const satisfies Partial<Handlers<StandardEffect, string>>;
