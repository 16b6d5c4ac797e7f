import { readVariables, type VariableValue } from "../variables/bindings.js";
import { FIGMENT_VARIABLE, SUBTYPE_VARIABLE } from "../vocabulary/phrases.js";
import { readDirective } from "./directive.js";
import { lex, type Token } from "./lex.js";
import type { VariableValues } from "./resolve.js";

/** A token as the game's own tools write it (LANG-2): `{"Word":"draw"}`, `{"Directive":"fast"}`, `"Period"`. */
export function tokenJson({ kind, text }: Token): unknown {
  return kind === "Word" || kind === "Directive" ? { [kind]: text } : kind;
}

/**
 * The tokens of a paragraph with its variables filled in, as the game's own tools write them (LANG-7):
 * `{"Token":{"Word":"draw"}}`, `{"Energy":3}`. A variable without a value of the right kind yields `null`.
 */
export function resolvedJson(paragraph: string, variables: string): unknown[] {
  const { values } = readVariables(variables);
  return lex(paragraph).tokens.flatMap((token) =>
    token.kind === "Directive" ? directiveJson(token.text, values) : [{ Token: tokenJson(token) }],
  );
}

function directiveJson(text: string, values: VariableValues): unknown[] {
  const reading = readDirective(text);
  switch (reading.kind) {
    case "display-only":
      return [];
    case "name":
      return [{ Token: { Directive: reading.name } }];
    case "pronoun": {
      const count = look(values, reading.variable, "integer");
      return [{ Token: { Word: count === 1 ? "it" : "them" } }];
    }
    case "integer":
      return [{ [reading.becomes]: look(values, reading.variable, "integer") }];
    case "subtype":
      return [{ Subtype: look(values, reading.variable, "subtype") }];
    case "figment":
      return [{ Figment: look(values, reading.variable, "figment") }];
    case "compound": {
      const count = look(values, reading.countVariable, "integer");
      return reading.becomes === "FigmentCount"
        ? [{ FigmentCount: { count, figment_type: look(values, FIGMENT_VARIABLE, "figment") } }]
        : [{ SubtypeCount: { count, subtype: look(values, SUBTYPE_VARIABLE, "subtype") } }];
    }
  }
}

function look(values: VariableValues, name: string, kind: VariableValue["kind"]): unknown {
  const bound = values.get(name);
  return bound?.kind === kind ? bound.value : null;
}
