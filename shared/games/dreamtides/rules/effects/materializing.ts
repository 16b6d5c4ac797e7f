import type { FigmentType } from "../../language/ast.js";
import { asTheyAre, banish } from "../moves/leave.js";
import { createToken, materialize, takeControl } from "../moves/materialize.js";
import type { Subject } from "../types.js";
import { matching } from "../values/predicates.js";
import { quantityOf } from "../values/quantities.js";
import { isLive, itOf } from "../values/scope.js";
import { figmentIndex } from "../cards/figments.js";
import { copyInPlay } from "./on-stack.js";
import { chooseCounted, idsOf, remember, scopeIn, type Family, type Progress, type Running } from "./handler.js";

/** Cards enter play on the side of `seatOf`, those that can. */
function enter(running: Running, ids: readonly number[], seatOf: (id: number) => number): Progress {
  const { m } = running;
  const made: Subject[] = [];
  for (const id of ids) {
    const character = materialize(m, id, seatOf(id));
    if (character !== null) made.push(character);
  }
  if (made.length > 0) remember(running, made);
  return "done";
}

const mine =
  ({ frame }: Running) =>
  (): number =>
    frame.cause.seat;

/** Banished characters come back at once to their owners' sides. */
function flicker(running: Running, ids: readonly number[]): Progress {
  const { m } = running;
  const gone = asTheyAre(m, banish(m, ids));
  return enter(running, idsOf(gone), (id) => m.card(id).owner);
}

function figments(running: Running, figment: FigmentType, count: number): Progress {
  const { m, frame } = running;
  const made: Subject[] = [];
  for (let times = 0; times < count; times++) {
    const token = createToken(m, figmentIndex(m.constants, figment), frame.cause.seat);
    if (token === null) break;
    made.push(token);
  }
  if (made.length > 0) remember(running, made);
  return "done";
}

/** Characters that enter play without being played (RULES-25). */
export const MATERIALIZING: Family<
  | "BanishThenMaterialize"
  | "GainControl"
  | "MaterializeCharacter"
  | "MaterializeCharacterFromVoid"
  | "MaterializeCollection"
  | "MaterializeFigments"
  | "MaterializeFigmentsQuantity"
  | "MaterializeSilentCopy"
  | "ThenMaterializeIt"
> = {
  BanishThenMaterialize: ({ target, count }, running) => {
    if (running.part.aim !== null) return flicker(running, idsOf(running.targets));
    const chosen = chooseCounted(running, matching(scopeIn(running), "battlefield", target), count);
    return chosen === null ? "again" : flicker(running, chosen);
  },
  GainControl: (_, running) => {
    const taken = running.targets.flatMap(({ card }) => {
      const subject = takeControl(running.m, card, running.frame.cause.seat);
      return subject === null ? [] : [subject];
    });
    if (taken.length > 0) remember(running, taken);
    return "done";
  },
  MaterializeCharacter: (_, running) => enter(running, idsOf(running.targets), mine(running)),
  MaterializeCharacterFromVoid: (_, running) => enter(running, idsOf(running.targets), mine(running)),
  MaterializeCollection: ({ target, count }, running) => {
    if (running.part.aim !== null) return enter(running, idsOf(running.targets), mine(running));
    const chosen = chooseCounted(running, matching(scopeIn(running), "hand", target), count);
    return chosen === null ? "again" : enter(running, chosen, mine(running));
  },
  MaterializeFigments: ({ figment, count }, running) => figments(running, figment, count),
  MaterializeFigmentsQuantity: ({ figment, count, quantity }, running) =>
    figments(running, figment, count * quantityOf(scopeIn(running), quantity)),
  MaterializeSilentCopy: ({ count, quantity }, running) => {
    const [target] = running.targets;
    if (target === undefined) return "done";
    const asMany = count === 0 || !("Matching" in Object(quantity));
    copyInPlay(running, target, asMany ? Math.max(1, count) * quantityOf(scopeIn(running), quantity) : count);
    return "done";
  },
  ThenMaterializeIt: (_, running) => {
    const live = itOf(scopeIn(running)).filter((subject) => isLive(running.m, subject));
    return enter(running, idsOf(live), mine(running));
  },
};
