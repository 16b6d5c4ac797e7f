import type { Offer, Prompt } from "../../../shared/match/index.js";
import type { OfferBook } from "./offer-book.js";

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
