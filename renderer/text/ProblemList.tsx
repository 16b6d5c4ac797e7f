import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Diagnostic, Fix } from "../../shared/text/index.js";
import { editorTexts, explained } from "./texts.js";

interface Props {
  readonly diagnostics: readonly Diagnostic[];
  readonly isReadOnly: boolean;
  readonly onGo: (diagnostic: Diagnostic) => void;
  readonly onFix: (fix: Fix) => void;
}

const icons = { error: <CircleAlert />, warning: <TriangleAlert />, hint: <Info /> };
const names = { error: editorTexts.error, warning: editorTexts.warning, hint: editorTexts.note };
const mostShown = 12;
const mostFixes = 3;

/** All problems of the texts of the row, with their fixes. */
export function ProblemList({ diagnostics, isReadOnly, onGo, onFix }: Props): ReactNode {
  if (diagnostics.length === 0) return null;
  return (
    <ul className="rules-problems" aria-label={editorTexts.problemsOfThisRow}>
      {diagnostics.slice(0, mostShown).map((diagnostic) => {
        const { severity, code, cell, span, fixes } = diagnostic;
        return (
          <li key={`${code} ${cell} ${span.from} ${span.to}`} className={`rules-problem is-${severity}`}>
            <button type="button" className="rules-said" onClick={() => onGo(diagnostic)}>
              <span role="img" aria-label={names[severity]}>
                {icons[severity]}
              </span>
              <span>{explained(diagnostic)}</span>
            </button>
            {!isReadOnly &&
              fixes.slice(0, mostFixes).map((fix) => (
                <button key={fix.title} type="button" className="button is-small" onClick={() => onFix(fix)}>
                  {fix.title}
                </button>
              ))}
          </li>
        );
      })}
      {diagnostics.length > mostShown && (
        <li className="rules-more">{editorTexts.andMore(diagnostics.length - mostShown)}</li>
      )}
    </ul>
  );
}
