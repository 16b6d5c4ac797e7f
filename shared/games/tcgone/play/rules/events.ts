import { EVERYBODY, NOBODY, NONE, type LogNote } from "../../../../match/index.js";
import { idOf, includes, isTrue, listOf, numberOf, partOf, type Value, textOf } from "../runtime/values.js";
import { startProcedure } from "../runtime/procedure.js";
import { zoneOf } from "../runtime/zones.js";
import { eventOn } from "../runtime/run.js";
import { conditions, type TcgEvent, type TcgMachine } from "../types.js";
import { applyResistance, applyWeakness, checkCost, putDamage, recordDamage } from "./attack.js";
import { drawOfTurn, startBetween } from "./between.js";
import { faint } from "./knockout.js";
import { freeSlot, isUnit, topOf, valueOf } from "./units.js";
import { attachElsewhere, enterAsUnit, join, showTop } from "./stages.js";
import { pushHook } from "./hooks.js";

type Process = (m: TcgMachine, event: TcgEvent) => void;

const cardOf = ({ data }: TcgEvent): number => idOf(data["card"]);

/** Starts a procedure that is what an event does. */
const start =
  (name: string, args: (event: TcgEvent) => Readonly<Record<string, Value>>): Process =>
  (m, event) => {
    startProcedure(m, name, args(event));
  };

/** Tells all what happens to cards that are about to lie open, though one may still be in a hand or a deck. */
const tellOpenly = (m: TcgMachine, note: LogNote): void => {
  if (m.logging) m.log({ ...note, known: EVERYBODY });
};

const amountOf = ({ data }: TcgEvent): number => Math.max(0, numberOf(data["amount"]));

const discard: Process = (m, { target }) => {
  if (m.card(target).zone === "stadium") pushHook(m, target, "onRemoveFromPlay");
  m.move(target, "discard");
  m.log({ type: "discarded", seat: m.card(target).owner, cards: [target] });
};

const discardEnergy: Process = (m, event) => {
  const card = cardOf(event);
  if (card !== NONE) discard(m, { ...event, target: card });
};

const evolve: Process = (m, event) => {
  const card = cardOf(event);
  if (!isUnit(m, event.target)) return;
  tellOpenly(m, { type: "evolved", seat: event.seat, cards: [topOf(m, event.target), card] });
  join(m, card, event.target, "unit", textOf(event.data["reason"]) === "PLAY_FROM_HAND" ? "PLAY_FROM_HAND" : "EVOLVE");
};

const condition: Process = (m, { target, data }) => {
  const type = conditions.find((each) => each === data["type"]);
  if (type === undefined || !isUnit(m, target)) return;
  const unit = m.edit(target);
  if (unit.slot !== 0) return;
  const turned = ["ASLEEP", "CONFUSED", "PARALYZED"];
  const kept = unit.conditions.filter((each) => each !== type && !(turned.includes(type) && turned.includes(each)));
  unit.conditions = [...kept, type];
  m.log({ type: "condition", seat: unit.owner, cards: [topOf(m, target)], data: { condition: type } });
};

const clearConditions: Process = (m, { target, data }) => {
  if (!isUnit(m, target)) return;
  const unit = m.edit(target);
  const types = listOf(data["types"]);
  const left = unit.conditions.filter((each) => !includes(types, each));
  if (left.length < unit.conditions.length) m.log({ type: "recovered", seat: unit.owner, cards: [topOf(m, target)] });
  unit.conditions = left;
};

const damage: Process = (m, event) => {
  if (!isUnit(m, event.target)) return;
  const amount = amountOf(event);
  m.edit(event.target).damage += amount;
  m.log({ type: "damaged", seat: event.seat, cards: [topOf(m, event.target)], amount });
};

const heal: Process = (m, event) => {
  if (!isUnit(m, event.target)) return;
  const unit = m.edit(event.target);
  const amount = Math.min(unit.damage, amountOf(event));
  unit.damage -= amount;
  if (amount > 0) m.log({ type: "healed", seat: event.seat, cards: [topOf(m, event.target)], amount });
};

/** Two units of a seat change places; what lies on the one that leaves the active place is cleared. */
const switchPlaces: Process = (m, { target, data }) => {
  const next = idOf(data["new"]);
  if (!isUnit(m, target) || !isUnit(m, next)) return;
  const [old, other] = [m.edit(target), m.edit(next)];
  [old.slot, other.slot] = [other.slot, old.slot];
  const [left, came] = old.slot === 0 ? [other, old] : [old, other];
  left.conditions = [];
  left.switchedOut = m.state.turn;
  came.switchedIn = m.state.turn;
  m.log({ type: "switched", seat: old.owner, cards: [topOf(m, left.id), topOf(m, came.id)] });
  m.raise(eventOn("FALL_BACK", left.id, left.owner, { unit: valueOf(m, left.id) }));
  m.raise(eventOn("COME_ACTIVE", came.id, came.owner, { unit: valueOf(m, came.id) }));
};

const moveCard: Process = (m, event) => {
  const to = zoneOf(event.data["to"]);
  if (to === undefined || to.zone === "play") return;
  const at = event.data["place"] === "bottom" ? "bottom" : "top";
  m.log({ type: "put", seat: m.card(event.target).owner, cards: [event.target], to: to.zone });
  m.move(event.target, to.zone, { side: m.card(event.target).owner, at });
};

