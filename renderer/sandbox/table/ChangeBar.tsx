import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { reload } from "../match/live-edits.js";
import { askTable } from "../match/table-client.js";
import { useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";

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
        <p>{tableTexts.changedSince(namesOf(changed), changed.length)}</p>
        <button
          type="button"
          className="button is-small is-main"
          title={tableTexts.aboutReplay(cards)}
          onClick={() => void reload("replay")}
        >
          {tableTexts.replayFromTheStart}
        </button>
        <button
          type="button"
          className="button is-small"
          title={tableTexts.aboutGoingOn}
          onClick={() => void reload("swap")}
        >
          {tableTexts.goOnWithNew(cards)}
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
          ? tableTexts.replayedAll(choices)
          : tableTexts.replayedSome(choices, stopped.label, stopped.reason)}
      </p>
      <button type="button" className="button is-small" onClick={() => askTable({ kind: "undo" })}>
        {tableTexts.undoTheReplay}
      </button>
    </div>
  );
}

function namesOf(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  if (distinct.length <= 2) return distinct.join(" and ");
  return `${distinct[0] ?? ""} and ${distinct.length - 1} more`;
}
