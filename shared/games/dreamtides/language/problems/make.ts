import type { Span } from "../../../../base/index.js";
import type { CardDiagnostic, CardEdit, CardFix, CellName } from "../cells.js";
import type { ProblemCode } from "./codes.js";

type Details = Partial<Pick<CardDiagnostic, "severity" | "expected" | "suggestions" | "related" | "fixes">>;

/** A diagnostic, an error unless the details say otherwise. */
export function problem(
  code: ProblemCode,
  cell: CellName,
  span: Span,
  message: string,
  details: Details = {},
): CardDiagnostic {
  const { from, to } = span;
  return {
    code,
    severity: "error",
    cell,
    span: { from, to },
    message,
    expected: [],
    suggestions: [],
    related: [],
    fixes: [],
    ...details,
  };
}

/** Replaces one span of one cell. */
export const replace = (cell: CellName, { from, to }: Span, insert: string): CardEdit => ({
  cell,
  changes: [{ from, to, insert }],
});

export const fix = (title: string, ...edits: readonly CardEdit[]): CardFix => ({ title, edits });

/** The same diagnostic about a text that begins `offset` units further into the rules text. */
export function shifted(diagnostic: CardDiagnostic, offset: number): CardDiagnostic {
  if (offset === 0) return diagnostic;
  const move = ({ from, to }: Span): Span => ({ from: from + offset, to: to + offset });
  return {
    ...diagnostic,
    span: move(diagnostic.span),
    fixes: diagnostic.fixes.map(({ title, edits }) => ({
      title,
      edits: edits.map(({ cell, changes }) =>
        cell !== "rulesText"
          ? { cell, changes }
          : { cell, changes: changes.map(({ insert, ...span }) => ({ ...move(span), insert })) },
      ),
    })),
  };
}
