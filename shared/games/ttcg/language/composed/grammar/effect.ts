import { compileGrammar, form, list, pieces, rule, words, type Grammar } from "../../../../../text/index.js";
import type { Action } from "../../ast/actions.js";
import type { Cost } from "../../ast/clauses.js";
import type { KindWords } from "../../words.js";
import { actionRules } from "./actions.js";
import { openingRule, type Opening } from "./openings.js";
import { cardRules } from "./selectors.js";
import { card, number, point, skipped } from "./terminals.js";

/** A composed effect as it is written: openings may stand there twice. */
export interface WrittenEffect {
  readonly openings: readonly Opening[];
  readonly cost?: readonly Cost[];
  readonly offer?: Action;
  readonly optional: boolean;
  readonly actions: readonly Action[];
}

/** The grammar of composed effects (EFFECT-4), for the kinds of cards that there are. */
export function composedGrammar(kinds: KindWords): Grammar<WrittenEffect> {
  const cards = cardRules(kinds);
  const { costTarget } = cards;
  const openings = openingRule(cards);
  const { actions, offered } = actionRules(cards);

  const paid = (cost: "discard" | "destroy" | "tap" | "untap" | "reveal") =>
    form([cost, costTarget], (target): Cost => ({ cost, target }));
  const cost = rule<Cost>("cost", () => [
    paid("discard"),
    paid("destroy"),
    paid("tap"),
    paid("untap"),
    paid("reveal"),
    form(["lose", number, point], (n) => ({ cost: "lose", n })),
    form(["mill", number, card], (n) => ({ cost: "mill", n })),
    form(["skip your next", skipped], (what) => ({ cost: "skip", what })),
  ]);
  const costs = pieces<readonly Cost[]>("costs", () => [form([list(cost, words("and"))])]);
  const optional = pieces<boolean>("choice", () => [
    form(["you", words("can", "may")], () => true),
    form([], () => false),
  ]);
  return compileGrammar(
    pieces<WrittenEffect>("effect", () => [
      form([openings, costs, "to", optional, actions, "."], (before, paying, isOptional, does) => ({
        openings: before,
        cost: paying,
        optional: isOptional,
        actions: does,
      })),
      form(
        [openings, "let your opponent", offered, "to", optional, actions, "."],
        (before, offer, isOptional, does) => ({
          openings: before,
          offer,
          optional: isOptional,
          actions: does,
        }),
      ),
      form([openings, optional, actions, "."], (before, isOptional, does) => ({
        openings: before,
        optional: isOptional,
        actions: does,
      })),
    ]),
  );
}
