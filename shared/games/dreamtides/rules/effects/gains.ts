import { NONE } from "../../../../match/index.js";
import { drawByEffect, multiplier } from "../moves/deck.js";
import { gainEnergy, gainPoints, losePoints } from "../moves/energy.js";
import { countMatching } from "../values/predicates.js";
import { definitionOf, sparkOf } from "../values/figures.js";
import { quantityOf } from "../values/quantities.js";
import { isLive, itOf } from "../values/scope.js";
import { scopeIn, type Family, type Progress, type Running } from "./handler.js";

function energy({ m, frame }: Running, amount: number): Progress {
  const { seat } = frame.cause;
  gainEnergy(m, seat, amount * multiplier(m, seat, "MultiplyEnergyGainFromCardEffects"));
  return "done";
}

function drawing({ m, frame }: Running, count: number): Progress {
  drawByEffect(m, frame.cause.seat, count);
  return "done";
}

function points({ m, frame }: Running, amount: number): Progress {
  gainPoints(m, frame.cause.seat, amount);
  return "done";
}

/** Cards, energy, points (RULES-25). */
export const GAINS: Family<
  | "DrawCards"
  | "DrawCardsForEach"
  | "EnemyGainsPoints"
  | "EnemyGainsPointsEqualToItsSpark"
  | "EnemyLosesPoints"
  | "GainEnergy"
  | "GainEnergyEqualToCost"
  | "GainEnergyForEach"
  | "GainPoints"
  | "GainPointsForEach"
  | "GainTwiceThatMuchEnergyInstead"
  | "LosePoints"
  | "MultiplyYourEnergy"
  | "NoEffect"
  | "YouWinTheGame"
> = {
  DrawCards: ({ count }, running) => drawing(running, count),
  DrawCardsForEach: ({ count, for_each }, running) => drawing(running, count * quantityOf(scopeIn(running), for_each)),
  EnemyGainsPoints: ({ count }, { m, frame }) => {
    gainPoints(m, m.opponent(frame.cause.seat), count);
    return "done";
  },
  EnemyGainsPointsEqualToItsSpark: (_, running) => {
    const { m, frame } = running;
    const [it] = itOf(scopeIn(running));
    if (it === undefined || it.object === NONE) return "done";
    const known = it.spark === NONE || (isLive(m, it) && m.card(it.card).zone === "battlefield");
    gainPoints(m, m.opponent(frame.cause.seat), known ? sparkOf(m, it.card) : it.spark);
    return "done";
  },
  EnemyLosesPoints: ({ count }, { m, frame }) => {
    losePoints(m, m.opponent(frame.cause.seat), count);
    return "done";
  },
  GainEnergy: ({ gains }, running) => energy(running, gains),
  GainEnergyEqualToCost: (_, running) => {
    const [target] = running.targets;
    return target === undefined ? "done" : energy(running, definitionOf(running.m, target.card).cost);
  },
  GainEnergyForEach: ({ gains, for_each }, running) =>
    energy(running, gains * countMatching(scopeIn(running), for_each)),
  GainPoints: ({ gains }, running) => points(running, gains),
  GainPointsForEach: ({ gain, for_count }, running) => points(running, gain * quantityOf(scopeIn(running), for_count)),
  // The gained amount once more, unheard: it replaces a gain (RULES-25).
  GainTwiceThatMuchEnergyInstead: (_, { m, frame }) => {
    const { memory, cause } = frame;
    m.count(cause.seat).energy += memory.amount;
    m.log({ type: "energy", seat: cause.seat, amount: memory.amount });
    return "done";
  },
  LosePoints: ({ loses }, { m, frame }) => {
    losePoints(m, frame.cause.seat, loses);
    return "done";
  },
  MultiplyYourEnergy: ({ multiplier: times }, { m, frame }) => {
    const { seat } = frame.cause;
    gainEnergy(m, seat, m.counters(seat).energy * (times - 1));
    return "done";
  },
  NoEffect: () => "done",
  YouWinTheGame: (_, { m, frame }) => {
    m.end({ winners: [frame.cause.seat], reason: "card" });
    return "done";
  },
};
