import type { Cause } from "./cause.js";
import type { Ability, JsonObject, MatchTypes } from "./state.js";
import type { Machine } from "./machine.js";
import type { ActivationReason } from "./program.js";
import { NONE } from "./seat.js";
import { endBundle, startBundle, withCause } from "./bundles.js";

/** An ability that the rules grant to a card in play. */
export interface AbilitySpec {
  readonly program: string;
  readonly kind: string;
  readonly cause: Cause;
  readonly vars?: JsonObject;
}

const isBlocked = <T extends MatchTypes>(machine: Machine<T>, ability: Ability): boolean =>
  machine.kernel.rules.isBlocked?.(machine, ability) ?? false;

export function startAbility<T extends MatchTypes>(machine: Machine<T>, spec: AbilitySpec): Ability {
  const ability: Ability = {
    id: machine.draft.nextId++,
    program: spec.program,
    kind: spec.kind,
    cause: spec.cause,
    vars: spec.vars ?? {},
    bundle: NONE,
  };
  machine.draft.abilities = [...machine.draft.abilities, ability];
  return isBlocked(machine, ability) ? ability : activate(machine, ability, "entered");
}

export function endAbility<T extends MatchTypes>(machine: Machine<T>, id: number): void {
  const ability = machine.ability(id);
  if (ability === undefined) return;
  if (ability.bundle !== NONE) deactivate(machine, ability);
  machine.draft.abilities = machine.draft.abilities.filter((each) => each.id !== id);
}

const isOn = ({ bundle }: Ability): boolean => bundle !== NONE;

/** Switches abilities off that are blocked now, and on that no longer are (KERNEL-6). */
export function checkAbilities<T extends MatchTypes>(machine: Machine<T>): void {
  const { abilities } = machine.draft;
  const { rules } = machine.kernel;
  if (abilities.length === 0 || rules.isBlocked === undefined) return;
  if (rules.mayBlock?.(machine) === false && abilities.every(isOn)) return;
  for (const listed of abilities) {
    // Looked up again once switching another one has replaced the list.
    const ability = machine.draft.abilities === abilities ? listed : machine.ability(listed.id);
    if (ability === undefined) continue;
    const blocked = isBlocked(machine, ability);
    if (blocked && ability.bundle !== NONE) deactivate(machine, ability);
    else if (!blocked && ability.bundle === NONE) activate(machine, ability, "other");
  }
}

function activate<T extends MatchTypes>(machine: Machine<T>, ability: Ability, reason: ActivationReason): Ability {
  const { program, cause, vars } = ability;
  const bundle = startBundle(machine, { program, cause, vars });
  const active = replace(machine, { ...ability, bundle: bundle.id });
  const code = machine.kernel.programOf(ability, machine.draft.constants);
  withCause(machine, cause, () => code.activate?.(machine, active, reason));
  return active;
}

function deactivate<T extends MatchTypes>(machine: Machine<T>, ability: Ability): void {
  const code = machine.kernel.programOf(ability, machine.draft.constants);
  withCause(machine, ability.cause, () => code.deactivate?.(machine, ability));
  endBundle(machine, ability.bundle);
  replace(machine, { ...ability, bundle: NONE });
}

function replace<T extends MatchTypes>(machine: Machine<T>, ability: Ability): Ability {
  machine.draft.abilities = machine.draft.abilities.map((each) => (each.id === ability.id ? ability : each));
  return ability;
}
