import { goToCell } from "../../navigation/index.js";
import { openRules } from "../../state/index.js";
import { getTable, setTable, sourceOf } from "../match/table-state.js";

/** A pointer that is on its way to somewhere else passes cards faster than this, in ms. */
const passingMs = 160;

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Looks at a card: `now`, or where the pointer rests on it, so that the pointer can cross other cards on its way to the details.
 * `null`: the pointer has left.
 */
export function lookAt(card: number | null, when: "now" | "resting" = "resting"): void {
  clearTimeout(waiting);
  if (card === null || getTable().looked === card) return;
  const look = (): void => setTable({ looked: card });
  if (when === "now" || getTable().looked === null) look();
  else waiting = setTimeout(look, passingMs);
}

/** Goes from the table to the row a card was made of; the match waits. */
export function editCard(definition: number): void {
  const source = sourceOf(definition);
  if (!source) return;
  setTable({ isOpen: false });
  void goToCell(source.sheet, source.rowKey, null).then(() => openRules(null));
}
