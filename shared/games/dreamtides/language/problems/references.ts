import { trimText } from "../../../../text/index.js";
import type { Span } from "../../../../base/index.js";
import type { CardDiagnostic, CardFix } from "../cells.js";
import { readDirective, type DirectiveReading } from "../tokens/directive.js";
import type { VariableReference } from "../tokens/resolve.js";
import type { VariableValue, Variables } from "../variables/bindings.js";
import { addVariable, initialValue } from "../variables/edit.js";
import { subtypeSpelling } from "../vocabulary/names.js";
import type { VariableKind } from "../vocabulary/phrases.js";
import { CODES } from "./codes.js";
import { fix, problem, replace } from "./make.js";
import { quoted } from "./spelling.js";
import { probableName } from "./variables.js";

const KIND_NAMES: Readonly<Record<VariableKind, string>> = {
  integer: "a whole number",
  subtype: "a subtype",
  figment: "a figment",
};

const MOST_RENAMES = 5;
const MOST_PROBLEMS = 50;

/** The variables cell, read, for what the texts say about it. */
export interface VariablesCell {
  readonly text: string;
  readonly variables: Variables;
}

/**
 * The variables a paragraph asks for in vain, one diagnostic for each of the first places (LANG-5). A name that the
 * variables cell tries to bind and fails is reported only there. Spans are of the paragraph.
 */
export function referenceProblems(
  paragraph: string,
  references: readonly VariableReference[],
  cell: VariablesCell,
): CardDiagnostic[] {
  const failing = new Set([
    ...cell.variables.malformed.map(probableName),
    ...cell.variables.bindings.filter(({ value }) => value === undefined).map(({ name }) => name),
  ]);
  return references
    .filter(({ name, found }) => !found && !failing.has(name))
    .slice(0, MOST_PROBLEMS)
    .map((reference) => unresolved(paragraph, reference, cell));
}

function unresolved(paragraph: string, reference: VariableReference, cell: VariablesCell): CardDiagnostic {
  const { name, kind, token } = reference;
  const bound = cell.variables.values.get(name);
  const written = paragraph.slice(token.from, token.to);
  const others = [...cell.variables.values].filter(([, value]) => value.kind === kind).map(([other]) => other);
  const renames = renameFixes(paragraph, reference, others);
  const suggestions = renames.map((rename) => rename.name);
  const shown = quoted(name);
  const title = `Unresolved variable: ${shown}.`;
  if (bound === undefined) {
    const added = `${name}: ${initialValue(kind)}`;
    const change = addVariable(cell.text, cell.variables.parts, name, initialValue(kind));
    const add = fix(`Add missing variable ${quoted(added)}`, { cell: "variables", changes: [change] });
    const message = `${title} The variables bind no ${name === "" ? "variable without name" : shown}.`;
    return problem(CODES.unresolvedVariable, "rulesText", token, message, {
      expected: [added],
      suggestions,
      fixes: [...(isBindable(name) ? [add] : []), ...renames.map((rename) => rename.fix)],
    });
  }
  const binding = cell.variables.bindings.findLast((candidate) => candidate.name === name);
  const message = `${title} ${quoted(written)} needs ${KIND_NAMES[kind]}, and ${shown} is ${describeValue(bound)}.`;
  const change = (span: Span) =>
    fix(`Change ${shown} to ${initialValue(kind)}`, replace("variables", span, initialValue(kind)));
  return problem(CODES.wrongKind, "rulesText", token, message, {
    expected: [KIND_NAMES[kind]],
    suggestions,
    related:
      binding === undefined ? [] : [{ cell: "variables", span: binding.span, message: `${shown} is bound here.` }],
    fixes: [...renames.map((rename) => rename.fix), ...(binding === undefined ? [] : [change(binding.valueSpan)])],
  });
}

/** Whether a `variables` cell could bind the name. */
const isBindable = (name: string): boolean => name !== "" && trimText(name) === name && !/[,:\n]/.test(name);

/** A value in a sentence. */
export function describeValue(value: VariableValue): string {
  switch (value.kind) {
    case "integer":
      return `the number ${value.value}`;
    case "subtype":
      return `the subtype ${subtypeSpelling(value.value)}`;
    case "figment":
      return `the figment ${value.value.toLowerCase()}`;
  }
}

/** Ways to let the directive read a bound variable of the right kind, where its text names the missing one. */
function renameFixes(paragraph: string, { name, token }: VariableReference, others: readonly string[]): Rename[] {
  const at = token.text.indexOf(`$${name}`);
  // Where lower case is longer, offsets in the token's text are not those of what is written.
  if (at === -1 || token.text.length !== token.to - token.from - 2) return [];
  const named = token.from + 1 + at + 1;
  const span = { from: named, to: named + name.length };
  return others.slice(0, MOST_RENAMES).flatMap((other) => {
    const renamed = paragraph.slice(token.from + 1, span.from) + other + paragraph.slice(span.to, token.to - 1);
    if (!readsVariable(renamed, other, token.text)) return [];
    return [{ name: other, fix: fix(`Use variable ${quoted(other)}`, replace("rulesText", span, other)) }];
  });
}

interface Rename {
  readonly name: string;
  readonly fix: CardFix;
}

/** Whether a directive reads the variable and otherwise still becomes what it was to become. */
function readsVariable(directive: string, variable: string, before: string): boolean {
  const now = readDirective(directive.toLowerCase());
  const then = readDirective(before);
  const becomes = (reading: DirectiveReading) => ("becomes" in reading ? reading.becomes : reading.kind);
  const reads = "variable" in now ? now.variable : "countVariable" in now ? now.countVariable : undefined;
  return reads === variable && becomes(now) === becomes(then);
}
