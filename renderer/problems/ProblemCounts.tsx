import type { ReactNode } from "react";
import { askForProblems, putOffCount, setApp, shownCounts, useApp } from "../state/index.js";
import { filesWithoutSheets } from "./broken-files.js";
import { severities, SeverityIcon, severityNames } from "./severity.js";
import { texts } from "./texts.js";

/** How many problems the workspace has; a press shows them. */
export function ProblemCounts(): ReactNode {
  const sheets = useApp(({ workspace }) => workspace?.sheets);
  const isOpen = useApp((state) => state.problemsOpen);
  const broken = useApp(({ workspace }) => filesWithoutSheets(workspace?.files ?? []).length);
  const checking = useApp((state) => state.checking);
  const putOffRules = useApp((state) => state.putOffRules);
  if (!sheets) return null;
  const standing = sheets.map((sheet) => shownCounts(sheet, { putOffRules }));
  const putOff = sheets.reduce((sum, sheet) => sum + putOffCount(sheet, { putOffRules }), 0);
  const counts = severities.map((severity) => ({
    severity,
    count: standing.reduce((sum, problems) => sum + problems[severity], severity === "error" ? broken : 0),
  }));
  const shown = counts.filter(({ severity, count }) => count > 0 || severity === "error");
  const said = shown
    .map(({ severity, count }) => `${count} ${severityNames[severity].toLowerCase()}${count === 1 ? "" : "s"}`)
    .concat(putOff === 0 ? [] : [texts.putOffCount(putOff)])
    .join(", ");
  return (
    <button
      type="button"
      className="status-button"
      aria-pressed={isOpen}
      title={texts.showOrHideProblems(said)}
      onClick={() => (isOpen ? setApp({ problemsOpen: false }) : askForProblems())}
    >
      <span className="visually-hidden">{texts.problemsLabel} </span>
      {shown.map(({ severity, count }) => (
        <span key={severity} className="status-count">
          <SeverityIcon severity={severity} /> {count.toLocaleString("en")}
        </span>
      ))}
      {putOff > 0 && <span className="status-put-off">{texts.putOffCount(putOff)}</span>}
      {checking !== null && <span className="status-checking">{texts.checking(checking)}</span>}
    </button>
  );
}
