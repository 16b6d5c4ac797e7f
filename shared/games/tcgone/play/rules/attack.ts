import { NONE } from "../../../../match/index.js";
import { doMove } from "../operations/units.js";
import { act, call, change, raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { eventOn } from "../runtime/run.js";
import { Env } from "../runtime/env.js";
import { emptyScene } from "../runtime/scene.js";
import { idOf, includes, isObject, listOf, numberOf, partOf, type Value } from "../runtime/values.js";
import type { Attack, DamageStep, Entry, TcgEvent, TcgMachine } from "../types.js";
import { getNumber, hasCondition, resistancesOf, typesOf, weaknessesOf } from "./getters.js";
import { costEvent, isCostHeard } from "./costs.js";
import { energiesOfUnit, lettersOf, pays } from "./energy.js";
import { moveCost, moveName } from "./moves.js";
import { activeOf, isUnit, topOf, valueOf } from "./units.js";

/** The damage of an attack is noted; of one unit to another with the same flags it is one entry (DUEL-5). */
export function recordDamage(m: TcgMachine, { target, data }: TcgEvent): void {
  const { attack } = m.state.table;
  const from = idOf(data["attacker"]);
  if (attack === null || from === NONE) return;
  const flags = listOf(data["flags"]).map(String);
  const amount = numberOf(data["amount"]);
  const key = flags.join(" ");
  const by = moveName(m, data["move"] ?? null) || "the attack";
  const at = attack.entries.findIndex(
    (each) => each.from === from && each.to === target && each.flags.join(" ") === key,
  );
  const entries =
    at < 0
      ? [
          ...attack.entries,
          { from, to: target, amount, flags, isPrinted: true, steps: [{ change: String(amount), by }] },
        ]
      : attack.entries.map((each, index) =>
          index === at ? changed(each, each.amount + amount, { change: `+ ${amount}`, by }) : each,
        );
  m.draft.table.attack = { ...attack, entries };
}

const changed = (entry: Entry, amount: number, ...steps: readonly DamageStep[]): Entry => ({
  ...entry,
  amount,
  steps: [...entry.steps, ...steps],
});

function changeEntries(m: TcgMachine, change: (entry: Entry) => Entry): void {
  const { attack } = m.state.table;
  if (attack === null) return;
  const entries = attack.entries.map((entry) => {
    const isDefending =
      isUnit(m, entry.to) && m.card(entry.to).slot === 0 && m.card(entry.to).owner !== ownerOf(m, attack);
    return isDefending && entry.amount > 0 ? change(entry) : entry;
  });
  m.draft.table.attack = { ...attack, entries };
}

const ownerOf = (m: TcgMachine, { attacker }: Attack): number => m.card(attacker).owner;

const isAgainst = (m: TcgMachine, from: number, each: Value): boolean =>
  isObject(each) && includes(typesOf(m, from), each["type"] ?? null);

const amountOf = (each: Value): number => (isObject(each) ? numberOf(each["amount"]) : 0);
const modeOf = (each: Value): Value => (isObject(each) ? (each["mode"] ?? null) : null);

export const applyWeakness = (m: TcgMachine): void => changeEntries(m, (entry) => withWeakness(m, entry));

function withWeakness(m: TcgMachine, entry: Entry): Entry {
  const { from, to, amount, flags } = entry;
  const isForced = flags.includes("FORCE_WEAKNESS");
  if (flags.includes("NO_WEAKNESS")) return entry;
  const found = weaknessesOf(m, to).filter((each) => isForced || isAgainst(m, from, each));
  const result = found.reduce<number>(
    (sum, each) => (modeOf(each) === "x" ? sum * amountOf(each) : sum + amountOf(each)),
    amount,
  );
  if (result !== amount) m.log({ type: "weakness", cards: [topOf(m, to)], amount: result, data: { before: amount } });
  const steps = found.map((each) => stepOf(modeOf(each) === "x" ? "×" : "+", each, "weakness"));
  return changed(entry, result, ...steps);
}

const stepOf = (sign: string, each: Value, by: string): DamageStep => ({ change: `${sign} ${amountOf(each)}`, by });

export const applyResistance = (m: TcgMachine): void => changeEntries(m, (entry) => withResistance(m, entry));

function withResistance(m: TcgMachine, entry: Entry): Entry {
  const { from, to, amount, flags } = entry;
  if (flags.includes("NO_RESISTANCE")) return entry;
  const found = resistancesOf(m, to).filter((each) => isAgainst(m, from, each));
  const result = Math.max(
    0,
    found.reduce<number>((sum, each) => sum - amountOf(each), amount),
  );
  if (result !== amount) m.log({ type: "resistance", cards: [topOf(m, to)], amount: result, data: { before: amount } });
  return changed(entry, result, ...found.map((each) => stepOf("−", each, "resistance")));
}

/** What damage a unit does to itself where its own weakness and resistance count. */
export function damageToItself(m: TcgMachine, unit: number, amount: number): number {
  const entry: Entry = { from: unit, to: unit, amount, flags: [], isPrinted: false, steps: [] };
  return withResistance(m, withWeakness(m, entry)).amount;
}

/** The cost that listeners left is looked at once more: where it cannot be paid any longer the attack is over. */
export function checkCost(m: TcgMachine, { target, data }: TcgEvent): void {
  const cost = lettersOf(data["cost"] ?? null);
  if (pays(energiesOfUnit(m, target), cost)) return;
  m.log({ type: "refused", seat: m.card(target).owner, data: { message: `The move costs ${cost.join(" ")}.` } });
  m.draft.table.attack = null;
}

/** All damage is put at once; none is below nothing. */
export function putDamage(m: TcgMachine): void {
  const { attack } = m.state.table;
  if (attack === null) return;
  const owner = ownerOf(m, attack);
  let done = 0;
  for (const { to, amount, steps } of attack.entries) {
    if (!isUnit(m, to)) continue;
    // What is said by the number itself needs no explanation.
    const data = steps.length > 1 ? { steps } : {};
    if (amount <= 0) {
      if (steps.length > 1) m.log({ type: "undamaged", seat: owner, cards: [topOf(m, to)], data });
      continue;
    }
    const unit = m.edit(to);
    const isOpponents = unit.owner !== owner;
    unit.damage += amount;
    if (unit.hurt !== m.state.turn) unit.lastHurt = 0;
    unit.lastHurt += amount;
    unit.hurt = m.state.turn;
    unit.hurtByOpponent = isOpponents;
    if (isOpponents) done += amount;
    m.log({ type: "damaged", seat: owner, cards: [topOf(m, to)], amount, data });
  }
  m.draft.table.attack = { ...attack, done };
}

const firstAttack = (attacker: number, attackerObject: number, move: Value): Attack => ({
  attacker,
  attackerObject,
  move: isObject(move) ? move : {},
  entries: [],
  after: [],
  done: 0,
});

/** An attack from its text to what it knocks out (DUEL-5). The turn ends after it, whatever came of it. */
export function* runAttack(m: TcgMachine, args: Readonly<Record<string, Value>>): Steps {
  const unit = partOf(args, "unit");
  const move = args["move"] ?? null;
  const seat = m.card(unit).owner;
  const fields = act(() => ({ attacker: valueOf(m, unit), move }));
  if (!(yield* raise(eventOn("CHECK_ATTACK_REQUIREMENTS", unit, seat, fields)))) return null;
  change(() => {
    m.draft.table.attack = firstAttack(unit, m.card(unit).object, move);
  });
  if (act(() => isCostHeard(m))) {
    const cost = act(() => [...moveCost(m, unit, move)]);
    yield* raise(eventOn(costEvent, unit, seat, { move, cost }));
  }
  const isPaid = act(() => m.state.table.attack !== null);
  const isConfused = isPaid && act(() => hasCondition(m, unit, "CONFUSED"));
  if (isConfused) {
    const amount = act(() => getNumber(m, "GET_CONFUSION_DAMAGE", unit, m.constants.config.confusion));
    yield* raise(eventOn("CONFUSED_SPC", unit, seat, { amount }));
  }
  const isStopped = act(() => m.state.table.attack === null || !isUnit(m, unit));
  if (!isStopped) yield* attackSteps(m, unit, seat, move);
  yield* raise(eventOn("CHECK_FAINT", NONE, seat));
  change(() => {
    m.draft.table.attack = null;
  });
  return null;
}

const steps = ["PROCESS_ATTACK_EFFECTS", "APPLY_WEAKNESS", "APPLY_RESISTANCE", "APPLY_ATTACK_DAMAGES"];

function* attackSteps(m: TcgMachine, unit: number, seat: number, move: Value): Steps<null> {
  const scene = act(() => ({ ...emptyScene, seat, card: partOf(move, "card"), self: valueOf(m, unit), move }));
  yield* doMove({ m, env: new Env(m, scene) }, move, unit);
  for (const type of steps) {
    const target = act(() => activeOf(m, m.opponent(seat)));
    const fields = act(() => ({ attacker: isUnit(m, unit) ? valueOf(m, unit) : null, move }));
    yield* raise(eventOn(type, target, m.opponent(seat), fields));
  }
  for (let done = 0; ; done++) {
    const next = act(() => m.state.table.attack?.after[done] ?? null);
    if (next === null) return null;
    yield* call("body", next);
  }
}
