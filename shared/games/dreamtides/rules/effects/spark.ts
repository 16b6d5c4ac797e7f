import { gainSpark } from "../moves/energy.js";
import { sparkOf } from "../values/figures.js";
import { countMatching, matching } from "../values/predicates.js";
import { quantityOf } from "../values/quantities.js";
import { chooseCounted, remember, scopeIn, type Family, type Progress, type Running } from "./handler.js";
import { subjectOf } from "../values/scope.js";

function targetsGain({ m, targets }: Running, amount: number): Progress {
  for (const { card } of targets) gainSpark(m, card, amount);
  return "done";
}

/** The character a player would kindle: the highest spark, the earliest among equals. */
function brightest({ m, frame }: Running): number | undefined {
  const [first, ...others] = m.zone("battlefield", frame.cause.seat);
  if (first === undefined) return undefined;
  return others.reduce((best, id) => {
    const difference = sparkOf(m, id) - sparkOf(m, best);
    return difference > 0 || (difference === 0 && m.card(id).object < m.card(best).object) ? id : best;
  }, first);
}

/** Spark (RULES-25). */
export const SPARK: Family<
  | "EachMatchingGainsSpark"
  | "EachMatchingGainsSparkForEach"
  | "GainsSpark"
  | "GainsSparkForQuantity"
  | "GainsSparkUntilYourNextMainForEach"
  | "Kindle"
  | "SparkBecomes"
> = {
  EachMatchingGainsSpark: ({ each, gains }, running) => {
    for (const id of matching(scopeIn(running), "battlefield", { Your: each })) gainSpark(running.m, id, gains);
    return "done";
  },
  EachMatchingGainsSparkForEach: ({ each, gains, for_each }, running) => {
    const scope = scopeIn(running);
    const amount = gains * countMatching(scope, { Your: for_each });
    for (const id of matching(scope, "battlefield", { Your: each })) gainSpark(running.m, id, amount);
    return "done";
  },
  GainsSpark: ({ gains }, running) => targetsGain(running, gains),
  GainsSparkForQuantity: ({ gains, for_quantity }, running) =>
    targetsGain(running, gains * quantityOf(scopeIn(running), for_quantity)),
  GainsSparkUntilYourNextMainForEach: ({ gains, for_each }, running) => {
    const { m, frame, targets } = running;
    const amount = gains * countMatching(scopeIn(running), for_each);
    for (const { card, object } of targets) {
      if (m.card(card).zone !== "battlefield") continue;
      const until = [{ event: "main-begins", seat: frame.cause.seat }];
      m.register({ program: "spark", vars: { object, amount }, until, bound: object });
      m.log({ type: "spark", cards: [card], amount });
    }
    return "done";
  },
  Kindle: ({ amount }, running) => {
    const best = brightest(running);
    if (best === undefined) return "done";
    gainSpark(running.m, best, amount);
    remember(running, [subjectOf(running.m, best)]);
    return "done";
  },
  SparkBecomes: ({ collection, matching: card, spark }, running) => {
    const { m } = running;
    const chosen = chooseCounted(running, matching(scopeIn(running), "battlefield", { Your: card }), collection);
    if (chosen === null) return "again";
    for (const id of chosen) gainSpark(m, id, spark - m.card(id).spark);
    return "done";
  },
};
