import type { DreamCard } from "../types.js";

/** A copy of a card, to be written to: see `Rules.copyCard`. */
export const copyCard = (card: Readonly<DreamCard>): DreamCard => ({
  id: card.id,
  controller: card.controller,
  side: card.side,
  object: card.object,
  shown: card.shown,
  covered: card.covered,
  stamp: card.stamp,
  definition: card.definition,
  owner: card.owner,
  zone: card.zone,
  spark: card.spark,
  token: card.token,
  reclaimed: card.reclaimed,
  place: card.place,
  reserved: card.reserved,
});
