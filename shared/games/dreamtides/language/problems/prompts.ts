import type { CardDiagnostic } from "../cells.js";
import { lex } from "../tokens/lex.js";
import { CODES } from "./codes.js";
import { lexicalProblem } from "./lexical.js";
import { problem } from "./make.js";
import { quoted } from "./spelling.js";
import type { VariablesCell } from "./references.js";
import { probableName } from "./variables.js";

/**
 * What is wrong with the texts of prompts. They are shown and never parsed (DISPLAY-16), so nothing in
 * them keeps a card from being read: all of it is warnings.
 */
export function promptProblems(text: string, { variables }: VariablesCell): CardDiagnostic[] {
  if (text === "") return [];
  const { tokens, fault } = lex(text);
  const known = new Set([...variables.bindings.map(({ name }) => name), ...variables.malformed.map(probableName)]);
  const missing = tokens.flatMap((token) => {
    const name = token.kind === "Directive" ? /\$(\w+)/.exec(token.text)?.[1] : undefined;
    if (name === undefined || known.has(name)) return [];
    const message = `Unresolved variable: ${quoted(name)}. The variables bind no ${quoted(name)}.`;
    return [problem(CODES.unresolvedVariable, "prompts", token, message, { severity: "warning" })];
  });
  if (fault === undefined) return missing;
  const lexical = lexicalProblem(text, fault);
  const fixes = lexical.fixes.map(({ title, edits }) => ({
    title,
    edits: edits.map(({ changes }) => ({ cell: "prompts" as const, changes })),
  }));
  return [...missing, { ...lexical, cell: "prompts", severity: "warning", fixes }];
}
