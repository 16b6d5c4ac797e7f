import type { Span } from "../../../../../base/index.js";
import { plainOf, runsOf, type StyledRun } from "../runs.js";
import { evaluateInterpolation, isValue, type Scope } from "./evaluate.js";
import { describeFault, type TemplateFault } from "./fault.js";
import { readTemplate } from "./syntax.js";

/** Card text in the three shapes that are wanted: the game's tags, styled runs, and letters alone. */
export interface DisplayText {
  readonly markup: string;
  readonly runs: readonly StyledRun[];
  readonly plain: string;
}

export interface RenderedTemplate extends DisplayText {
  /** In the order of the text. A part with a problem stands in the display as it was written. */
  readonly problems: readonly TemplateProblem[];
}

/** What is wrong at one place of a template; offsets are UTF-16 units into the text that was rendered. */
export interface TemplateProblem extends Span {
  readonly code: `dreamtides/template-${TemplateFault["kind"]}`;
  readonly message: string;
  readonly fault: TemplateFault;
}

export function displayOf(markup: string): DisplayText {
  const runs = runsOf(markup);
  return { markup, runs, plain: plainOf(runs) };
}

/**
 * Renders directive text with the values of its variables, as one text: nothing is trimmed or split (display spec 1). The
 * reference shows nothing once a part fails; here the other parts are still shown.
 */
export function renderTemplate(text: string, bindings: Scope): RenderedTemplate {
  const template = readTemplate(text);
  const problems = template.flaws.map((flaw) => problemAt(flaw, { kind: flaw.reason }));
  let markup = "";
  for (const segment of template.segments) {
    if (segment.kind === "literal") {
      markup += segment.text;
      continue;
    }
    const value = evaluateInterpolation(segment, bindings);
    if (isValue(value)) markup += value.text;
    else {
      markup += text.slice(segment.from, segment.to);
      problems.push(problemAt(segment, value));
    }
  }
  problems.sort((one, other) => one.from - other.from);
  return { ...displayOf(markup), problems };
}

function problemAt({ from, to }: Span, fault: TemplateFault): TemplateProblem {
  return { code: `dreamtides/template-${fault.kind}`, message: describeFault(fault), fault, from, to };
}
