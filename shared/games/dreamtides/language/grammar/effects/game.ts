import { form, optional, rule, words } from "../../../../../text/index.js";
import type { StandardEffect } from "../../ast.js";
import { cost } from "../costs.js";
import { cardPredicate, predicate } from "../predicates.js";
import { quantity } from "../quantities.js";
import {
  article,
  banish,
  CARDS,
  COMMA,
  discover,
  dissolve,
  FIGMENT,
  FIGMENTCOUNT,
  FORESEE,
  judgment,
  judgmentPhaseName,
  materialize,
  NUMBER,
  prevent,
  TIMES,
  UPTOALLIES,
} from "../terminals.js";

/**
 * What changes the course of the game (LANG-11). Banishing that materializes again comes before plain
 * banishing, although ", then" also parts effects.
 */
export const gameEffect = rule<StandardEffect>("game effect", () => [
  form(["you win the game"], () => "YouWinTheGame"),
  form(["copy the next", cardPredicate, "you play", TIMES], (card, times) => ({
    CopyNextPlayed: { matching: { Your: card }, times },
  })),
  form(["copy it"], () => ({ Copy: { target: "It" } })),
  form([FORESEE], (count) => ({ Foresee: { count } })),
  form(["each player shuffles their hand and void into their deck and then draws", CARDS], (count) => ({
    EachPlayerShufflesHandAndVoidIntoDeckAndDraws: { count },
  })),
  form([discover, optional(article), cardPredicate, "and", materialize, "it"], (card) => ({
    DiscoverAndThenMaterialize: { predicate: card },
  })),
  form([discover, optional(article), cardPredicate], (card) => ({ Discover: { predicate: card } })),
  form([prevent, "a played", cardPredicate, "unless the opponent pays", cost], (card, price) => ({
    CounterspellUnlessPaysCost: { target: { Enemy: card }, cost: price },
  })),
  form([prevent, "that card"], () => ({ Counterspell: { target: "That" } })),
  form([prevent, "a played", cardPredicate], (card) => ({ Counterspell: { target: { Enemy: card } } })),
  form(["trigger the", judgment, "ability of each", predicate], (matching) => ({
    TriggerJudgmentAbility: { matching, collection: "All" },
  })),
  form([dissolve, "all", cardPredicate], (card) => ({
    DissolveCharactersCount: { target: { Any: card }, count: "All" },
  })),
  form([dissolve, article, predicate], (target) => ({ DissolveCharacter: { target } })),
  form([banish, CARDS, "from the opponent's void"], (count) => ({ BanishCardsFromEnemyVoid: { count } })),
  form([banish, UPTOALLIES, COMMA, "then", materialize, words("it", "them")], (count) => ({
    BanishThenMaterialize: { target: { Another: "Character" }, count: { UpTo: count } },
  })),
  form([banish, "any number of", predicate, COMMA, "then", materialize, "them"], (target) => ({
    BanishThenMaterialize: { target, count: "AnyNumberOf" },
  })),
  form([banish, article, predicate, COMMA, "then", materialize, "it"], (target) => ({
    BanishThenMaterialize: { target, count: { Exactly: 1 } },
  })),
  form([banish, UPTOALLIES], (count) => ({
    BanishCollection: { target: { Another: "Character" }, count: { UpTo: count } },
  })),
  form([banish, "any number of", predicate], (target) => ({ BanishCollection: { target, count: "AnyNumberOf" } })),
  form([banish, article, predicate, "until", predicate, "leaves play"], (target, leaving) => ({
    BanishCharacterUntilLeavesPlay: { target, until_leaves: leaving },
  })),
  form([banish, article, predicate, "until your next main phase"], (target) => ({ BanishUntilNextMain: { target } })),
  form([banish, article, predicate], (target) => ({ BanishCharacter: { target } })),
  form([banish, "the opponent's void"], () => "BanishEnemyVoid"),
  form([materialize, optional(article), predicate, "at end of turn"], (target) => ({
    MaterializeCharacterAtEndOfTurn: { target },
  })),
  form([materialize, NUMBER, cardPredicate, "from your deck"], (count, card) => ({
    MaterializeRandomFromDeck: { count, predicate: card },
  })),
  form([materialize, "them"], () => ({ MaterializeCollection: { target: "Them", count: "All" } })),
  form([materialize, "a copy of", optional(article), predicate], (target) => ({
    MaterializeSilentCopy: { target, count: 1, quantity: { Matching: target } },
  })),
  form([materialize, FIGMENT, "for each", quantity], (figment, each) => ({
    MaterializeFigmentsQuantity: { figment, count: 1, quantity: each },
  })),
  form([materialize, FIGMENTCOUNT], ({ figment, count }) => ({ MaterializeFigments: { figment, count } })),
  form([materialize, FIGMENT], (figment) => ({ MaterializeFigments: { figment, count: 1 } })),
  form([materialize, optional(article), predicate], (target) => ({ MaterializeCharacter: { target } })),
  form(
    ["at the end of this turn", COMMA, "trigger an additional", judgmentPhaseName, "phase"],
    () => "TriggerAdditionalJudgmentPhaseAtEndOfTurn",
  ),
  form(["take an extra turn after this one"], () => "TakeExtraTurn"),
]);
