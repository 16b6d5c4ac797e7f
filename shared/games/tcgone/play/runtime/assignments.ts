import { act } from "./procedure.js";
import { bundleVars } from "./scene.js";
import { kindOf, numberOf, partOf, type Value } from "./values.js";
import type { Entry } from "../types.js";
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

export function writeField({ m }: Run, owner: Value, field: string, value: Value): void {
  if (kindOf(owner) === "event") {
    const event = m.event();
    if (event === undefined) return;
    m.log({ type: "changed", seat: m.cause.seat, data: { event: event.type, field, value } });
    event.data = { ...event.data, [field]: value };
  } else if (kindOf(owner) === "entry" && (field === "dmg" || field === "amount")) {
    changeEntry(m, partOf(owner, "at"), { amount: numberOf(value) });
  }
}

/** Changes a damage entry of the attack that is under way. */
export function changeEntry(m: Run["m"], at: number, change: Partial<Entry>): void {
  const { attack } = m.state.table;
  if (attack === null) return;
  const entries = attack.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry));
  const before = attack.entries[at]?.amount ?? 0;
  m.draft.table.attack = { ...attack, entries };
  if (change.amount !== undefined && change.amount !== before) {
    m.log({ type: "damage-changed", seat: m.cause.seat, amount: change.amount, data: { before } });
  }
}
