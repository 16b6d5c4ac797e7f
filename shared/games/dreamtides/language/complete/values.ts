import type { Terminal } from "../../../../text/index.js";
import type { CardEdit } from "../cells.js";
import { readDirective } from "../tokens/directive.js";
import { needed } from "../variables/needed.js";
import { missingVariables } from "../problems/place-variable.js";
import type { VariablesCell } from "../problems/references.js";

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
