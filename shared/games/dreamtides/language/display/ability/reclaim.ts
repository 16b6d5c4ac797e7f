import type { CardPredicate, CollectionExpression, GainsReclaim } from "../../ast.js";
import type { PhraseValue } from "../template/value.js";
import { cardPredicate, predicate } from "./predicates.js";
import { say, text } from "./say.js";

/** Who gains reclaim, for what and for how long: the verb and the pronoun agree with the subject (DISPLAY-12). */
export function gainsReclaim({ target, count, this_turn, cost }: GainsReclaim): string {
  if (target === "It") return itGains(cost, this_turn);
  if (target === "This") return thisCardGains(cost, this_turn);
  if (typeof target === "object" && "YourVoid" in target) {
    return voidGains(voidSubject(target.YourVoid, count), cost, this_turn);
  }
  const subject = predicate(target);
  if (cost === null) {
    return this_turn
      ? text("target_gains_reclaim_equal_cost_this_turn", subject)
      : text("target_gains_reclaim_equal_cost", subject);
  }
  return this_turn
    ? text("target_gains_reclaim_for_cost_this_turn", subject, cost)
    : text("target_gains_reclaim_for_cost", subject, cost);
}

function itGains(cost: number | null, thisTurn: boolean): string {
  const it = say("pronoun_it");
  if (cost === null) {
    return thisTurn ? text("it_gains_reclaim_equal_cost_this_turn", it) : text("it_gains_reclaim_equal_cost", it);
  }
  return thisTurn ? text("it_gains_reclaim_for_cost_this_turn", it, cost) : text("it_gains_reclaim_for_cost", it, cost);
}

function thisCardGains(cost: number | null, thisTurn: boolean): string {
  if (cost === null) {
    return thisTurn ? text("this_card_gains_reclaim_equal_cost_this_turn") : text("this_card_gains_reclaim_equal_cost");
  }
  return thisTurn
    ? text("this_card_gains_reclaim_for_cost_this_turn", cost)
    : text("this_card_gains_reclaim_for_cost", cost);
}

interface Subject {
  readonly number: "singular" | "plural";
  readonly cards: PhraseValue;
}

function voidSubject(card: CardPredicate, count: CollectionExpression): Subject {
  const cards = cardPredicate(card);
  switch (count) {
    case "All":
      return { number: "plural", cards: say("void_subject_all") };
    case "AllButOne":
      return { number: "plural", cards: say("void_subject_all_but_one", cards) };
    case "AnyNumberOf":
      return { number: "plural", cards: say("void_subject_any_number", cards) };
    case "EachOther":
      return { number: "singular", cards: say("void_subject_each_other") };
    default:
  }
  if ("UpTo" in count) return { number: "plural", cards: say("void_subject_up_to", count.UpTo, cards) };
  if ("OrMore" in count) return { number: "plural", cards: say("void_subject_or_more", count.OrMore, cards) };
  if (count.Exactly === 1) return { number: "singular", cards: say("void_subject_single", cards) };
  return { number: "plural", cards: say("void_subject_exactly", count.Exactly, cards) };
}

function voidGains({ number, cards }: Subject, cost: number | null, thisTurn: boolean): string {
  if (cost === null) {
    return thisTurn
      ? text(`void_gains_reclaim_equal_cost_${number}_this_turn`, cards)
      : text(`void_gains_reclaim_equal_cost_${number}`, cards);
  }
  return thisTurn
    ? text(`void_gains_reclaim_for_cost_${number}_this_turn`, cards, cost)
    : text(`void_gains_reclaim_for_cost_${number}`, cards, cost);
}
