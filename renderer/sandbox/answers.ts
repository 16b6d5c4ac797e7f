import type { Action, Offer, Prompt } from "../../shared/match/index.js";
import type { OfferBook } from "./board.js";
import { askTable } from "./table-client.js";
import { getTable, setTable } from "./table-state.js";

/** Makes a choice at the table, as it is seen now. */
export function chooseAction(action: Action): void {
  const { snapshot } = getTable();
  if (snapshot) askTable({ kind: "choose", revision: snapshot.revision, action: { ...action } });
}

/** Makes an offered choice; of one that is refused the reason is told. */
export function take({ action, refusal, label }: Offer): void {
  if (refusal === null) chooseAction(action);
  else setTable({ refusal: `${label}: ${refusal}` });
}

/** What the space bar does: goes on where a player may, or hands in what is chosen. */
export function goOnOffer(prompt: Prompt | null, offers: OfferBook): Offer | undefined {
  if (prompt === null) return undefined;
  const legal = offers.buttons.filter(({ refusal }) => refusal === null);
  if (prompt.kind === "act") return legal[0];
  if (prompt.kind === "cards" || prompt.kind === "arrange") {
    return legal.find(({ action }) => action.verb === "submit");
  }
  return legal.length === 1 ? legal[0] : undefined;
}

/** A number typed chooses the offer of that place, counted from 1. */
export const numberedOffer = (offers: readonly Offer[], key: string): Offer | undefined =>
  /^[1-9]$/.test(key) ? offers[Number(key) - 1] : undefined;
