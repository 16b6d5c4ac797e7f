import type { Span } from "../../../../base/index.js";
import type { Severity } from "../../../../text/index.js";

/** Something to say about a stretch of a script. */
export interface Problem extends Span {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly expected: readonly string[];
  /** What the stretch would better say, nearest first. */
  readonly suggestions: readonly string[];
}

interface Details {
  readonly expected?: readonly string[];
  readonly suggestions?: readonly string[];
}

/** Collects what is wrong, in the order in which it is found; the same thing at the same place once. */
export class Problems {
  readonly found: Problem[] = [];
  readonly #said = new Set<string>();

  error(code: string, span: Span, message: string, details?: Details): void {
    this.#add(code, "error", span, message, details);
  }

  warning(code: string, span: Span, message: string, details?: Details): void {
    this.#add(code, "warning", span, message, details);
  }

  hint(code: string, span: Span, message: string, details?: Details): void {
    this.#add(code, "hint", span, message, details);
  }

  #add(code: string, severity: Severity, { from, to }: Span, message: string, details: Details = {}): void {
    const key = `${code} ${String(from)} ${String(to)}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    const { expected = [], suggestions = [] } = details;
    this.found.push({ code: `effect/${code}`, severity, from, to, message, expected, suggestions });
  }
}
