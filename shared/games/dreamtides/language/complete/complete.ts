import { paragraphSpans } from "../../../../text/index.js";
import type { CellName, Cells, Completion } from "../cells.js";
import type { VariablesCell } from "../problems/references.js";
import { lex } from "../tokens/lex.js";
import { resolve } from "../tokens/resolve.js";
import { readVariables } from "../variables/bindings.js";
import type { VariableKind } from "../vocabulary/phrases.js";
import { completeDirective, completeVariable } from "./directives.js";
import { placeAt, type WritingPlace } from "./place.js";
import { completeRulesText } from "./rules-text.js";
import { completeVariables, type AskedKinds } from "./variables.js";

/** What may be written at an offset of one of a card's cells, the likeliest first. */
export function complete(cells: Cells, cell: CellName, offset: number): Completion[] {
  const variables: VariablesCell = { text: cells.variables, variables: readVariables(cells.variables) };
  switch (cell) {
    case "rulesText":
      return completeRulesText(cells.rulesText, offset, variables);
    case "prompts":
      return completeAny(placeAt(cells.prompts ?? "", offset), variables);
    case "variables": {
      const bound = new Set(variables.variables.bindings.map(({ name }) => name));
      return completeVariables(cells.variables, offset, askedKinds(cells.rulesText), bound);
    }
  }
}

function askedKinds(rulesText: string): AskedKinds {
  const asked = new Map<string, Set<VariableKind>>();
  for (const { from, to } of paragraphSpans(rulesText)) {
    for (const { name, kind } of resolve(lex(rulesText.slice(from, to)).tokens, new Map()).references) {
      asked.set(name, (asked.get(name) ?? new Set<VariableKind>()).add(kind));
    }
  }
  return asked;
}

/** Prompts are never parsed, so any directive may stand anywhere. */
const completeAny = (place: WritingPlace, variables: VariablesCell): Completion[] =>
  place.inside === "variable" ? completeVariable(place, variables) : completeDirective(place, variables);
