import { goToCell } from "../../navigation/index.js";
import { openRules } from "../../state/index.js";
import { setTable, sourceOf } from "../match/table-state.js";

/** Goes from the table to the row a card was made of; the match waits. */
export function editCard(definition: number): void {
  const source = sourceOf(definition);
  if (!source) return;
  setTable({ isOpen: false });
  void goToCell(source.sheet, source.rowKey, null).then(() => openRules(null));
}