const bench: Process = (m, { target, seat, data }) => {
  const reason = data["fromHand"] === true ? "PLAY_FROM_HAND" : "OTHER";
  tellOpenly(m, { type: "benched", seat, cards: [target] });
  enterAsUnit(m, target, seat, freeSlot(m, seat), reason);
};

const paralysis: Process = (m, event) => {
  m.raise(eventOn("CLEAR_SPECIAL_CONDITION", event.target, event.seat, { types: ["PARALYZED"] }));
};

/** What each event does between its listeners before and after (DUEL-7); those that are missing only tell. */
export const events: Readonly<Record<string, Process>> = {
  DRAW_CARD: (m, { seat, data }) => {
    const card = idOf(data["card"]);
    if (card === NONE) return;
    m.move(card, "hand");
    if (seat !== NOBODY) m.drawn([card]);
  },
  MOVE_CARD: moveCard,
  DISCARD: discard,
  DISCARD_ENERGY: discardEnergy,
  DISCARD_SELF_ENERGY: discardEnergy,
  SHUFFLE_DECK: (m, { seat }) => {
    m.shuffle("deck", seat);
  },
  PUT_ON_BENCH: bench,
  EVOLVE: evolve,
  LEVEL_UP: evolve,
  DEVOLVE: (m, event) => {
    const card = cardOf(event);
    m.move(card, event.data["to"] === "hand" ? "hand" : event.data["to"] === "deck" ? "deck" : "discard");
    m.edit(event.target).evolved = m.state.turn;
    showTop(m, event.target);
  },
  CHANGE_STAGE: (m, { target }) => {
    if (isUnit(m, target)) m.edit(target).conditions = [];
  },
  ATTACH_ENERGY: (m, event) => {
    const card = cardOf(event);
    if (card === NONE || !isUnit(m, event.target)) return;
    tellOpenly(m, { type: "attached", seat: event.seat, cards: [card, topOf(m, event.target)] });
    join(m, card, event.target, "energy", "OTHER");
  },
  ATTACH_POKEMON_TOOL: (m, event) => {
    const card = cardOf(event);
    tellOpenly(m, { type: "attached", seat: event.seat, cards: [card, topOf(m, event.target)] });
    join(m, card, event.target, "tool", "PLAY_FROM_HAND");
  },
  ENERGY_SWITCH: (m, event) => {
    const [card, to] = [cardOf(event), idOf(event.data["to"])];
    if (card === NONE || !isUnit(m, to)) return;
    m.log({ type: "moved-energy", seat: event.seat, cards: [card, topOf(m, to)] });
    attachElsewhere(m, card, to);
  },
  SWITCH: switchPlaces,
  APPLY_SPECIAL_CONDITION: condition,
  CLEAR_SPECIAL_CONDITION: clearConditions,
  DIRECT_DAMAGE: damage,
  REMOVE_DAMAGE_COUNTER: heal,
  DAMAGE: recordDamage,
  ENERGY_COST_CALCULATOR: checkCost,
  APPLY_WEAKNESS: applyWeakness,
  APPLY_RESISTANCE: applyResistance,
  APPLY_ATTACK_DAMAGES: putDamage,
  COIN_FLIP: (m, { seat, data }) => {
    const isHeads = isTrue(data["heads"]);
    m.draft.table.flips = [...(m.state.table.flips ?? []), isHeads];
    m.log({ type: "flipped", seat, data: { side: isHeads ? "heads" : "tails" } });
  },
  ATTACK_MAIN: start("run-attack", ({ target, data }) => ({ unit: target, move: data["move"] ?? null })),
  CHECK_FAINT: faint,
  TAKE_PRIZE: start("prizes", ({ seat, data }) => ({ seat, count: numberOf(data["count"]) })),
  RETREAT: start("pay-retreat", ({ target, data }) => ({ unit: target, to: idOf(data["to"]) })),
  BEGIN_TURN: drawOfTurn,
  BETWEEN_TURNS: startBetween,
  KNOCKOUT_DISCARD_STEP: (m, { target, data }) => {
    for (const card of listOf(data["cards"])) {
      const id = idOf(card);
      if (m.card(id).zone === "play" && (id === target || m.card(id).unit === target)) m.move(id, "discard");
    }
  },
  POISONED_SPC: damageBy,
  BURNED_SPC: start("burn", (event) => ({ unit: event.target, amount: amountOf(event) })),
  CONFUSED_SPC: start("confusion", (event) => ({ unit: event.target, amount: amountOf(event) })),
  ASLEEP_SPC: start("sleep", ({ target }) => ({ unit: target })),
  PARALYZED_SPC: paralysis,
  USE_ABILITY: (m, { seat, target, data }) => {
    m.log({
      type: "used",
      seat,
      cards: [isUnit(m, target) ? topOf(m, target) : target],
      data: { ability: partOf(data["ability"], "id") },
    });
  },
};

function damageBy(m: TcgMachine, event: TcgEvent): void {
  m.raise(eventOn("DIRECT_DAMAGE", event.target, event.seat, { amount: amountOf(event) }));
}
