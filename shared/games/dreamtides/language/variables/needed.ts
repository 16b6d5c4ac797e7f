import type { DirectiveReading } from "../tokens/directive.js";
import { FIGMENT_VARIABLE, SUBTYPE_VARIABLE, type VariableKind } from "../vocabulary/phrases.js";

export interface NeededVariable {
  readonly name: string;
  readonly kind: VariableKind;
}

/** The variables a directive reads. */
export function needed(reading: DirectiveReading): NeededVariable[] {
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
