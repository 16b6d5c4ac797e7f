import type { PtgCard } from "../types.js";

/** A copy of a card, to be written to: see `Rules.copyCard`. */
export const copyCard = (card: Readonly<PtgCard>): PtgCard => ({
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
  damage: card.damage,
  token: card.token,
  attacked: card.attacked,
  blocked: card.blocked,
  changes: card.changes,
});
