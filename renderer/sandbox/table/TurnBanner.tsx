import type { ReactNode } from "react";
import type { Ruleset } from "../../../shared/match/index.js";
import type { TableSnapshot } from "../match/protocol.js";
import { whoseTurn } from "../match/progress.js";

/** Says across the table that another turn has begun, for a moment. The status line tells it to who does not see it. */
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
