import { isWarded, matching } from "../values/predicates.js";
import { matchesCard } from "../values/card-predicates.js";
import { abandon, asTheyAre, banish, dissolve, putOnDeck, returnToHand } from "../moves/leave.js";
import { gainEnergy, spendEnergy } from "../moves/energy.js";
import { multiplier } from "../moves/deck.js";
import { quantityOf } from "../values/quantities.js";
import { definitionOf, sparkOf } from "../values/figures.js";
import type { Subject } from "../types.js";
import {
  chooseCards,
  chooseCounted,
  idsOf,
  remember,
  scopeIn,
  type Family,
  type Progress,
  type Running,
} from "./handler.js";

/** The cards aimed at leave, and stay "it" where they have gone. */
function targetsLeave(
  running: Running,
  leave: (m: Running["m"], ids: readonly number[]) => readonly Subject[],
): Progress {
  const { m, targets } = running;
  if (targets.length > 0) remember(running, asTheyAre(m, leave(m, idsOf(targets))));
  return "done";
}

/** What leaves keeps its name "it". */
function leaving(running: Running, ids: readonly number[], leave: typeof dissolve): Progress {
  remember(running, asTheyAre(running.m, leave(running.m, ids)));
  return "done";
}

/** Characters and cards that leave play (RULES-25). */
export const REMOVAL: Family<
  | "AbandonAndGainEnergyForSpark"
  | "BanishCharacter"
  | "BanishCollection"
  | "DissolveCharacter"
  | "DissolveCharactersCount"
  | "DissolveCharactersQuantity"
  | "EachPlayerAbandonsCharacters"
  | "PutOnTopOfEnemyDeck"
  | "ReturnToHand"
  | "SpendAllEnergyDissolveEnemy"
> = {
  AbandonAndGainEnergyForSpark: ({ energy_per_spark }, running) => {
    const { m, frame, targets } = running;
    const { seat } = frame.cause;
    const [target] = targets;
    if (target === undefined || m.card(target.card).controller !== seat) return "done";
    const spark = sparkOf(m, target.card);
    const abandoned = asTheyAre(m, abandon(m, [target.card]));
    remember(running, abandoned);
    frame.memory = { ...frame.memory, abandoned: [...frame.memory.abandoned, ...abandoned] };
    gainEnergy(m, seat, spark * energy_per_spark * multiplier(m, seat, "MultiplyEnergyGainFromCardEffects"));
    return "done";
  },
  BanishCharacter: (_, running) => targetsLeave(running, banish),
  BanishCollection: ({ target, count }, running) => {
    if (running.part.aim !== null) return targetsLeave(running, banish);
    const chosen = chooseCounted(running, matching(scopeIn(running), "battlefield", target), count);
    return chosen === null ? "again" : leaving(running, chosen, banish);
  },
  DissolveCharacter: (_, running) => targetsLeave(running, dissolve),
  DissolveCharactersCount: ({ target, count }, running) => {
    if (running.part.aim !== null) return targetsLeave(running, dissolve);
    const chosen = chooseCounted(running, matching(scopeIn(running), "battlefield", target), count);
    return chosen === null ? "again" : leaving(running, chosen, dissolve);
  },
  DissolveCharactersQuantity: ({ target, quantity }, running) => {
    const scope = scopeIn(running);
    const limit = quantityOf(scope, quantity);
    const hit = matching(scope, "battlefield", target).filter((id) => definitionOf(running.m, id).cost <= limit);
    return leaving(running, hit, dissolve);
  },
  // Each in turn order; `held` is unused: the step counts the players who have abandoned.
  EachPlayerAbandonsCharacters: ({ matching: card, count }, running) => {
    const { m, frame } = running;
    const order = [m.state.active, m.opponent(m.state.active)];
    for (let seat = order[frame.step]; seat !== undefined; seat = order[frame.step]) {
      const able = m
        .zone("battlefield", seat)
        .filter((id) => matchesCard(scopeIn(running), id, card))
        .sort((a, b) => a - b);
      const chosen =
        able.length <= count
          ? able
          : chooseCards(running, able, {
              seat,
              purpose: count === 1 ? "character" : "characters",
              min: count,
              max: count,
              direct: count === 1,
            });
      if (chosen === null) return "again";
      abandon(m, chosen);
      frame.step += 1;
      frame.answer = null;
    }
    return "done";
  },
  PutOnTopOfEnemyDeck: (_, running) => targetsLeave(running, putOnDeck),
  ReturnToHand: (_, running) => {
    const { frame, targets, m } = running;
    const returned = asTheyAre(m, returnToHand(m, idsOf(targets)));
    if (returned.length > 0) remember(running, returned);
    frame.memory = { ...frame.memory, returned: [...frame.memory.returned, ...returned] };
    return "done";
  },
  SpendAllEnergyDissolveEnemy: (_, running) => {
    const { m, frame } = running;
    const { seat } = frame.cause;
    if (frame.step === 0) {
      const { energy } = m.counters(seat);
      spendEnergy(m, seat, energy);
      frame.held = [energy];
      frame.step = 1;
    }
    const [limit = 0] = frame.held;
    const able = matching(scopeIn(running), "battlefield", { Enemy: "Character" }).filter(
      (id) => definitionOf(m, id).cost <= limit && !isWarded(m, id),
    );
    const chosen =
      able.length <= 1 ? able : chooseCards(running, able, { purpose: "character", min: 1, max: 1, direct: true });
    return chosen === null ? "again" : leaving(running, chosen, dissolve);
  },
};
