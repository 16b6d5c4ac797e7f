import type { TtcgCard } from "../types.js";

/** A copy of a card, to be written to: see `Rules.copyCard`. */
export const copyCard = (card: Readonly<TtcgCard>): TtcgCard => ({
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
  row: card.row,
  slot: card.slot,
  depth: card.depth,
  tapped: card.tapped,
  tappedTurn: card.tappedTurn,
  attacks: card.attacks,
  host: card.host,
  uses: card.uses,
  echoes: card.echoes,
});
