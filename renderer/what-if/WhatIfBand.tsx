import { GitBranch } from "lucide-react";
import type { ReactNode } from "react";
import { openOverlay, shownWhatIf, useApp } from "../state/index.js";
import { dropWhatIf, keepWhatIf, showWhatIf } from "./acts.js";
import { texts } from "./texts.js";

/** Over the sheet while a what-if is on screen: which one, and the ways out of it. */
export function WhatIfBand(): ReactNode {
  const whatIf = useApp(shownWhatIf);
  if (!whatIf) return null;
  const { id, name, edits, conflicts } = whatIf;
  return (
    <section className="what-if-band" aria-label={texts.band}>
      <GitBranch aria-hidden="true" />
      <p>
        {texts.inWhatIf} <strong>{name}</strong>: {texts.edits(edits)}, {texts.inNoFile}
      </p>
      {conflicts > 0 && (
        <button type="button" className="button is-small is-bad" onClick={() => openOverlay({ kind: "conflicts" })}>
          ⇄ {texts.changedInBoth(conflicts)}
        </button>
      )}
      <span className="what-if-ways">
        <button type="button" className="button is-small" onClick={() => void showWhatIf(null)}>
          {texts.showStanding}
        </button>
        <button type="button" className="button is-small" onClick={() => openOverlay({ kind: "what-if", id })}>
          {texts.compare}
        </button>
        <button type="button" className="button is-small" onClick={() => dropWhatIf(id)}>
          {texts.drop}
        </button>
        <button
          type="button"
          className="button is-small is-main"
          disabled={edits === 0}
          onClick={() => void keepWhatIf(id)}
        >
          {texts.keep}
        </button>
      </span>
    </section>
  );
}
