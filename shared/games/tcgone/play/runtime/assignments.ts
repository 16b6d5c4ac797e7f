import { EVERYBODY } from "../../../../match/index.js";
import { abilityName } from "../rules/abilities.js";
import { moveName } from "../rules/moves.js";
import { nameOf } from "../rules/units.js";
import { act } from "./journal.js";
import { bundleVars } from "./env.js";
import type { Scene } from "./scene.js";
import { kindOf, numberOf, partOf, type Value } from "./values.js";
import type { Run } from "./run.js";

export function nameIn(run: Run, name: string): Value {
  const local = run.env.locals.find(name);
  if (local !== undefined) return local;
  if (name === "ef") return { is: "event" };
  return bundleVars(run.env)[name] ?? null;
}

export function assignName(run: Run, name: string, next: (old: Value) => Value): null {
  const { env, m } = run;
  const local = env.locals.find(name);
  if (local !== undefined) {
    env.locals.assign(
      name,
      act(() => next(local)),
    );
    return null;
  }
  const bundle = env.scene.bundle;
  return act(() => {
    const vars = m.bundle(bundle)?.vars;
    if (vars !== undefined)
      m.setVars(bundle, { ...vars, vars: { ...bundleVars(env), [name]: next(nameIn(run, name)) } });
    return null;
  });
}

export function writeField({ m, env }: Run, owner: Value, field: string, value: Value): void {
  if (kindOf(owner) === "event") {
    const event = m.event();
    if (event === undefined) return;
    m.log({ type: "changed", seat: m.cause.seat, data: { event: event.type, field, value } });
    event.data = { ...event.data, [field]: value };
  } else if (kindOf(owner) === "entry" && (field === "dmg" || field === "amount")) {
    changeAmount(m, partOf(owner, "at"), numberOf(value), env.scene);
  }
}

/** Changes the damage of an entry of the attack that is under way, and notes down what did. */
function changeAmount(m: Run["m"], at: number, amount: number, scene: Scene): void {
  const { attack } = m.state.table;
  const before = attack?.entries[at]?.amount;
  if (attack === null || before === undefined || before === amount) return;
  const step = { change: amount > before ? `+ ${amount - before}` : `− ${before - amount}`, by: sourceIn(m, scene) };
  const entries = attack.entries.map((entry, index) =>
    index === at ? { ...entry, amount, steps: [...entry.steps, step] } : entry,
  );
  m.draft.table.attack = { ...attack, entries };
  m.log({ type: "damage-changed", seat: m.cause.seat, amount, data: { before } });
}

/** The card whose text runs, and the move or ability of it; one that not all players know is an effect. */
function sourceIn(m: Run["m"], { card, move, ability }: Scene): string {
  const found = m.state.cards[card];
  if (found === undefined || (m.knownBy(found) & EVERYBODY) !== EVERYBODY) return "an effect";
  const name = nameOf(m, card);
  const own = moveName(m, move) || abilityName(m, ability);
  return own === "" || own === name ? name : `${name}: ${own}`;
}
