import { NONE } from "../../../../match/index.js";
import { leastWay, waysToPay } from "../rules/energy.js";
import { activeOf, cardsOf, energiesOf, nameOf, valueOf } from "../rules/units.js";
import { isKind } from "../runtime/kinds.js";
import { memberValue } from "../runtime/members.js";
import type { Arguments } from "../runtime/arguments.js";
import { act, change, raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { eventOn, type Run } from "../runtime/run.js";
import { stopBody } from "../runtime/doing.js";
import { cardValue, idOf, isTrue, listOf, numberOf, type Value } from "../runtime/values.js";
import { asList, zoneOf } from "../runtime/zones.js";
import { chooseCards, chooseOption, chooseUnits } from "./choose.js";
import { cardsIn, isStillUnit, textIn, unitIn, unitsIn, type Perform } from "./operation.js";
import { listed } from "../../../../text/index.js";

/** Attaches an energy card to a unit. */
export function* attach(run: Run, card: number, unit: number, reason: Value): Steps<boolean> {
  const on = act(() => valueOf(run.m, unit));
  const fields = { card: cardValue(card), reason, unit: on, resolvedTarget: on, targetPokemon: on };
  return yield* raise(eventOn("ATTACH_ENERGY", unit, run.m.card(unit).owner, fields));
}

/** Energy cards that fit what an operation names. */
function fitting(run: Run, cards: Value, { values }: Arguments): readonly number[] {
  const { type, basic } = values;
  return act(() => {
    let list = listOf(asList(run.m, cards)).filter((each) => isKind(run.m, each, ["ENERGY"]));
    if (basic === true) list = list.filter((each) => isKind(run.m, each, ["BASIC_ENERGY"]));
    if (typeof type === "string") list = [...listOf(memberValue(run.env, list, "filterByEnergyType", [type]))];
    return list.map(idOf);
  });
}

function* attachEnergyFrom(run: Run, given: Arguments): Steps<null> {
  const { m, env } = run;
  const { seat } = env.scene;
  const zone = zoneOf(given.values["from"]);
  if (zone?.zone === "deck") {
    change(() => {
      for (const id of m.zone("deck", zone.seat)) m.show(id, seat);
    });
  }
  const units = unitsIn(run, given, "to");
  const cards = units.length === 0 ? [] : fitting(run, given.values["from"] ?? null, given);
  const { max, count, may } = given.values;
  const limits =
    count === undefined
      ? { min: isTrue(may) || zone?.zone === "deck" ? 0 : Math.min(1, cards.length), max: numberOf(max, 1) }
      : { count: numberOf(count) };
  const title = textIn(given, "info", "Which energy cards to attach?");
  const chosen = yield* chooseCards(m, { seat, title, purpose: "attach", cards, ...limits });
  for (const card of chosen) {
    const [unit = NONE] =
      units.length === 1
        ? units
        : yield* chooseUnits(m, { seat, title: "Attach it to which unit?", purpose: "unit", units, min: 1, max: 1 });
    if (act(() => isStillUnit(run, unit))) {
      yield* attach(run, card, unit, zone?.zone === "hand" ? "PLAY_FROM_HAND" : "OTHER");
    }
  }
  if (zone?.zone === "deck") yield* raise(eventOn("SHUFFLE_DECK", NONE, zone.seat));
  return null;
}

function* switchEnergy(run: Run, from: number, to: number, card: number): Steps<null> {
  const fields = act(() => ({
    card: cardValue(card),
    from: valueOf(run.m, from),
    to: valueOf(run.m, to),
  }));
  yield* raise(eventOn("ENERGY_SWITCH", from, run.m.card(from).owner, fields));
  return null;
}

function* moveEnergy(run: Run, given: Arguments): Steps<null> {
  const { m, env } = run;
  const { seat } = env.scene;
  const from = unitsIn(run, given, "from");
  const to = unitsIn(run, given, "to");
  const all = act(() => from.flatMap((unit) => energiesOf(m, unit)).map(cardValue));
  const cards = fitting(run, all, given);
  const { max, may } = given.values;
  const title = textIn(given, "info", "Which energy cards to move?");
  const min = isTrue(may) ? 0 : Math.min(1, cards.length);
  const chosen = yield* chooseCards(m, { seat, title, purpose: "attach", cards, min, max: numberOf(max, 1) });
  for (const card of chosen) {
    const owner = act(() => m.card(card).unit);
    const units = to.filter((unit) => unit !== owner);
    const [unit = NONE] =
      units.length < 2
        ? units
        : yield* chooseUnits(m, { seat, title: "Move it to which unit?", purpose: "unit", units, min: 1, max: 1 });
    if (unit !== NONE && owner !== NONE) yield* switchEnergy(run, owner, unit, card);
  }
  return null;
}

/** Asks which cards pay where several ways look different, unless the least is to be taken; null where none do. */
export function* choosePayment(
  run: Pick<Run, "m">,
  seat: number,
  title: string,
  cards: readonly number[],
  cost: readonly string[],
): Steps<readonly number[] | null> {
  const ways = act(() => [...waysToPay(run.m, cards, cost)]);
  if (run.m.constants.config.autoPay) return act(() => leastWay(run.m, ways));
  if (ways.length < 2) return ways[0] ?? null;
  const labels = act(() =>
    ways.map((way) =>
      listed(
        way.map((card) => nameOf(run.m, card)),
        "and",
      ),
    ),
  );
  return ways[yield* chooseOption(seat, title, labels)] ?? null;
}

/** Discards energies of a unit that give what is named; as many as there are where there are too few. */
function* discardFrom(
  run: Run,
  unit: number,
  types: readonly string[],
  type: string,
  isStrict: boolean,
): Steps<boolean> {
  const { m, env } = run;
  if (!act(() => isStillUnit(run, unit))) return false;
  const cards = act(() => [...energiesOf(m, unit)]);
  const paid = yield* choosePayment(run, env.scene.seat, "Which energy to discard?", cards, types);
  if (paid === null && isStrict) return false;
  const some = paid ?? act(() => [...leastOf(run, cards, types)]);
  for (const card of some) yield* raise(eventOn(type, unit, m.card(unit).owner, { card: cardValue(card) }));
  return paid !== null;
}

/** The cards that give some of what is named, where not all can be given. */
function leastOf({ m }: Run, cards: readonly number[], types: readonly string[]): readonly number[] {
  for (let count = types.length - 1; count > 0; count--) {
    const [way] = waysToPay(m, cards, types.slice(0, count));
    if (way !== undefined) return way;
  }
  return [];
}

const typesIn = ({ values }: Arguments): readonly string[] => listOf(values["types"]).flat().map(String);

const discards = (whose: "self" | "defending", type: string, isStrict = false): Perform =>
  function* (run, given) {
    const { m, env } = run;
    const unit = act(() => (whose === "self" ? idOf(env.scene.self) : activeOf(m, m.opponent(env.scene.seat))));
    const isPaid = yield* discardFrom(run, unit, typesIn(given), type, isStrict);
    return isStrict && !isPaid ? stopBody : null;
  };

export const energyOperations: Readonly<Record<string, Perform>> = {
  *attachEnergy(run, given) {
    const unit = unitIn(run, given, "unit");
    for (const card of cardsIn(run, given.values["card"])) {
      if (unit !== NONE) yield* attach(run, card, unit, given.values["reason"] ?? "OTHER");
    }
    return null;
  },
  attachEnergyFrom,
  *energySwitch(run, given) {
    const from = unitIn(run, given, "from");
    const to = unitIn(run, given, "to");
    const [card = NONE] = cardsIn(run, given.values["card"]);
    if (from !== NONE && to !== NONE && card !== NONE) yield* switchEnergy(run, from, to, card);
    return null;
  },
  moveEnergy,
  discardSelfEnergy: discards("self", "DISCARD_SELF_ENERGY"),
  discardSelfEnergyInOrderTo: discards("self", "DISCARD_SELF_ENERGY", true),
  discardDefendingEnergy: discards("defending", "DISCARD_ENERGY"),
  *discardAllSelfEnergy(run, given) {
    const { m, env } = run;
    const unit = idOf(env.scene.self);
    const types = typesIn(given);
    const cards = act(() => {
      if (!isStillUnit(run, unit)) return [];
      const all = energiesOf(m, unit).map(cardValue);
      const kept =
        types.length === 0 ? all : types.flatMap((type) => listOf(memberValue(env, all, "filterByEnergyType", [type])));
      return [...new Set(kept.map(idOf))];
    });
    for (const card of cards) {
      yield* raise(eventOn("DISCARD_SELF_ENERGY", unit, m.card(unit).owner, { card: cardValue(card) }));
    }
    return null;
  },
  *discardDefendingSpecialEnergy(run) {
    const { m, env } = run;
    const unit = act(() => activeOf(m, m.opponent(env.scene.seat)));
    if (unit === NONE) return null;
    const cards = act(() => cardsOf(m, unit).filter((card) => isKind(m, cardValue(card), ["SPECIAL_ENERGY"])));
    const [card] = yield* chooseCards(m, {
      seat: env.scene.seat,
      title: "Which special energy to discard?",
      cards,
      min: Math.min(1, cards.length),
      max: 1,
    });
    if (card !== undefined)
      yield* raise(eventOn("DISCARD_ENERGY", unit, m.card(unit).owner, { card: cardValue(card) }));
    return null;
  },
};
