import { useEffect, type ReactNode } from "react";
import { useApp } from "../../state/index.js";
import { texts } from "./texts.js";

/** What came of a page for which git waited; a browser that opened it for git alone closes it. */
export function VisitEnded(): ReactNode {
  const outcome = useApp(({ visitOutcome }) => visitOutcome);
  useEffect(() => window.close(), []);
  return (
    <main className="app visit-ended">
      <h1>{outcome && texts.outcomes[outcome]}</h1>
      <p>{texts.closeThisPage}</p>
    </main>
  );
}
