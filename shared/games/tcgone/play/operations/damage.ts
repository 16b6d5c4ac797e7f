import { NONE } from "../../../../match/index.js";
import { namesIn } from "../cards/code.js";
import { activeOf, valueOf } from "../rules/units.js";
import type { Arguments } from "../runtime/arguments.js";
import { act, call, change, raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { bodyArgs, eventOn, type Run } from "../runtime/run.js";
import { captured } from "../runtime/env.js";
import { listOf, playerValue, type Value } from "../runtime/values.js";
import { isStillUnit, numberIn, unitIn, unitsIn, type Perform } from "./operation.js";
import { kindOfSource } from "../runtime/event-members.js";

const sourceIn = ({ source }: Arguments): string | undefined =>
  source === undefined ? undefined : kindOfSource(source);
const ownerOf = ({ m }: Run, unit: number): number => m.card(unit).owner;

export function defendingValue({ m, env }: Run): Value {
  return act(() => valueOf(m, activeOf(m, m.opponent(env.scene.seat))));
}

/** Damage is only noted down: the attack does it when its text is done (DUEL-5). */
const damage = (...flags: readonly string[]): Perform =>
  function* (run, given) {
    const units = unitsIn(run, given, "to", defendingValue(run));
    const amount = numberIn(given, "amount");
    const all = [...flags, ...listOf(given.values["flags"])];
    for (const unit of units) {
      const attacker = run.env.scene.self;
      const data = { amount, attacker, move: run.env.scene.move, flags: all };
      yield* raise(eventOn("DAMAGE", unit, ownerOf(run, unit), data), sourceIn(given));
    }
    return null;
  };

/** An event on each of some units, for as long as they are there. */
function* onEach(
  run: Run,
  given: Arguments,
  units: readonly number[],
  type: string,
  data: (unit: number) => Readonly<Record<string, Value>>,
): Steps<null> {
  for (const unit of units) {
    if (!act(() => isStillUnit(run, unit))) continue;
    const fields = act(() => data(unit));
    yield* raise(eventOn(type, unit, ownerOf(run, unit), fields), sourceIn(given));
  }
  return null;
}

const flagAll = (flag: string): Perform =>
  function (run) {
    return change(() => {
      const { attack } = run.m.state.table;
      if (attack === null) return;
      const entries = attack.entries.map((entry) => ({ ...entry, flags: [...entry.flags, flag] }));
      run.m.draft.table.attack = { ...attack, entries };
    });
  };

export const damages: Readonly<Record<string, Perform>> = {
  damage: damage(),
  noWrDamage: damage("NO_WEAKNESS", "NO_RESISTANCE"),
  swiftDamage: damage("NO_WEAKNESS", "NO_RESISTANCE", "NO_DEFENDING_EFFECT"),
  shredDamage: damage("NO_DEFENDING_EFFECT"),
  noWeaknessDamage: damage("NO_WEAKNESS"),
  noResistanceDamage: damage("NO_RESISTANCE"),
  noResistanceOrAnyEffectDamage: damage("NO_RESISTANCE", "NO_DEFENDING_EFFECT"),
  dontApplyResistance: flagAll("NO_RESISTANCE"),
  dontApplyWeakness: flagAll("NO_WEAKNESS"),
  afterDamage(run, given) {
    const block = given.blocks["do"];
    if (block === undefined) return null;
    return change(() => {
      const { attack } = run.m.state.table;
      const locals = captured(run.env, namesIn(block));
      const args = bodyArgs(run.env.scene, run.code, block, locals);
      if (attack !== null) run.m.draft.table.attack = { ...attack, after: [...attack.after, args] };
    });
  },
  *directDamage(run, given) {
    const units = unitsIn(run, given, "to");
    const amount = numberIn(given, "amount");
    return yield* onEach(run, given, units, "DIRECT_DAMAGE", () => ({ amount }));
  },
  *heal(run, given) {
    const units = unitsIn(run, given, "unit", run.env.scene.self);
    const amount = numberIn(given, "amount");
    return yield* onEach(run, given, units, "REMOVE_DAMAGE_COUNTER", () => ({ amount }));
  },
  *healAll(run, given) {
    const units = unitsIn(run, given, "unit", run.env.scene.self);
    return yield* onEach(run, given, units, "REMOVE_DAMAGE_COUNTER", (unit) => ({ amount: run.m.card(unit).damage }));
  },
  *knockOut(run, given) {
    const units = unitsIn(run, given, "unit");
    for (const unit of units) yield* call("knock-out", { units: [unit], attacker: NONE });
    return null;
  },
  *checkFaint(run) {
    yield* raise(eventOn("CHECK_FAINT", NONE, run.env.scene.seat));
    return null;
  },
  *apply(run, given) {
    const units = unitsIn(run, given, "unit", defendingValue(run));
    const type = given.values["type"] ?? null;
    return yield* onEach(run, given, units, "APPLY_SPECIAL_CONDITION", () => ({ type }));
  },
  *clearSpecialCondition(run, given) {
    const units = unitsIn(run, given, "unit", run.env.scene.self);
    const types = listOf(given.values["types"]);
    return yield* onEach(run, given, units, "CLEAR_SPECIAL_CONDITION", (unit) => ({
      types: types.length === 0 ? run.m.card(unit).conditions : types,
    }));
  },
  *targeted(run, given) {
    const units = unitsIn(run, given, "unit");
    const { do: block } = given.blocks;
    for (const unit of units) {
      const source = given.values["source"];
      const kind = typeof source === "string" ? kindOfSource(source) : undefined;
      const happened = yield* raise(eventOn("TARGETED", unit, ownerOf(run, unit)), kind);
      if (happened && block !== undefined)
        yield* call("body", bodyArgs(run.env.scene, run.code, block, captured(run.env, namesIn(block))));
    }
    return null;
  },
  *raise(run, given) {
    const unit = unitIn(run, given, "unit", run.env.scene.self);
    const marker = given.values["marker"] ?? null;
    const data = { marker, player: playerValue(run.env.scene.seat) };
    yield* raise(eventOn("CUSTOM", unit, run.env.scene.seat, data));
    return null;
  },
};
