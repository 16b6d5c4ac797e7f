import { NOBODY, NONE } from "../../../../match/index.js";
import { movesOf } from "../rules/getters.js";
import { moveName, moveOf } from "../rules/moves.js";
import { activeOf, asUnitKey, benchOf, cardsOf, valueOf } from "../rules/units.js";
import { codeFor } from "../runtime/library.js";
import { lambdaOf } from "../runtime/expressions.js";
import { act, call, change, raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { namesIn } from "../cards/code.js";
import { bodyArgs, eventOn, type Run } from "../runtime/run.js";
import { captured } from "../runtime/env.js";
import { isHere } from "../runtime/unit-members.js";
import { cardValue, idOf, isTrue, listOf, partOf, type Value } from "../runtime/values.js";
import { asList, zoneOf } from "../runtime/zones.js";
import { chooseOption, chooseUnits } from "./choose.js";
import { discardCards } from "./cards.js";
import { cardsIn, numberIn, unitIn, unitsIn, type Perform } from "./operation.js";

/** Two units change places; whether they did. */
export function* switchUnits({ m }: Pick<Run, "m">, old: number, next: number): Steps<boolean> {
  if (old === NONE || next === NONE || old === next) return false;
  const fields = act(() => ({ old: valueOf(m, old), new: valueOf(m, next), fallenBack: valueOf(m, old) }));
  return yield* raise(eventOn("SWITCH", old, m.card(old).owner, fields));
}

/** A benched unit of `whose`, chosen by `chooser`, comes into the active place. */
function* switchIn(run: Run, whose: number, chooser: number, min: number): Steps<null> {
  const { m } = run;
  const units = act(() => [...benchOf(m, whose)]);
  const title = whose === chooser ? "Choose your new active unit" : "Choose your opponent's new active unit";
  const [unit = NONE] = yield* chooseUnits(m, {
    seat: chooser,
    title,
    purpose: "switch",
    units,
    min: Math.min(min, units.length),
    max: 1,
  });
  yield* switchUnits(
    run,
    act(() => activeOf(m, whose)),
    unit,
  );
  return null;
}

/** Does what a move says, for a unit: without its cost, and without ending the turn (SCRIPT-4). */
export function* doMove({ m, env }: Pick<Run, "m" | "env">, move: Value, unit: number): Steps<null> {
  const closure = moveOf(m, move)?.body;
  if (closure === undefined) return null;
  const found = m.card(partOf(move, "card")).definition;
  const scene = act(() => ({
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
    yield* switchUnits(run, unitIn(run, given, "old"), unitIn(run, given, "new"));
    return null;
  },
  *sw2(run, given) {
    const unit = unitIn(run, given, "new");
    const active = act(() => (unit === NONE ? NONE : activeOf(run.m, run.m.card(unit).owner)));
    return yield* switchUnits(run, active, unit);
  },
  switchYourActive: (run, given) =>
    switchIn(run, run.env.scene.seat, run.env.scene.seat, isTrue(given.values["may"]) ? 0 : 1),
  whirlwind: (run) => switchIn(run, run.m.opponent(run.env.scene.seat), run.m.opponent(run.env.scene.seat), 1),
  switchYourOpponentsBenchedWithActive: (run) =>
    switchIn(run, run.m.opponent(run.env.scene.seat), run.env.scene.seat, 1),
  *scoopUpPokemon(run, given) {
    const { m } = run;
    const { only } = given.blocks;
    for (const unit of unitsIn(run, given, "unit")) {
      const cards = act(() =>
        only === undefined
          ? [...cardsOf(m, unit)]
          : cardsOf(m, unit).filter((id) => isTrue(lambdaOf(only)(run.env, cardValue(id)))),
      );
      yield* call("leave-play", { unit, to: zoneOf(given.values["to"])?.zone ?? "hand", cards });
    }
    return null;
  },
  *removeFromPlay(run, given) {
    for (const unit of unitsIn(run, given, "unit")) {
      const cards = act(() => [...cardsOf(run.m, unit)]);
      yield* call("leave-play", { unit, to: zoneOf(given.values["to"])?.zone ?? "discard", cards });
    }
    return null;
  },
  *attachPokemonTool(run, given) {
    const unit = unitIn(run, given, "unit");
    const [card = NONE] = cardsIn(run, given.values["card"]);
    if (unit !== NONE && card !== NONE) {
      yield* raise(eventOn("ATTACH_POKEMON_TOOL", unit, run.m.card(unit).owner, { card: cardValue(card) }));
    }
    return null;
  },
  *discardStadium(run) {
    const cards = act(() => [...run.m.zone("stadium", NOBODY)]);
    yield* discardCards(run, cards);
    return null;
  },
  *useMove(run, given) {
    const unit = unitIn(run, given, "unit", run.env.scene.self);
    return unit === NONE ? null : yield* doMove(run, given.values["move"] ?? null, unit);
  },
  *metronome(run, given) {
    const { m, env } = run;
    const moves = act(() =>
      listOf(asList(m, given.values["from"] ?? null)).flatMap((unit) =>
        isHere(m, unit) ? [...movesOf(m, idOf(unit))] : [],
      ),
    );
    const labels = act(() => moves.map((move) => moveName(m, move)));
    const move = moves[yield* chooseOption(env.scene.seat, "Use which move?", labels)];
    const unit = idOf(env.scene.self);
    if (move === undefined || !act(() => isHere(m, env.scene.self))) return null;
    return yield* doMove(run, move, unit);
  },
  useMoveOf({ m, env, code }, { blocks: { filter } }) {
    const unit = idOf(env.scene.self);
    if (!act(() => isHere(m, env.scene.self))) return null;
    return change(() => {
      const body = filter === undefined ? {} : bodyArgs(env.scene, code, filter, captured(env, namesIn(filter)));
      m.register({ program: "usedMoves", vars: { ...body, scene: env.scene, unit }, bound: m.card(unit).object });
    });
  },
  grantMove(run, given) {
    const { m, env } = run;
    const unit = unitIn(run, given, "unit");
    if (unit === NONE) return null;
    return change(() => {
      m.register({ program: "grantedMoves", vars: { unit, card: env.scene.card }, bound: m.card(unit).object });
    });
  },
  *asUnit(run, given) {
    const { m, env } = run;
    const { card, seat } = env.scene;
    if (card === NONE) return null;
    change(() => {
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
