import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { reload } from "../match/live-edits.js";
import { askTable } from "../match/table-client.js";
import { useTable } from "../match/table-state.js";

/** Offers to bring edited cards into the match, and reports how a replay with them went. */
export function ChangeBar(): ReactNode {
  const changed = useTable((state) => state.changed);
  const replay = useTable(({ snapshot }) => snapshot?.replay ?? null);
  const hasMatch = useTable(({ snapshot }) => snapshot !== null);
  if (!hasMatch) return null;
  if (changed.length > 0) {
    const cards = changed.length === 1 ? "card" : "cards";
    return (
      <div className="change-bar" role="status">
        <RefreshCw />
        <p>
          {namesOf(changed)} changed since the match took {changed.length === 1 ? "it" : "them"} up.
        </p>
        <button
          type="button"
          className="button is-small is-main"
          title={`Make the same choices again with the new ${cards}, from the start and as far as they are possible`}
          onClick={() => void reload("replay")}
        >
          Replay from the start
        </button>
        <button
          type="button"
          className="button is-small"
          title="What happened stays; from here on the new text is played"
          onClick={() => void reload("swap")}
        >
          Go on with the new {cards}
        </button>
      </div>
    );
  }
  if (replay === null) return null;
  const { stopped, choices } = replay;
  return (
    <div className="change-bar" role="status">
      <RefreshCw />
      <p>
        {stopped === null
          ? `Replayed: all ${choices} choices were possible with the new cards.`
          : `Replayed ${choices} choices, then “${stopped.label}” was not possible any more: ${stopped.reason}`}
      </p>
      <button type="button" className="button is-small" onClick={() => askTable({ kind: "undo" })}>
        Undo the replay
      </button>
    </div>
  );
}

function namesOf(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  if (distinct.length <= 2) return distinct.join(" and ");
  return `${distinct[0] ?? ""} and ${distinct.length - 1} more`;
}
