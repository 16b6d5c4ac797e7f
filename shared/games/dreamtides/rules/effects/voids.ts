import { NONE } from "../../../../match/index.js";
import type { GainsReclaim } from "../../language/ast.js";
import { randomOf } from "../moves/deck.js";
import { asTheyAre, banish, putOnDeck, returnToHand } from "../moves/leave.js";
import { materialize } from "../moves/materialize.js";
import type { Subject } from "../types.js";
import { matchesCard } from "../values/card-predicates.js";
import { definitionOf } from "../values/figures.js";
import { matching } from "../values/predicates.js";
import { canBePlayedFree } from "../actions/playable.js";
import { chooseCards, idsOf, remember, scopeIn, type Family, type Progress, type Running } from "./handler.js";

/** Marks what is reclaimed: it is banished when it leaves play. An event is played once more, at no cost. */
export function reclaim(running: Running, ids: readonly number[]): Progress {
  const { m, frame } = running;
  const { seat } = frame.cause;
  const made: Subject[] = [];
  let progress: Progress = "done";
  for (const id of ids) {
    if (m.card(id).zone !== "void") continue;
    if (definitionOf(m, id).kind === "event") {
      if (!canBePlayedFree(m, seat, id)) continue;
      m.push({
        kind: "play",
        card: id,
        seat,
        free: true,
        reclaims: true,
        stage: "way",
        item: NONE,
        plan: 0,
        costs: [],
        choices: [],
      });
      progress = "pause";
      continue;
    }
    const character = materialize(m, id, seat);
    if (character === null) continue;
    m.edit(id).reclaimed = true;
    made.push(character);
  }
  if (made.length > 0) remember(running, made);
  return progress;
}

function targetsToHand(running: Running): Progress {
  const { m, targets } = running;
  if (targets.length > 0) remember(running, asTheyAre(m, returnToHand(m, idsOf(targets))));
  return "done";
}

/** Gives reclaim to a card as it lies in the void; to one elsewhere wherever it goes (RULES-21). */
function giveReclaim({ m }: Running, id: number, { this_turn, cost }: GainsReclaim): void {
  const { zone, object } = m.card(id);
  const here = zone === "void";
  m.register({
    program: "reclaim",
    vars: { card: id, object: here ? object : NONE, energy: cost ?? NONE },
    ...(this_turn ? { turns: 1 } : {}),
    ...(here ? { bound: object } : {}),
  });
  m.log({ type: "gains-reclaim", cards: [id] });
}

/** Cards in voids (RULES-25). */
export const VOIDS: Family<
  | "BanishCardsFromEnemyVoid"
  | "BanishEnemyVoid"
  | "GainsReclaim"
  | "PutCardsFromVoidOnTopOfDeck"
  | "ReturnFromYourVoidToHand"
  | "ReturnFromYourVoidToPlay"
  | "ReturnRandomFromYourVoidToPlay"
  | "ReturnUpToCountFromYourVoidToHand"
> = {
  BanishCardsFromEnemyVoid: ({ count }, running) => {
    const { m, frame } = running;
    const able = [...m.zone("void", m.opponent(frame.cause.seat))].sort((a, b) => a - b);
    const chosen =
      able.length <= count ? able : chooseCards(running, able, { purpose: "void", min: count, max: count });
    if (chosen === null) return "again";
    remember(running, asTheyAre(m, banish(m, chosen)));
    return "done";
  },
  BanishEnemyVoid: (_, { m, frame }) => {
    banish(m, [...m.zone("void", m.opponent(frame.cause.seat))]);
    return "done";
  },
  GainsReclaim: (gains, running) => {
    const ids = running.part.aim === null ? matching(scopeIn(running), "void", gains.target) : idsOf(running.targets);
    for (const id of ids) giveReclaim(running, id, gains);
    return "done";
  },
  PutCardsFromVoidOnTopOfDeck: ({ count, matching: card }, running) => {
    const { m, frame } = running;
    const scope = scopeIn(running);
    const able = m
      .zone("void", frame.cause.seat)
      .filter((id) => matchesCard(scope, id, card))
      .sort((a, b) => a - b);
    const chosen = chooseCards(running, able, { purpose: "void", min: 1, max: count, ordered: true });
    if (chosen === null) return "again";
    remember(running, asTheyAre(m, putOnDeck(m, chosen)));
    return "done";
  },
  ReturnFromYourVoidToHand: (_, running) => targetsToHand(running),
  ReturnFromYourVoidToPlay: (_, running) => reclaim(running, idsOf(running.targets)),
  ReturnRandomFromYourVoidToPlay: ({ predicate }, running) => {
    const { m, frame } = running;
    const scope = scopeIn(running);
    const able = m
      .zone("void", frame.cause.seat)
      .filter((id) => matchesCard(scope, id, predicate) && definitionOf(m, id).kind === "character");
    const id = randomOf(m, able);
    return id === undefined ? "done" : reclaim(running, [id]);
  },
  ReturnUpToCountFromYourVoidToHand: (_, running) => targetsToHand(running),
};
