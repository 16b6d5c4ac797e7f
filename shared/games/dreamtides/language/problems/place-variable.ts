import type { CardEdit } from "../cells.js";
import { readDirective } from "../tokens/directive.js";
import { addVariable, initialValue } from "../variables/edit.js";
import { readValue, type VariableValue } from "../variables/bindings.js";
import { needed } from "../variables/needed.js";
import type { WantedVariable } from "./candidates.js";
import type { VariablesCell } from "./references.js";

/** Where a wanted variable is to be had: its name in the directive, the name to write there, and what binds that. */
export interface PlacedVariable {
  readonly instead: string;
  readonly name: string;
  readonly edits: readonly CardEdit[];
}

/**
 * The name under which a new value can be had: one that has it already, one that nothing asks for any more (`unused`), or
 * else one that is free.
 */
export function placeFor(
  { name, value }: WantedVariable,
  { text, variables }: VariablesCell,
  unused: ReadonlySet<string> = none,
): PlacedVariable {
  if (value === undefined) {
    const isBound = variables.bindings.some((binding) => binding.name === name);
    const changes = isBound ? [] : [addVariable(text, variables.parts, name, initialValue("integer"))];
    return { instead: name, name, edits: changes.map((change) => ({ cell: "variables", changes: [change] })) };
  }
  const wanted = readValue(value);
  const isSame = (bound: VariableValue | undefined) => bound?.kind === wanted?.kind && bound?.value === wanted?.value;
  for (let number = 0; ; number += 1) {
    // `e1` and `e2` are the costs of choices, so further energies are counted from 3.
    const candidate = number === 0 ? name : `${name}${number + (name === "e" ? 2 : 1)}`;
    const bound = variables.values.get(candidate);
    if (bound !== undefined && isSame(bound)) return { instead: name, name: candidate, edits: [] };
    const binding = variables.bindings.findLast((each) => each.name === candidate);
    if (binding && unused.has(candidate)) {
      const { from, to } = binding.valueSpan;
      const changes = [{ from, to, insert: value }];
      return { instead: name, name: candidate, edits: [{ cell: "variables", changes }] };
    }
    if (bound === undefined) {
      const change = addVariable(text, variables.parts, candidate, value);
      return { instead: name, name: candidate, edits: [{ cell: "variables", changes: [change] }] };
    }
  }
}

const none: ReadonlySet<string> = new Set();

/** The changes that bind what a directive reads and the card does not bind. */
export function missingVariables(directive: string, { text, variables }: VariablesCell): CardEdit[] {
  const names = new Set(variables.bindings.map(({ name }) => name));
  const missing = needed(readDirective(directive.slice(1, -1))).filter(({ name }) => !names.has(name));
  const [first, ...more] = missing;
  if (first === undefined) return [];
  const change = addVariable(text, variables.parts, first.name, initialValue(first.kind));
  const insert = more.reduce((added, { name, kind }) => `${added}\n${name}: ${initialValue(kind)}`, change.insert);
  return [{ cell: "variables", changes: [{ ...change, insert }] }];
}
