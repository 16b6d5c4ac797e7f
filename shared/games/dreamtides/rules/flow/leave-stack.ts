import { NONE } from "../../../../match/index.js";
import { definitionOf } from "../values/figures.js";
import { putIntoVoid } from "../moves/leave.js";
import type { DreamMachine } from "../types.js";

/**
 * The event of an item goes where events go, if it is still on the stack. It leaves before a question of its effects is answered and
 * before their second part (RULES-13); until all is done the table shows it as resolving.
 */
export function leaveStack(m: DreamMachine, id: number): void {
  if (id === NONE) return;
  const item = m.state.stack.find((each) => each.id === id);
  if (item === undefined) return;
  if (item.card === NONE || definitionOf(m, item.card).kind === "character") return;
  m.draft.table.resolving = item.card;
  putIntoVoid(m, item.card);
}
