import type { Span } from "../../../base/index.js";
import { paragraphSpans } from "../../../text/index.js";
import type { Ability } from "./ast.js";
import type { CardDiagnostic, Cells } from "./cells.js";
import { parseParagraph, type ParagraphParse } from "./parse.js";
import { lexicalProblem } from "./problems/lexical.js";
import { shifted } from "./problems/make.js";
import { promptProblems } from "./problems/prompts.js";
import { referenceProblems, type VariablesCell } from "./problems/references.js";
import { unexpectedProblem } from "./problems/unexpected.js";
import { usesIn, variableProblems } from "./problems/variables.js";
import { readVariables, type Variables } from "./variables/bindings.js";

/** One ability of a card, as it stands in the rules text. */
export interface Paragraph {
  readonly span: Span;
  /** `undefined` when the paragraph, or a variable it asks for, has an error. */
  readonly ability: Ability | undefined;
  /** Spans in it are of the paragraph's own text. */
  readonly parse: ParagraphParse;
  /** Spans in the rules text are of the paragraph's own text. */
  readonly problems: readonly CardDiagnostic[];
}

/** All that a card's texts say, and fail to say. */
export interface Analysis {
  readonly cells: Cells;
  readonly paragraphs: readonly Paragraph[];
  /** One for each paragraph. */
  readonly abilities: readonly (Ability | undefined)[];
  /** What the game would read: all abilities, or `undefined` while there is any error (`rules-text.md` 8.2). */
  readonly complete: readonly Ability[] | undefined;
  /** Those of the rules text by place, then of the variables, then of the prompts. */
  readonly diagnostics: readonly CardDiagnostic[];
  readonly variables: Variables;
}

/**
 * Reads the texts of a card together. Never throws, whatever they hold. Given the analysis of an earlier state of the
 * card, only paragraphs that have changed, or whose variables have, are read again.
 */
export function analyse(cells: Cells, previous?: Analysis): Analysis {
  const sameVariables = previous?.cells.variables === cells.variables;
  const variables = sameVariables ? previous.variables : readVariables(cells.variables);
  const cell: VariablesCell = { text: cells.variables, variables };
  const known = new Map(previous?.paragraphs.map((paragraph) => [paragraph.parse.text, paragraph]));
  const paragraphs = paragraphSpans(cells.rulesText).map((span) => {
    const text = cells.rulesText.slice(span.from, span.to);
    const before = known.get(text);
    return before !== undefined && (sameVariables || isUntouched(before, variables))
      ? { ...before, span }
      : readParagraph(text, span, cell);
  });
  const abilities = paragraphs.map(({ ability }) => ability);
  const diagnostics = [
    ...paragraphs.flatMap(({ span, problems }) => problems.map((problem) => shifted(problem, span.from))),
    ...variableProblems(cells.variables, variables, usesIn(paragraphs, cells.prompts ?? "")),
    ...promptProblems(cells.prompts ?? "", cell),
  ];
  const isBroken = diagnostics.some(({ severity }) => severity === "error");
  const complete = isBroken ? undefined : abilities.filter((ability) => ability !== undefined);
  return { cells, paragraphs, abilities, complete, diagnostics, variables };
}

/** Whether a paragraph without problems asks only for variables whose values are what they were. */
function isUntouched({ parse, problems }: Paragraph, { values }: Variables): boolean {
  if (problems.length > 0 || parse.resolved === undefined) return false;
  return parse.resolved.references.every(({ name, value }) => {
    const now = values.get(name);
    return value !== undefined && now?.kind === value.kind && now.value === value.value;
  });
}

function readParagraph(text: string, span: Span, cell: VariablesCell): Paragraph {
  const parse = parseParagraph(text, cell.variables.values);
  return { span, ability: parse.ability, parse, problems: problemsOf(parse, cell) };
}

function problemsOf(parse: ParagraphParse, cell: VariablesCell): CardDiagnostic[] {
  if (parse.ability !== undefined) return [];
  if (parse.fault !== undefined) return [lexicalProblem(parse.text, parse.fault)];
  const references = parse.resolved?.references ?? [];
  const missing = referenceProblems(parse.text, references, cell);
  // Which word a pronoun stands for hangs on its variable, and so does whether the grammar takes it.
  if (references.some(({ found, isPronoun }) => !found && isPronoun)) return missing;
  return [...missing, ...unexpectedProblem(parse, cell)].sort((left, right) => left.span.from - right.span.from);
}
