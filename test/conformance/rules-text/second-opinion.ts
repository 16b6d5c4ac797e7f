import { abilityGrammar } from "../../../shared/games/dreamtides/language/grammar/abilities.js";
import { lex } from "../../../shared/games/dreamtides/language/tokens/lex.js";
import { resolve } from "../../../shared/games/dreamtides/language/tokens/resolve.js";
import { readVariables } from "../../../shared/games/dreamtides/language/variables/bindings.js";
import { matchTokens } from "../../../shared/text/index.js";
import { specification, specTokens } from "./material.js";
import { matchSpec, readClasses, readSpecGrammar } from "./spec-grammar.js";

export const specGrammar = readSpecGrammar(specification);
const classes = readClasses(specification);

/** What a text means by the specification's own grammar: the JSON of its ability, or the token it fails at. */
export function meaningBySpec(text: string, variables: string): string {
  const match = matchSpec(specGrammar, classes, specTokens(text, variables));
  return match.matched ? JSON.stringify(match.value) : `fails at ${match.at}`;
}

/** The same by ours, with forms chosen by the next token or tried all in turn. */
export function meaningByUs(text: string, variables: string, way: "dispatched" | "in turn"): string {
  const tokens = resolve(lex(text).tokens, readVariables(variables).values);
  const match = matchTokens(abilityGrammar, tokens, way === "in turn" ? {} : undefined);
  return match.matched ? JSON.stringify(match.value) : `fails at ${match.furthest}`;
}
