import { RefreshCwOff, X } from "lucide-react";
import type { ReactNode } from "react";
import { NONE } from "../../../shared/match/index.js";
import { IconButton } from "../../ui/index.js";
import { askTable } from "../match/table-client.js";
import { setTable, useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";

/** More buttons than these have no room; the panel of effects lists the others. */
const mostEnds = 2;

/** Says that effects which went on without end were given up, by what chain, and offers to end those that take part in it. */
export function RunawayBar(): ReactNode {
  const runaway = useTable((state) => state.runaway);
  const effects = useTable(({ snapshot }) => snapshot?.view.effects);
  const canUndo = useTable(({ snapshot }) => snapshot?.canUndo === true);
  if (runaway === null) return null;
  const culprits = (effects ?? []).filter(({ card }) => runaway.cards.includes(card)).slice(0, mostEnds);
  return (
    <div className="change-bar runaway-bar" role="alert">
      <RefreshCwOff />
      <p>
        {runaway.message} {tableTexts.choiceTakenBack}
      </p>
      {culprits.map(({ id, seat, title }) => (
        <button
          key={id}
          type="button"
          className="button is-small is-main"
          title={`${tableTexts.endEffect(title)} (${tableTexts.endToContinue})`}
          onClick={() =>
            askTable({ kind: "edit", edit: { kind: "game", what: "end-effect", seat, card: NONE, value: id } })
          }
        >
          {tableTexts.endEffect(title)}
        </button>
      ))}
      {canUndo && (
        <button type="button" className="button is-small" onClick={() => askTable({ kind: "undo" })}>
          {tableTexts.undoPrevious}
        </button>
      )}
      <IconButton title={tableTexts.dismiss} icon={<X />} onClick={() => setTable({ runaway: null })} />
    </div>
  );
}
