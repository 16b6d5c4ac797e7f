import { NOBODY, type CardFields } from "../../../../match/index.js";
import type { PtgCard, PtgMachine, PtgTypes, Zone } from "../types.js";
import { definitionOf } from "../values/stats.js";
import { addSources } from "./players.js";

/** The game's own fields of a card that nothing has happened to yet. */
export const freshFields = (token = false): CardFields<PtgTypes> => ({
  damage: 0,
  token,
  attacked: false,
  blocked: false,
  changes: [],
});

/** A mana card that leaves the battlefield provides nothing any more; the pool stays (PLAY-4). */
export function leavingZone(m: PtgMachine, card: Readonly<PtgCard>, to: Zone): void {
  if (card.zone === "battlefield" && to !== "battlefield") provide(m, card, -1);
}

/** A card in another zone is another object, without damage and changes. */
export function enteredZone(m: PtgMachine, card: PtgCard): void {
  Object.assign(card, freshFields(card.token));
  card.controller = card.zone === "battlefield" && card.side !== NOBODY ? card.side : card.owner;
  if (card.zone === "battlefield") provide(m, card, 1);
}

function provide(m: PtgMachine, card: Readonly<PtgCard>, sign: 1 | -1): void {
  const { type, mana } = definitionOf(m, card);
  if (type === "mana") addSources(m, card.side, mana, sign);
}
