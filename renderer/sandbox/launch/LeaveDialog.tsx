import type { ReactNode } from "react";
import { Dialog } from "../../ui/index.js";
import { useCloseOverlay } from "../../state/index.js";
import { setTable, useTable, type Leaving } from "../match/table-state.js";
import { launchTexts } from "./texts.js";

interface Words {
  readonly title: string;
  readonly asks: string;
  readonly does: string;
}

const wordsOf: Readonly<Record<Leaving["does"], Words>> = {
  begin: { title: launchTexts.askNewMatch, asks: launchTexts.newTakesItsPlace, does: launchTexts.startNewMatch },
  open: { title: launchTexts.askOtherMatch, asks: launchTexts.otherTakesItsPlace, does: launchTexts.openMatch },
  end: { title: launchTexts.askEndMatch, asks: launchTexts.cannotResume, does: launchTexts.endMatch },
};

/** Asks before a match that is underway is taken from the table. */
export function LeaveDialog(): ReactNode {
  const close = useCloseOverlay();
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
              close();
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
              close();
              setTable({ isOpen: true });
            }}
          >
            {launchTexts.goBackToTheMatch}
          </button>
        </>
      }
    >
      <p>{launchTexts.matchIsOn(turn, asks)}</p>
    </Dialog>
  );
}
