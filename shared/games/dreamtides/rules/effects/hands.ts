import type { CardPredicate } from "../../language/ast.js";
import { discard } from "../moves/discard.js";
import { draw, drawByEffect } from "../moves/deck.js";
import { spendEnergy } from "../moves/energy.js";
import { matchesCard } from "../values/card-predicates.js";
import { chooseCards, remember, scopeIn, type Family, type Progress, type Running } from "./handler.js";

/** The cards a player discards: all there are, or so many chosen ones; `null` while it is asked. */
function chooseDiscards(running: Running, seat: number, count: number): readonly number[] | null {
  const hand = [...running.m.zone("hand", seat)].sort((a, b) => a - b);
  if (hand.length <= count) return hand;
  return chooseCards(running, hand, { seat, purpose: "discard", min: count, max: count });
}

function discards(running: Running, seat: number, count: number): Progress {
  const chosen = chooseDiscards(running, seat, count);
  if (chosen === null) return "again";
  remember(running, discard(running.m, chosen));
  return "done";
}

/** You see the opponent's hand and choose what goes. */
function discardsFromEnemy(running: Running, predicate: CardPredicate, then: (enemy: number) => void): Progress {
  const { m, frame } = running;
  const enemy = m.opponent(frame.cause.seat);
  if (frame.step === 0) {
    for (const id of m.zone("hand", enemy)) m.show(id, frame.cause.seat);
    frame.step = 1;
  }
  const scope = scopeIn(running);
  const able = m
    .zone("hand", enemy)
    .filter((id) => matchesCard(scope, id, predicate))
    .sort((a, b) => a - b);
  const chosen = able.length <= 1 ? able : chooseCards(running, able, { purpose: "enemy-hand", min: 1, max: 1 });
  if (chosen === null) return "again";
  remember(running, discard(m, chosen));
  if (chosen.length > 0) then(enemy);
  return "done";
}

/** Cards in hands (RULES-25). */
export const HANDS: Family<
  | "DiscardCardFromEnemyHand"
  | "DiscardCardFromEnemyHandThenTheyDraw"
  | "DiscardCards"
  | "EachPlayerDiscardCards"
  | "EachPlayerShufflesHandAndVoidIntoDeckAndDraws"
  | "SpendAllEnergyDrawAndDiscard"
> = {
  DiscardCardFromEnemyHand: ({ predicate }, running) => discardsFromEnemy(running, predicate, () => undefined),
  DiscardCardFromEnemyHandThenTheyDraw: ({ predicate }, running) =>
    discardsFromEnemy(running, predicate, (enemy) => draw(running.m, enemy, 1)),
  DiscardCards: ({ count }, running) => discards(running, running.frame.cause.seat, count),
  EachPlayerDiscardCards: ({ count }, running) => {
    const { m, frame } = running;
    const order = [m.state.active, m.opponent(m.state.active)];
    for (let seat = order[frame.step]; seat !== undefined; seat = order[frame.step]) {
      if (discards(running, seat, count) === "again") return "again";
      frame.step += 1;
      frame.answer = null;
    }
    return "done";
  },
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: ({ count }, { m }) => {
    const order = [m.state.active, m.opponent(m.state.active)];
    for (const seat of order) {
      for (const id of [...m.zone("hand", seat), ...m.zone("void", seat)]) m.move(id, "deck");
      m.shuffle("deck", seat);
    }
    for (const seat of order) draw(m, seat, count);
    return "done";
  },
  SpendAllEnergyDrawAndDiscard: (_, running) => {
    const { m, frame } = running;
    const { seat } = frame.cause;
    if (frame.step === 0) {
      const { energy } = m.counters(seat);
      spendEnergy(m, seat, energy);
      drawByEffect(m, seat, energy);
      frame.held = [energy];
      frame.step = 1;
    }
    const [count = 0] = frame.held;
    return discards(running, seat, count);
  },
};
