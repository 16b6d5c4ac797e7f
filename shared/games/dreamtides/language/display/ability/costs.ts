import type { Cost, CountedTarget } from "../../ast.js";
import { predicate, predicateBase } from "./predicates.js";
import { text } from "./say.js";
import { match, type Handlers } from "../../ast/variant.js";

const COSTS: Handlers<Cost, string> = {
  AbandonCharactersCount: abandoning,
  BanishAllCardsFromYourVoid: () => text("banish_your_void_cost"),
  BanishAllCardsFromYourVoidWithMinCount: (count) => text("banish_void_min_count", count),
  BanishCardsFromEnemyVoid: (count) => text("banish_cards_from_enemy_void", count),
  BanishCardsFromYourVoid: (count) =>
    count === 1 ? text("banish_another_in_void") : text("banish_cards_from_void", count),
  BanishFromHand: (target) => text("banish_from_hand_cost", predicate(target)),
  Choice: (costs) => costs.map(costText).join(text("cost_or_connector")),
  CostList: (costs) => costs.map(costText).join(text("cost_and_connector")),
  DiscardCards: ({ count }) => text("discard_cards_cost", count),
  DiscardHand: () => text("discard_your_hand_cost"),
  Energy: (energy) => text("energy_cost_value", energy),
  LoseMaximumEnergy: (energy) => text("lose_max_energy_cost", energy),
  ReturnToHand: returning,
  SpendOneOrMoreEnergy: () => text("pay_one_or_more_energy_cost"),
};

/** A cost as a fragment: `abandon an ally` (DISPLAY-11). */
export const costText = (cost: Cost): string => match(cost, COSTS);

/** A cost in front of `to …`, where an amount of energy needs a verb. */
export function costToPay(cost: Cost): string {
  const paid = costText(cost);
  return typeof cost === "object" && "Energy" in cost ? text("pay_prefix", paid) : paid;
}

/** Of several characters the kind is not shown; other ways of counting have no words of their own. */
function abandoning({ target, count }: CountedTarget): string {
  if (count === "AnyNumberOf") return text("abandon_any_number_of", predicate(target));
  const exactly = typeof count === "object" && "Exactly" in count ? count.Exactly : 0;
  return exactly === 1 ? text("abandon_target", predicate(target)) : text("abandon_count_allies", exactly);
}

function returning({ target, count }: CountedTarget): string {
  const cards = predicate(target);
  switch (count) {
    case "All":
      return text("return_all_to_hand", cards);
    case "AllButOne":
      return text("return_all_but_one_to_hand", predicateBase(target));
    case "AnyNumberOf":
      return text("return_any_number_to_hand", cards);
    case "EachOther":
      return text("return_each_other_to_hand", cards);
    default:
  }
  if ("UpTo" in count) return text("return_up_to_to_hand", count.UpTo, cards);
  if ("OrMore" in count) return text("return_or_more_to_hand", count.OrMore, cards);
  return count.Exactly === 1
    ? text("return_target_to_hand", cards)
    : text("return_count_to_hand", count.Exactly, cards);
}
