import { form, optional, rule } from "../../../../text/index.js";
import type { Predicate, TriggerEvent } from "../ast.js";
import { cardPredicate, predicate } from "./predicates.js";
import {
  article,
  banished,
  CARDS,
  COMMA,
  COUNTALLIES,
  dissolved,
  judgment,
  materialize,
  materialized,
  materializedDissolved,
  materializedJudgment,
} from "./terminals.js";

/** What sets an ability off (LANG-11). Keywords take no comma, all others do. */
export const trigger = rule<TriggerEvent>("trigger", () => [form([keywordTrigger]), form([standardTrigger, COMMA])]);

const keywordTrigger = rule<TriggerEvent>("keyword trigger", () => [
  form([judgment], () => ({ Keywords: ["Judgment"] })),
  form([materialized], () => ({ Keywords: ["Materialized"] })),
  form([dissolved], () => ({ Keywords: ["Dissolved"] })),
  form([materializedJudgment], () => ({ Keywords: ["Materialized", "Judgment"] })),
  form([materializedDissolved], () => ({ Keywords: ["Materialized", "Dissolved"] })),
]);

const standardTrigger = rule<TriggerEvent>("trigger in words", () => [
  form(["when you play", CARDS, "in a turn"], (count) => ({ PlayCardsInTurn: count })),
  form(["when you play", optional(article), yourOrAny, "from your hand"], (card) => ({ PlayFromHand: card })),
  form(["when you play", optional(article), yourOrAny, "during the opponent's turn"], (card) => ({
    PlayDuringTurn: [card, "EnemyTurn"],
  })),
  form(["when you play", optional(article), yourOrAny, "in a turn"], (card) => ({
    PlayDuringTurn: [card, "YourTurn"],
  })),
  form(["when the opponent plays", optional(article), predicate], (card) => ({ OpponentPlays: card })),
  form(["when you play", optional(article), yourOrAny], (card) => ({ Play: card })),
  form(["when you abandon", COUNTALLIES, "in a turn"], (count) => ({ AbandonCardsInTurn: count })),
  form(["when you discard", optional(article), yourOrAny], (card) => ({ Discard: card })),
  form(["when you", materialize, optional(article), yourOrAny], (card) => ({ Materialize: card })),
  form(["when you abandon", optional(article), yourOrAny], (card) => ({ Abandon: card })),
  form(["when", article, predicate, "is", dissolved], (card) => ({ Dissolved: card })),
  form(["when", article, predicate, "is", banished], (card) => ({ Banished: card })),
  form(["when", article, predicate, "leaves play"], (card) => ({ LeavesPlay: card })),
  form(["when", article, predicate, "is put into your void"], (card) => ({ PutIntoVoid: card })),
  form(["when you draw", CARDS, "in a turn"], (count) => ({ DrawCardsInTurn: count })),
  form(["when you have no cards in your deck"], () => "DrawAllCardsInCopyOfDeck"),
  form(["at the end of your turn"], () => "EndOfYourTurn"),
  form(["when you gain energy"], () => "GainEnergy"),
]);

/** A kind of card is one's own here; "an ally", "this event" and the like keep their meaning. */
const yourOrAny = rule<Predicate>("your card, or predicate", () => [
  form([cardPredicate], (card) => ({ Your: card })),
  form([predicate]),
]);
