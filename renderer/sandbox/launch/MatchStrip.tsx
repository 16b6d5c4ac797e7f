import { Swords } from "lucide-react";
import type { ReactNode } from "react";
import { ChangeBar } from "../table/ChangeBar.js";
import { launchTexts } from "./texts.js";
import { showTable, useTable } from "../match/table-state.js";

/**
 * Above the sheet while a match waits: the way back to it, and what edits mean for it. The button is where the bar of the
 * table has none, so that a second click does nothing.
 */
export function MatchStrip(): ReactNode {
  const snapshot = useTable((state) => state.snapshot);
  const isOpen = useTable((state) => state.isOpen);
  if (snapshot === null || isOpen) return null;
  const { view } = snapshot;
  return (
    <div className="match-strip">
      <Swords />
      <p>{view.outcome === null ? launchTexts.onTableInTurn(view.turn) : launchTexts.onTableOver}</p>
      <button type="button" className="button is-small is-main" onClick={() => showTable(true)}>
        {launchTexts.backToTheTable}
      </button>
      <ChangeBar />
    </div>
  );
}
