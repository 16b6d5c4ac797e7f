import type { Span } from "../../../base/index.js";
import { paragraphSpans } from "../../../text/index.js";
import type { Ability } from "./ast.js";
import type { CardDiagnostic, Cells } from "./cells.js";
import { parseParagraph, type ParagraphParse } from "./parse.js";
import { lexicalProblem } from "./problems/lexical.js";
import { shifted } from "./problems/make.js";
import { promptProblems } from "./problems/prompts.js";
import { referenceProblems, type VariablesCell } from "./problems/references.js";
import { unexpectedProblem, type ProblemDetail } from "./problems/unexpected.js";
import { usesIn, variableProblems } from "./problems/variables.js";
import { readVariables, type Variables } from "./variables/bindings.js";

/** One ability of a card, as it is in the rules text. */
export interface Paragraph {
  readonly span: Span;
  /** `undefined` when the paragraph, or a variable it asks for, has an error. */
  readonly ability: Ability | undefined;
  /** Spans in it are of the paragraph's own text. */
  readonly parse: ParagraphParse;
  /** Spans in the rules text are of the paragraph's own text. */
  readonly problems: readonly CardDiagnostic[];
  readonly detail: ProblemDetail;
}

/** All that a card's texts say, and fail to say. */
export interface Analysis {
  readonly cells: Cells;
  readonly paragraphs: readonly Paragraph[];
  /** One for each paragraph. */
  readonly abilities: readonly (Ability | undefined)[];
  /** What the game would read: all abilities, or `undefined` while there is any error (LANG-14). */
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
  const kept = sameVariables ? previous.paragraphs : (previous?.paragraphs ?? []).filter(isUntouched(variables));
  const paragraphs = readParagraphs(cells.rulesText, cell, kept);
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

/** How many broken paragraphs of a card are explained; a person has one or two, a hostile file has thousands. */
const MOST_EXPLAINED = 20;

function readParagraphs(rulesText: string, cell: VariablesCell, kept: readonly Paragraph[]): Paragraph[] {
  const known = new Map(kept.map((paragraph) => [paragraph.parse.text, paragraph]));
  let broken = 0;
  return paragraphSpans(rulesText).map((span) => {
    const text = rulesText.slice(span.from, span.to);
    const detail = broken < MOST_EXPLAINED ? "explained" : "placed";
    let paragraph = known.get(text);
    if (paragraph === undefined || (paragraph.ability === undefined && paragraph.detail !== detail)) {
      paragraph = readParagraph(text, span, cell, detail);
      known.set(text, paragraph);
    }
    if (paragraph.ability === undefined) broken += 1;
    return { ...paragraph, span };
  });
}

/** Whether a paragraph has an ability and asks only for variables whose values are what they were. */
const isUntouched =
  ({ values }: Variables) =>
  ({ parse, ability }: Paragraph): boolean =>
    ability !== undefined &&
    (parse.resolved?.references ?? []).every(({ name, value }) => {
      const now = values.get(name);
      return now?.kind === value?.kind && now?.value === value?.value;
    });

function readParagraph(text: string, span: Span, cell: VariablesCell, detail: ProblemDetail): Paragraph {
  const parse = parseParagraph(text, cell.variables.values);
  const { ability } = parse;
  if (ability !== undefined) return { span, ability, parse, detail: "explained", problems: [] };
  return { span, ability, parse, detail, problems: problemsOf(parse, cell, detail) };
}

function problemsOf(parse: ParagraphParse, cell: VariablesCell, detail: ProblemDetail): CardDiagnostic[] {
  if (parse.fault !== undefined) return [lexicalProblem(parse.text, parse.fault, cell)];
  const references = parse.resolved?.references ?? [];
  const missing = referenceProblems(parse.text, references, cell);
  // Which word a pronoun stands for depends on its variable, and so does whether the grammar accepts it.
  if (references.some(({ found, isPronoun }) => !found && isPronoun)) return missing;
  return [...missing, ...unexpectedProblem(parse, cell, detail)].sort(
    (left, right) => left.span.from - right.span.from,
  );
}
