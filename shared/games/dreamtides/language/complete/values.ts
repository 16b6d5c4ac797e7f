import type { Terminal } from "../../../../text/index.js";
import type { CardEdit } from "../cells.js";
import { readDirective, type DirectiveReading } from "../tokens/directive.js";
import { addVariable, initialValue } from "../variables/edit.js";
import type { VariablesCell } from "../problems/references.js";
import { FIGMENT_VARIABLE, SUBTYPE_VARIABLE, type VariableKind } from "../vocabulary/phrases.js";

/** A directive that a value class of the grammar takes, and the variables it would need. */
export interface WrittenValue {
  readonly text: string;
  readonly edits: readonly CardEdit[];
}

/** Other ways to write what a class shows as one directive. */
const OTHER_WAYS: Readonly<Record<string, readonly string[]>> = {
  "{cards($c)}": ["{top_n_cards($v)}"],
  "{multiply_by($n)}": ["{n_random_characters($n)}"],
  "{subtype($t)}": ["{@a subtype($t)}", "{@plural subtype($t)}"],
  "{figment($g)}": ["{@a figment($g)}"],
};

/** The ways to write a value, first with the variables that are bound, then with the usual one, to be bound. */
export function writtenValues({ shown }: Terminal, cell: VariablesCell): WrittenValue[] {
  return [shown, ...(OTHER_WAYS[shown] ?? [])].flatMap((text) => withVariables(text, cell));
}

function withVariables(text: string, cell: VariablesCell): WrittenValue[] {
  const usual = /\$([a-z]+\d*)/.exec(text)?.[1] ?? "";
  const { kind } = needed(readDirective(text.slice(1, -1)))[0] ?? { kind: "integer" };
  const bound = [...cell.variables.values]
    .filter(([name, value]) => value.kind === kind && name !== usual && isNumbered(name, usual))
    .map(([name]) => text.replace(`$${usual}`, `$${name}`));
  return [text, ...bound].map((way) => ({ text: way, edits: missingVariables(way, cell) }));
}

/** Whether a name is the usual one with a number: `c2` for `c`. */
const isNumbered = (name: string, usual: string): boolean =>
  name.startsWith(usual) && /^\d+$/.test(name.slice(usual.length));

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

/** The variables a directive reads. */
export function needed(reading: DirectiveReading): { readonly name: string; readonly kind: VariableKind }[] {
  switch (reading.kind) {
    case "integer":
    case "pronoun":
      return [{ name: reading.variable, kind: "integer" }];
    case "subtype":
    case "figment":
      return [{ name: reading.variable, kind: reading.kind }];
    case "compound": {
      const kind = reading.becomes === "FigmentCount" ? "figment" : "subtype";
      return [
        { name: kind === "figment" ? FIGMENT_VARIABLE : SUBTYPE_VARIABLE, kind },
        { name: reading.countVariable, kind: "integer" },
      ];
    }
    default:
      return [];
  }
}
