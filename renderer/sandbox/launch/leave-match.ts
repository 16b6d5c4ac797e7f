import { openOverlay } from "../../state/index.js";
import { getTable, setTable, type Leaving } from "../match/table-state.js";
import { isUnderway } from "../match/underway.js";

/** Takes the match from the table; one that is underway only after a question. */
export function leaveMatch(leaving: Leaving): void {
  if (isUnderway(getTable())) {
    setTable({ leaving });
    openOverlay({ kind: "leave-match" });
  } else leaving.run();
}
