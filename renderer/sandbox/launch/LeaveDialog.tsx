import type { ReactNode } from "react";
import { Dialog } from "../../ui/index.js";
import { closeOverlay } from "../../state/index.js";
import { setTable, useTable, type Leaving } from "../match/table-state.js";

interface Words {
  readonly title: string;
  readonly asks: string;
  readonly does: string;
}

const wordsOf: Readonly<Record<Leaving["does"], Words>> = {
  begin: { title: "Start a new match?", asks: "A new one takes its place.", does: "Start new match" },
  open: { title: "Open another match?", asks: "The other one takes its place.", does: "Open match" },
  end: { title: "End match?", asks: "You cannot resume it.", does: "End match" },
};

/** Asks before a match that is underway is taken from the table. */
export function LeaveDialog(): ReactNode {
  const leaving = useTable((state) => state.leaving);
  const turn = useTable(({ snapshot }) => snapshot?.view.turn);
  if (leaving === null || turn === undefined) return null;
  const { title, asks, does } = wordsOf[leaving.does];
  return (
    <Dialog
      title={title}
      footer={
        <>
          <button
            type="button"
            className="button"
            onClick={() => {
              closeOverlay();
              leaving.run();
            }}
          >
            {does}
          </button>
          <button
            type="button"
            className="button is-main"
            data-first-focus
            onClick={() => {
              closeOverlay();
              setTable({ isOpen: true });
            }}
          >
            Go back to the match
          </button>
        </>
      }
    >
      <p>
        A match is on the table: turn {turn}. {asks}
      </p>
    </Dialog>
  );
}
