import type { ReactNode } from "react";
import type { Ruleset } from "../../../shared/match/index.js";
import type { TableSnapshot } from "../match/protocol.js";
import { whoseTurn } from "../match/progress.js";

/** Announces a new turn across the table for a moment. The status line announces it to those who cannot see the banner. */
export function TurnBanner({
  snapshot,
  ruleset,
}: {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
}): ReactNode {
  const { view, pace } = snapshot;
  const { words, kind } = whoseTurn(snapshot, ruleset);
  if (kind === "over" || (pace === "instant" && kind === "other")) return null;
  return (
    <div key={view.turn} className="turn-banner" data-kind={kind} aria-hidden>
      {words}
    </div>
  );
}
