import type { Action, Offer } from "../../../shared/match/index.js";
import { tableTexts } from "../table/texts.js";
import { askTable } from "./table-client.js";
import { getTable, setTable } from "./table-state.js";

/** Makes a choice at the table, as it is seen now. */
export function chooseAction(action: Action): void {
  const { snapshot } = getTable();
  if (snapshot) askTable({ kind: "choose", revision: snapshot.revision, action: { ...action } });
}

/** Makes an offered choice; says why where it is refused. */
export function take({ action, refusal, label }: Offer): void {
  if (refusal === null) chooseAction(action);
  else setTable({ refusal: tableTexts.refused(label, refusal) });
}
