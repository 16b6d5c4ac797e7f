import { NONE, type Seat } from "../../../../match/index.js";
import { type Handlers, match, type Predicate, type TriggerEvent, type TriggerKeyword } from "../../language/ast.js";
import type { DreamEvent } from "../events.js";
import type { DreamReader } from "../types.js";
import { matchesCard } from "../values/card-predicates.js";
import { staticsFor } from "../values/figures.js";
import { reachOf } from "../values/predicates.js";
import { EMPTY_MEMORY, type Scope } from "../values/scope.js";

type Context = [scope: Scope, event: DreamEvent];

/** Who controls, or last controlled, the card an event is about. */
const seatOfTarget = ({ seat }: DreamEvent): Seat => seat;

/** Whether the card of an event is what the predicate means to the card that listens (RULES-19). */
function fits(predicate: Predicate, scope: Scope, event: DreamEvent): boolean {
  const { target, spark } = event;
  if (target === NONE) return false;
  if (typeof predicate === "string") return target === scope.card;
  const { side, others, card } = reachOf(predicate);
  if (others && target === scope.card) return false;
  const mine = seatOfTarget(event) === scope.seat;
  if ((side === "mine" && !mine) || (side === "theirs" && mine)) return false;
  return matchesCard(scope, target, card, spark);
}

const isMine = (scope: Scope, event: DreamEvent): boolean => event.seat === scope.seat;

export const KEYWORDS: Readonly<Record<TriggerKeyword, (...context: Context) => boolean>> = {
  Materialized: (scope, event) =>
    event.type === "materialized" && event.target === scope.card && !isSilenced(scope.reader, scope.seat),
  Judgment: (scope, event) => event.type === "judgment" && isMine(scope, event),
  Dissolved: (scope, event) => event.type === "dissolved" && event.target === scope.card,
};

/** Whether the opponent keeps the Materialized abilities of a player from firing. */
function isSilenced(reader: DreamReader, seat: Seat): boolean {
  for (const { plan } of staticsFor(reader, 1 - seat)) {
    if (plan.rule === "DisableEnemyMaterializedAbilities") return true;
  }
  return false;
}

export const TRIGGERS: Handlers<TriggerEvent, boolean, Context> = {
  Abandon: fits,
  Banished: fits,
  Discard: fits,
  Dissolved: fits,
  LeavesPlay: fits,
  PutIntoVoid: fits,
  Materialize: fits,
  Play: fits,
  PlayFromHand: (predicate, scope, event) => event.from === "hand" && fits(predicate, scope, event),
  OpponentPlays: (predicate, scope, event) => !isMine(scope, event) && fits(predicate, scope, event),
  PlayDuringTurn: ([predicate, turn], scope, event) =>
    (turn === "YourTurn") === (scope.reader.state.active === scope.seat) && fits(predicate, scope, event),
  AbandonCardsInTurn: (count, scope, event) => isMine(scope, event) && event.amount === count,
  DrawCardsInTurn: (count, scope, event) => isMine(scope, event) && event.amount === count,
  PlayCardsInTurn: (count, scope, event) => isMine(scope, event) && event.amount === count,
  MaterializeNthThisTurn: ([predicate, nth], scope, event) =>
    isMine(scope, event) &&
    fits(predicate, scope, event) &&
    (scope.reader.state.table.materialized[scope.seat] ?? []).filter(({ card, spark }) =>
      fits(predicate, scope, { ...event, target: card, spark }),
    ).length === nth,
  Keywords: (keywords, scope, event) => keywords.some((keyword) => KEYWORDS[keyword](scope, event)),
  DrawAllCardsInCopyOfDeck: (_, scope, event) => isMine(scope, event),
  EndOfYourTurn: (_, scope, event) => isMine(scope, event),
  GainEnergy: (_, scope, event) => isMine(scope, event),
};

/** Whether a trigger hears an event, asked when it happens: counts of the turn are right only then. */
export const hears = (trigger: TriggerEvent, scope: Scope, event: DreamEvent): boolean =>
  match(trigger, TRIGGERS, scope, event);

/** What a card that listens asks as. */
export const listenerScope = (reader: DreamReader, seat: Seat, card: number, object: number): Scope => ({
  reader,
  seat,
  card,
  object,
  memory: EMPTY_MEMORY,
  guess: false,
});
