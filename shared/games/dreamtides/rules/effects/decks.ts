import { NONE } from "../../../../match/index.js";
import type { CardPredicate } from "../../language/ast.js";
import { leaveStack } from "../flow/leave-stack.js";
import { mill, randomOf, topCards } from "../moves/deck.js";
import { putIntoVoid, record } from "../moves/leave.js";
import { materialize } from "../moves/materialize.js";
import { gainEnergy } from "../moves/energy.js";
import { happen } from "../triggers/happen.js";
import type { Subject } from "../types.js";
import { matchesCard } from "../values/card-predicates.js";
import { subjectOf } from "../values/scope.js";
import { chooseCards, remember, scopeIn, type Family, type Progress, type Running } from "./handler.js";

const DISCOVERED = 3;

function matchingInDeck(running: Running, predicate: CardPredicate): number[] {
  const scope = scopeIn(running);
  return running.m.zone("deck", running.frame.cause.seat).filter((id) => matchesCard(scope, id, predicate));
}

/** What is asked of who foresees: handing it in as it lies is an answer too. */
const foreseeTitle = (count: number): string =>
  count === 1
    ? "Foresee 1: leave the card on top of your deck, or put it into the void."
    : `Foresee ${count}: put cards into the void, or leave them on top of your deck in the order you like.`;

/** Up to three different cards that match, by chance: of equal cards one is shown. */
function offered(running: Running, predicate: CardPredicate): number[] {
  const { m } = running;
  let able = matchingInDeck(running, predicate);
  const shown: number[] = [];
  while (shown.length < DISCOVERED) {
    const next = randomOf(m, able);
    if (next === undefined) break;
    shown.push(next);
    const { definition } = m.card(next);
    able = able.filter((id) => m.card(id).definition !== definition);
  }
  return shown.sort((a, b) => a - b);
}

function discovers(running: Running, predicate: CardPredicate, take: (id: number) => Subject | null): Progress {
  const { frame } = running;
  if (frame.step === 0) {
    frame.held = offered(running, predicate);
    frame.step = 1;
  }
  const chosen = chooseCards(running, frame.held, { purpose: "deck-card", min: 1, max: 1, direct: true });
  if (chosen === null) return "again";
  const [id] = chosen;
  const taken = id === undefined ? null : take(id);
  remember(running, taken === null ? [] : [taken]);
  return "done";
}

/** Cards in decks (RULES-25). */
export const DECKS: Family<
  | "Discover"
  | "DiscoverAndThenMaterialize"
  | "DrawMatchingCard"
  | "Foresee"
  | "MaterializeRandomFromDeck"
  | "PutCardsFromYourDeckIntoVoid"
> = {
  Discover: ({ predicate }, running) =>
    discovers(running, predicate, (id) => {
      running.m.move(id, "hand");
      return subjectOf(running.m, id);
    }),
  DiscoverAndThenMaterialize: ({ predicate }, running) =>
    discovers(running, predicate, (id) => materialize(running.m, id, running.frame.cause.seat)),
  DrawMatchingCard: ({ predicate }, running) => {
    const { m, frame } = running;
    const { seat } = frame.cause;
    const id = randomOf(m, matchingInDeck(running, predicate));
    if (id === undefined) return "done";
    if (m.zone("hand", seat).length >= m.constants.config.handLimit) {
      m.log({ type: "hand-limit", seat, amount: 1 });
      gainEnergy(m, seat, 1);
      return "done";
    }
    m.move(id, "hand");
    happen(m, "drew", seat, { target: id, amount: record(m, "drawn", seat, { card: id, spark: NONE }) });
    remember(running, [subjectOf(m, id)]);
    return "done";
  },
  Foresee: ({ count }, running) => {
    const { m, frame } = running;
    const { seat } = frame.cause;
    const answer = m.answer("arrange");
    if (answer === null) {
      const cards = topCards(m, seat, count);
      if (cards.length === 0) return "done";
      leaveStack(m, frame.item);
      for (const id of cards) m.show(id, seat);
      const piles = [
        { title: "the deck", cards, ordered: true },
        { title: "the void", cards: [], ordered: false },
      ];
      m.ask({ kind: "arrange", seat, title: foreseeTitle(cards.length), purpose: "foresee", cards, piles, moved: [] });
      return "again";
    }
    const [kept = [], dropped = []] = answer.piles;
    const deck = m.zone("deck", seat);
    m.setOrder("deck", seat, [...deck.slice(0, deck.length - kept.length - dropped.length), ...dropped, ...kept]);
    for (const id of dropped) putIntoVoid(m, id);
    m.log({ type: "foresaw", seat, amount: kept.length + dropped.length });
    return "done";
  },
  MaterializeRandomFromDeck: ({ count, predicate }, running) => {
    const { m, frame } = running;
    const made: Subject[] = [];
    for (let times = 0; times < count; times++) {
      const able = matchingInDeck(running, predicate).filter((id) => matchesCard(scopeIn(running), id, "Character"));
      const id = randomOf(m, able);
      const character = id === undefined ? null : materialize(m, id, frame.cause.seat);
      if (character === null) break;
      made.push(character);
    }
    if (made.length > 0) remember(running, made);
    return "done";
  },
  PutCardsFromYourDeckIntoVoid: ({ count }, { m, frame }) => {
    mill(m, frame.cause.seat, count);
    return "done";
  },
};
