import type { TcgCard } from "../types.js";

/** A copy of a card, to be written to: see `Rules.copyCard`. */
export const copyCard = (card: Readonly<TcgCard>): TcgCard => ({
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
  unit: card.unit,
  role: card.role,
  slot: card.slot,
  damage: card.damage,
  conditions: card.conditions,
  entered: card.entered,
  evolved: card.evolved,
  switchedIn: card.switchedIn,
  switchedOut: card.switchedOut,
  hurt: card.hurt,
  lastHurt: card.lastHurt,
  hurtByOpponent: card.hurtByOpponent,
});
