import { NONE } from "../../../../match/index.js";
import { definitionOf, pileOf, topOf, unitsOf, valueOf } from "../rules/units.js";
import { changeCardOf } from "../rules/stages.js";
import { isKind } from "../runtime/kinds.js";
import { lambdaOf } from "../runtime/expressions.js";
import { act, change, raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { eventOn, type Run } from "../runtime/run.js";
import { isHere } from "../runtime/unit-members.js";
import { cardValue, idOf, isTrue, type Value } from "../runtime/values.js";
import { zoneOf } from "../runtime/zones.js";
import { chooseCards, chooseUnits } from "./choose.js";
import { cardsIn, textIn, unitIn, type Perform } from "./operation.js";

/** Puts a card onto a unit as another stage. */
export function* putOnto(
  m: Run["m"],
  type: "EVOLVE" | "LEVEL_UP",
  unit: number,
  card: number,
  reason: Value,
): Steps<boolean> {
  const fields = act(() => ({ card: cardValue(card), unit: valueOf(m, unit), reason }));
  const happened = yield* raise(eventOn(type, unit, m.card(unit).owner, fields));
  if (happened) yield* changeStage(m, unit);
  return happened;
}

function* changeStage(m: Run["m"], unit: number): Steps<null> {
  const fields = act(() => ({ unit: valueOf(m, unit) }));
  yield* raise(eventOn("CHANGE_STAGE", unit, m.card(unit).owner, fields));
  return null;
}

/** The cards of a deck that evolve one of some units. */
function evolutionsIn(run: Run, units: readonly number[]): readonly number[] {
  const { m, env } = run;
  return act(() => {
    const names = units.map((unit) => definitionOf(m, topOf(m, unit)).name);
    for (const id of m.zone("deck", env.scene.seat)) m.show(id, env.scene.seat);
    return m
      .zone("deck", env.scene.seat)
      .filter((id) => isKind(m, cardValue(id), ["EVOLUTION"]) && names.includes(definitionOf(m, id)["evolves-from"]))
      .toReversed();
  });
}

function* evolveFromDeck(run: Run, units: readonly number[]): Steps<null> {
  const { m, env } = run;
  const cards = evolutionsIn(run, units);
  const [card] = yield* chooseCards(m, {
    seat: env.scene.seat,
    title: "Which card to evolve with?",
    purpose: "search",
    cards,
    min: 0,
    max: 1,
  });
  if (card !== undefined) {
    const fitting = act(() =>
      units.filter((unit) => definitionOf(m, topOf(m, unit)).name === definitionOf(m, card)["evolves-from"]),
    );
    const [unit = NONE] =
      fitting.length === 1
        ? fitting
        : yield* chooseUnits(m, {
            seat: env.scene.seat,
            title: "Which unit evolves?",
            purpose: "unit",
            units: fitting,
            min: 1,
            max: 1,
          });
    if (unit !== NONE) yield* putOnto(m, "EVOLVE", unit, card, "OTHER");
  }
  yield* raise(eventOn("SHUFFLE_DECK", NONE, env.scene.seat));
  return null;
}

/** Operations that change the stage of units. */
export const stageOperations: Readonly<Record<string, Perform>> = {
  *evolve(run, given) {
    const unit = unitIn(run, given, "unit");
    const [card = NONE] = cardsIn(run, given.values["card"]);
    if (unit !== NONE && card !== NONE) yield* putOnto(run.m, "EVOLVE", unit, card, "OTHER");
    return null;
  },
  *levelUp(run, given) {
    const unit = unitIn(run, given, "unit");
    const [card = NONE] = cardsIn(run, given.values["card"]);
    if (unit !== NONE && card !== NONE) yield* putOnto(run.m, "LEVEL_UP", unit, card, "OTHER");
    return null;
  },
  *devolve(run, given) {
    const { m } = run;
    const unit = unitIn(run, given, "unit");
    if (unit === NONE) return null;
    const card = act(() => (pileOf(m, unit).length > 1 ? topOf(m, unit) : NONE));
    if (card === NONE) return null;
    const to = zoneOf(given.values["to"])?.zone ?? "discard";
    const fields = act(() => ({ card: cardValue(card), unit: valueOf(m, unit), reason: "OTHER", to }));
    if (yield* raise(eventOn("DEVOLVE", unit, m.card(unit).owner, fields))) yield* changeStage(m, unit);
    return null;
  },
  ascension: (run) => evolveFromDeck(run, run.env.scene.self === null ? [] : [idOf(run.env.scene.self)]),
  *searchYourDeckThenEvolveOneOfYourPokemon(run) {
    return yield* evolveFromDeck(
      run,
      act(() => [...unitsOf(run.m, run.env.scene.seat)]),
    );
  },
  *babyEvolution(run, given) {
    const { m, env } = run;
    const unit = unitIn(run, given, "unit", env.scene.self);
    const name = textIn(given, "name");
    const cards = act(() => m.zone("hand", env.scene.seat).filter((id) => definitionOf(m, id).name === name));
    const [card] = yield* chooseCards(m, {
      seat: env.scene.seat,
      title: `Put ${name} onto it?`,
      cards,
      min: 0,
      max: 1,
    });
    if (card === undefined || unit === NONE) return null;
    if (yield* putOnto(m, "EVOLVE", unit, card, "OTHER")) {
      const amount = act(() => m.card(unit).damage);
      yield* raise(eventOn("REMOVE_DAMAGE_COUNTER", unit, env.scene.seat, { amount }));
    }
    return null;
  },
  *formChange(run, given) {
    const { m, env } = run;
    const unit = idOf(env.scene.self);
    const { filter } = given.blocks;
    const cards = act(() => {
      if (!isHere(m, env.scene.self)) return [];
      const { name } = definitionOf(m, topOf(m, unit));
      for (const id of m.zone("deck", env.scene.seat)) m.show(id, env.scene.seat);
      return m
        .zone("deck", env.scene.seat)
        .filter((id) =>
          filter === undefined ? definitionOf(m, id).name === name : isTrue(lambdaOf(filter)(env, cardValue(id))),
        );
    });
    const title = textIn(given, "info", "Which card to swap it for?");
    const [card] = yield* chooseCards(m, { seat: env.scene.seat, title, purpose: "search", cards, min: 0, max: 1 });
    if (card !== undefined) change(() => changeCardOf(m, unit, card));
    yield* raise(eventOn("SHUFFLE_DECK", NONE, env.scene.seat));
    return null;
  },
};
