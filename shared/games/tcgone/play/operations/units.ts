import { NOBODY, NONE } from "../../../../match/index.js";
import { movesOf } from "../rules/getters.js";
import { moveName, moveOf } from "../rules/moves.js";
import {
  activeOf,
  asUnitKey,
  benchOf,
  cardsOf,
  definitionOf,
  pileOf,
  topOf,
  unitsOf,
  valueOf,
} from "../rules/units.js";
import { changeCardOf } from "../rules/stages.js";
import { codeFor } from "../runtime/library.js";
import { isKind } from "../runtime/kinds.js";
import { lambdaOf } from "../runtime/expressions.js";
import { act, call, change, type Steps } from "../runtime/procedure.js";
import { namesIn } from "../cards/code.js";
import { bodyArgs, eventOn, raise, type Run } from "../runtime/run.js";
import { captured } from "../runtime/scene.js";
import { isHere } from "../runtime/unit-members.js";
import { cardValue, idOf, isTrue, listOf, partOf, type Value } from "../runtime/values.js";
import { asList, zoneOf } from "../runtime/zones.js";
import { chooseCards, chooseOption, chooseUnits } from "./choose.js";
import { discardCards } from "./cards.js";
import { cardsIn, numberIn, textIn, unitIn, unitsIn, type Perform } from "./operation.js";

/** Two units change places; whether they did. */
export function* switchUnits({ m }: Pick<Run, "m">, old: number, next: number): Steps<boolean> {
  if (old === NONE || next === NONE || old === next) return false;
  const fields = yield* act(() => ({ old: valueOf(m, old), new: valueOf(m, next), fallenBack: valueOf(m, old) }));
  return yield* raise(eventOn("SWITCH", old, m.card(old).owner, fields));
}

/** A benched unit of `whose`, chosen by `chooser`, comes into the active place. */
function* switchIn(run: Run, whose: number, chooser: number, min: number): Steps<null> {
  const { m } = run;
  const units = yield* act(() => [...benchOf(m, whose)]);
  const title = whose === chooser ? "Choose your new active unit" : "Choose your opponent's new active unit";
  const [unit = NONE] = yield* chooseUnits(m, {
    seat: chooser,
    title,
    purpose: "switch",
    units,
    min: Math.min(min, units.length),
    max: 1,
  });
  yield* switchUnits(run, yield* act(() => activeOf(m, whose)), unit);
  return null;
}

/** Puts a card onto a unit as another stage. */
export function* putOnto(
  m: Run["m"],
  type: "EVOLVE" | "LEVEL_UP",
  unit: number,
  card: number,
  reason: Value,
): Steps<boolean> {
  const fields = yield* act(() => ({ card: cardValue(card), unit: valueOf(m, unit), reason }));
  const happened = yield* raise(eventOn(type, unit, m.card(unit).owner, fields));
  if (happened) yield* changeStage(m, unit);
  return happened;
}

function* changeStage(m: Run["m"], unit: number): Steps<null> {
  const fields = yield* act(() => ({ unit: valueOf(m, unit) }));
  yield* raise(eventOn("CHANGE_STAGE", unit, m.card(unit).owner, fields));
  return null;
}

