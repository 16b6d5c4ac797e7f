import type { Span } from "../../../../../base/index.js";
import type { DisplayText } from "../../../../../text/index.js";
import { plainOf, runsOf } from "../runs.js";
import { evaluateDirective, isValue, type Scope } from "./evaluate.js";
import { describeFault, type TemplateFault } from "./fault.js";
import { suggestionsFor } from "./suggest.js";
import { readTemplate } from "./syntax.js";
import { textValue } from "./value.js";

export interface RenderedTemplate extends DisplayText, MarkedTemplate {}

/** A template with its values, as markup that is not yet split into runs. */
export interface MarkedTemplate {
  readonly markup: string;
  /** In the order of the text. A part with a problem stands in the display as it was written. */
  readonly problems: readonly TemplateProblem[];
  /** Where each stretch of the markup comes from, in order and without gaps. */
  readonly pieces: readonly Piece[];
}

/** Markup up to the offset `end` comes from this span of the template: text unit by unit, a directive as a whole. */
export interface Piece extends Span {
  readonly kind: "text" | "directive";
  readonly end: number;
}

/** What is wrong at one place of a template; offsets are UTF-16 units into the text that was rendered. */
export interface TemplateProblem extends Span {
  readonly code: `dreamtides/template-${TemplateFault["kind"]}`;
  readonly message: string;
  /** Names that were probably meant, the nearest first. */
  readonly suggestions: readonly string[];
  readonly fault: TemplateFault;
}

/** Units; far more than any card shows. Long values used often would otherwise grow into gigabytes. */
const LONGEST_MARKUP = 1_000_000;

/** Nobody fixes more at a time, and a text may have one at every unit. */
const MOST_PROBLEMS = 100;

export function displayOf(markup: string): DisplayText {
  const runs = runsOf(markup);
  return { markup, runs, plain: plainOf(runs) };
}

/**
 * Renders directive text with the values of its variables, as one text: nothing is trimmed or split (DISPLAY-4). The
 * reference shows nothing once a part fails; here the other parts are still shown.
 */
export const renderTemplate = (text: string, bindings: Scope): RenderedTemplate =>
  displayOfTemplate(markTemplate(text, bindings));

export const displayOfTemplate = (marked: MarkedTemplate): RenderedTemplate => ({
  ...displayOf(marked.markup),
  problems: marked.problems,
  pieces: marked.pieces,
});

/** As `renderTemplate`, for those who do not look at the runs. */
export function markTemplate(text: string, bindings: Scope): MarkedTemplate {
  const template = readTemplate(text);
  const problems = template.flaws
    .slice(0, MOST_PROBLEMS)
    .map((flaw) => problemAt(flaw, { kind: flaw.reason }, bindings));
  const pieces: Piece[] = [];
  let markup = "";
  for (const segment of template.segments) {
    const { from, to } = segment;
    if (markup.length > LONGEST_MARKUP) {
      problems.push(problemAt({ from, to: text.length }, { kind: "too-long" }, bindings));
      break;
    }
    const value = segment.kind === "literal" ? textValue(segment.text) : evaluateDirective(segment.directive, bindings);
    if (!isValue(value) && problems.length < MOST_PROBLEMS) problems.push(problemAt(segment, value, bindings));
    markup += isValue(value) ? value.text : text.slice(from, to);
    const isText = segment.kind === "literal" && segment.text.length === to - from;
    pieces.push({ kind: isText ? "text" : "directive", from, to, end: markup.length });
  }
  problems.sort((one, other) => one.from - other.from);
  return { markup, problems, pieces };
}

/** The span of the template that a span of its markup comes from; an empty span stays where it is. */
export function sourceOf({ pieces }: Pick<MarkedTemplate, "pieces">, span: Span): Span {
  let start = 0;
  let from: number | undefined;
  let to = 0;
  for (const piece of pieces) {
    const isText = piece.kind === "text";
    if (from === undefined && span.from < piece.end) from = isText ? piece.from + span.from - start : piece.from;
    if (span.to > start) to = isText ? Math.min(piece.to, piece.from + span.to - start) : piece.to;
    start = piece.end;
  }
  const end = Math.max(to, from ?? 0);
  return { from: from ?? end, to: end };
}

function problemAt({ from, to }: Span, fault: TemplateFault, bindings: Scope): TemplateProblem {
  return {
    code: `dreamtides/template-${fault.kind}`,
    message: describeFault(fault),
    suggestions: suggestionsFor(fault, bindings),
    fault,
    from,
    to,
  };
}
