import { failed, ok, type Result } from "../../../base/index.js";
import { matchTokens, paragraphSpans } from "../../../text/index.js";
import type { Ability } from "./ast.js";
import { abilityGrammar } from "./grammar/abilities.js";
import { lex, type LexFault, type Token } from "./tokens/lex.js";
import { resolve, type ResolvedText, type VariableValues } from "./tokens/resolve.js";
import { readVariables } from "./variables/bindings.js";

/** The place past which no alternative of the grammar came. */
export interface GrammarStop {
  /** The resolved token; their number stands for the end. */
  readonly at: number;
  /** Whether rules were nested too deeply there. */
  readonly isTooDeep: boolean;
}

/** What came of one paragraph. Spans are of the paragraph's own text. */
export interface ParagraphParse {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly fault: LexFault | undefined;
  /** `undefined` after a fault. */
  readonly resolved: ResolvedText | undefined;
  /** `undefined` when anything is wrong with the paragraph or a variable it asks for. */
  readonly ability: Ability | undefined;
  /** Where the grammar stopped, if it did. */
  readonly stop: GrammarStop | undefined;
}

/**
 * Parses one trimmed paragraph. Where variables are missing the grammar is still asked, as if they were there, so that
 * both can be reported.
 */
export function parseParagraph(text: string, values: VariableValues): ParagraphParse {
  const { tokens, fault } = lex(text);
  if (fault !== undefined) {
    return { text, tokens, fault, resolved: undefined, ability: undefined, stop: undefined };
  }
  const resolved = resolve(tokens, values);
  const match = matchTokens(abilityGrammar, resolved);
  const ability = match.matched && resolved.references.every(({ found }) => found) ? match.value : undefined;
  const stop = match.matched ? undefined : { at: match.furthest, isTooDeep: match.isTooDeep };
  return { text, tokens, fault, resolved, ability, stop };
}

/**
 * The abilities of a card as the game reads them: all, or none when anything in its cells is wrong
 * (LANG-14). `analyse` says what is wrong.
 */
export function parseAbilities(rulesText: string, variables: string): Result<readonly Ability[], "broken"> {
  const { bindings, malformed, values } = readVariables(variables);
  if (malformed.length > 0 || bindings.some(({ value }) => value === undefined)) return failed("broken");
  const abilities: Ability[] = [];
  for (const { from, to } of paragraphSpans(rulesText)) {
    const { ability } = parseParagraph(rulesText.slice(from, to), values);
    if (ability === undefined) return failed("broken");
    abilities.push(ability);
  }
  return ok(abilities);
}