/** The cards of a deck that evolve one of some units. */
function* evolutionsIn(run: Run, units: readonly number[]): Steps<readonly number[]> {
  const { m, env } = run;
  return yield* act(() => {
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
  const cards = yield* evolutionsIn(run, units);
  const [card] = yield* chooseCards(m, {
    seat: env.scene.seat,
    title: "Which card to evolve with?",
    purpose: "search",
    cards,
    min: 0,
    max: 1,
  });
  if (card !== undefined) {
    const fitting = yield* act(() =>
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

/** Does what a move says, for a unit: without its cost, and without ending the turn (SCRIPT-4). */
export function* doMove({ m, env }: Pick<Run, "m" | "env">, move: Value, unit: number): Steps<null> {
  const closure = moveOf(m, move)?.body;
  if (closure === undefined) return null;
  const found = m.card(partOf(move, "card")).definition;
  const scene = yield* act(() => ({
    ...env.scene,
    card: partOf(move, "card"),
    self: valueOf(m, unit),
    move,
    bundle: NONE,
    definition: found,
  }));
  yield* call("body", bodyArgs(scene, codeFor(m, found), closure));
  return null;
}

export const unitOperations: Readonly<Record<string, Perform>> = {
  *sw(run, given) {
    yield* switchUnits(run, yield* unitIn(run, given, "old"), yield* unitIn(run, given, "new"));
    return null;
  },
  *sw2(run, given) {
    const unit = yield* unitIn(run, given, "new");
    const active = yield* act(() => (unit === NONE ? NONE : activeOf(run.m, run.m.card(unit).owner)));
    return yield* switchUnits(run, active, unit);
  },
  switchYourActive: (run, given) =>
    switchIn(run, run.env.scene.seat, run.env.scene.seat, isTrue(given.values["may"]) ? 0 : 1),
  whirlwind: (run) => switchIn(run, run.m.opponent(run.env.scene.seat), run.m.opponent(run.env.scene.seat), 1),
  switchYourOpponentsBenchedWithActive: (run) =>
    switchIn(run, run.m.opponent(run.env.scene.seat), run.env.scene.seat, 1),
  *evolve(run, given) {
    const unit = yield* unitIn(run, given, "unit");
    const [card = NONE] = yield* cardsIn(run, given.values["card"]);
    if (unit !== NONE && card !== NONE) yield* putOnto(run.m, "EVOLVE", unit, card, "OTHER");
    return null;
  },
  *levelUp(run, given) {
    const unit = yield* unitIn(run, given, "unit");
    const [card = NONE] = yield* cardsIn(run, given.values["card"]);
    if (unit !== NONE && card !== NONE) yield* putOnto(run.m, "LEVEL_UP", unit, card, "OTHER");
    return null;
  },
  *devolve(run, given) {
    const { m } = run;
    const unit = yield* unitIn(run, given, "unit");
    if (unit === NONE) return null;
    const card = yield* act(() => (pileOf(m, unit).length > 1 ? topOf(m, unit) : NONE));
    if (card === NONE) return null;
    const to = zoneOf(given.values["to"])?.zone ?? "discard";
    const fields = yield* act(() => ({ card: cardValue(card), unit: valueOf(m, unit), reason: "OTHER", to }));
    if (yield* raise(eventOn("DEVOLVE", unit, m.card(unit).owner, fields))) yield* changeStage(m, unit);
    return null;
  },
  ascension: (run) => evolveFromDeck(run, run.env.scene.self === null ? [] : [idOf(run.env.scene.self)]),
  *searchYourDeckThenEvolveOneOfYourPokemon(run) {
    return yield* evolveFromDeck(run, yield* act(() => [...unitsOf(run.m, run.env.scene.seat)]));
  },
  *babyEvolution(run, given) {
    const { m, env } = run;
    const unit = yield* unitIn(run, given, "unit", env.scene.self);
    const name = textIn(given, "name");
    const cards = yield* act(() => m.zone("hand", env.scene.seat).filter((id) => definitionOf(m, id).name === name));
    const [card] = yield* chooseCards(m, {
      seat: env.scene.seat,
      title: `Put ${name} onto it?`,
      cards,
      min: 0,
      max: 1,
    });
    if (card === undefined || unit === NONE) return null;
    if (yield* putOnto(m, "EVOLVE", unit, card, "OTHER")) {
      const amount = yield* act(() => m.card(unit).damage);
      yield* raise(eventOn("REMOVE_DAMAGE_COUNTER", unit, env.scene.seat, { amount }));
    }
    return null;
  },
  *formChange(run, given) {
    const { m, env } = run;
    const unit = idOf(env.scene.self);
    const { filter } = given.blocks;
    const cards = yield* act(() => {
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
    if (card !== undefined) yield* change(() => changeCardOf(m, unit, card));
    yield* raise(eventOn("SHUFFLE_DECK", NONE, env.scene.seat));
    return null;
  },
  *scoopUpPokemon(run, given) {
    const { m } = run;
    const { only } = given.blocks;
    for (const unit of yield* unitsIn(run, given, "unit")) {
      const cards = yield* act(() =>
        only === undefined
          ? [...cardsOf(m, unit)]
          : cardsOf(m, unit).filter((id) => isTrue(lambdaOf(only)(run.env, cardValue(id)))),
      );
      yield* call("leave-play", { unit, to: zoneOf(given.values["to"])?.zone ?? "hand", cards });
    }
    return null;
  },
  *removeFromPlay(run, given) {
    for (const unit of yield* unitsIn(run, given, "unit")) {
      const cards = yield* act(() => [...cardsOf(run.m, unit)]);
      yield* call("leave-play", { unit, to: zoneOf(given.values["to"])?.zone ?? "discard", cards });
    }
    return null;
  },
  *attachPokemonTool(run, given) {
    const unit = yield* unitIn(run, given, "unit");
    const [card = NONE] = yield* cardsIn(run, given.values["card"]);
    if (unit !== NONE && card !== NONE) {
      yield* raise(eventOn("ATTACH_POKEMON_TOOL", unit, run.m.card(unit).owner, { card: cardValue(card) }));
    }
    return null;
  },
  *discardStadium(run) {
    const cards = yield* act(() => [...run.m.zone("stadium", NOBODY)]);
    yield* discardCards(run, cards);
    return null;
  },
  *useMove(run, given) {
    const unit = yield* unitIn(run, given, "unit", run.env.scene.self);
    return unit === NONE ? null : yield* doMove(run, given.values["move"] ?? null, unit);
  },
  *metronome(run, given) {
    const { m, env } = run;
    const moves = yield* act(() =>
      listOf(asList(m, given.values["from"] ?? null)).flatMap((unit) =>
        isHere(m, unit) ? [...movesOf(m, idOf(unit))] : [],
      ),
    );
    const labels = yield* act(() => moves.map((move) => moveName(m, move)));
    const move = moves[yield* chooseOption(env.scene.seat, "Use which move?", labels)];
    const unit = idOf(env.scene.self);
    if (move === undefined || !(yield* act(() => isHere(m, env.scene.self)))) return null;
    return yield* doMove(run, move, unit);
  },
  *useMoveOf({ m, env, code }, { blocks: { filter } }) {
    const unit = idOf(env.scene.self);
    if (!(yield* act(() => isHere(m, env.scene.self)))) return null;
    return yield* change(() => {
      const body = filter === undefined ? {} : bodyArgs(env.scene, code, filter, captured(env, namesIn(filter)));
      m.register({ program: "usedMoves", vars: { ...body, scene: env.scene, unit }, bound: m.card(unit).object });
    });
  },
  *grantMove(run, given) {
    const { m, env } = run;
    const unit = yield* unitIn(run, given, "unit");
    if (unit === NONE) return null;
    return yield* change(() => {
      m.register({ program: "grantedMoves", vars: { unit, card: env.scene.card }, bound: m.card(unit).object });
    });
  },
  *asUnit(run, given) {
    const { m, env } = run;
    const { card, seat } = env.scene;
    if (card === NONE) return null;
    yield* change(() => {
      m.storeValue(asUnitKey(card), {
        hp: numberIn(given, "hp", 10),
        types: listOf(given.values["types"]),
        retreat: numberIn(given, "retreat"),
      });
    });
    yield* raise(eventOn("PUT_ON_BENCH", card, seat, { card: cardValue(card), place: null, fromHand: true }));
    return null;
  },
};
