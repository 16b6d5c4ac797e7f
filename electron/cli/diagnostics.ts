import type { Position } from "../../shared/base/index.js";
import type { Diagnostic } from "../../shared/text/index.js";

/** A diagnostic of rules text, for programs. Lines and columns count from 1, in UTF-16 units. */
export interface DiagnosticRecord extends Position {
  readonly length: number;
  readonly code: string;
  readonly severity: Diagnostic["severity"];
  readonly message: string;
  /** What could stand there instead, in the order of the grammar. */
  readonly expected: readonly string[];
  /** What was most probably meant; null where nothing is near. */
  readonly suggestion: string | null;
  /** All that is near, nearest first. */
  readonly suggestions: readonly string[];
}

export function diagnosticRecord(diagnostic: Diagnostic, { line, column }: Position): DiagnosticRecord {
  const { code, severity, span, message, expected, suggestions } = diagnostic;
  const suggestion = suggestions[0] ?? null;
  return { line, column, length: span.to - span.from, code, severity, message, expected, suggestion, suggestions };
}

const mostListed = 8;

/** The message for people. It names what is near, or the few things that would fit there; this adds what else would fit. */
export function fullMessage({ message, expected, suggestion }: DiagnosticRecord): string {
  if (expected.length === 0 || suggestion !== null || /\bExpected\b/u.test(message)) return message;
  const others = expected.length - mostListed;
  const listed = expected
    .slice(0, mostListed)
    .map((each) => each.trim())
    .join(" | ");
  return `${message} Expected: ${listed}${others > 0 ? ` | ${others} others` : ""}`;
}
