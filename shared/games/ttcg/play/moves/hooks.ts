import { NONE, type CardFields } from "../../../../match/index.js";
import type { TtcgCard, TtcgMachine, TtcgTypes, Zone } from "../types.js";
import { beginStanding } from "../effects/continuous.js";
import { freeSlots, isFieldZone } from "../values/cards.js";

const noUses: readonly number[] = [];

/** The game's own fields of a card that nothing has happened to yet. */
export const freshFields = (): CardFields<TtcgTypes> => ({
  row: null,
  slot: NONE,
  depth: 0,
  tapped: false,
  tappedTurn: NONE,
  attacks: 0,
  host: NONE,
  uses: noUses,
  echoes: 0,
});

/** Makes a card what it is before anything has happened to it; field by field, as every move of a card comes here. */
function reset(card: TtcgCard): void {
  card.row = null;
  card.slot = NONE;
  card.depth = 0;
  card.tapped = false;
  card.tappedTurn = NONE;
  card.attacks = 0;
  card.host = NONE;
  card.uses = noUses;
  card.echoes = 0;
}

/** A card in another zone is another object; on the field it takes the first free slot unless another is chosen. */
export function enteredZone(m: TtcgMachine, card: TtcgCard, from: Zone): void {
  const { row, slot, depth } = card;
  reset(card);
  if (!isFieldZone(card.zone)) {
    card.controller = card.owner;
    return;
  }
  card.controller = card.side;
  if (card.zone === "under") {
    if (from !== "under" && isFieldZone(from)) {
      card.row = row;
      card.slot = slot;
      card.depth = depth;
    }
    beginStanding(m, card.id);
    return;
  }
  card.row = card.zone === "units" ? "unit" : "spell";
  const [free = NONE] = freeSlots(m, card.row, card.side);
  card.slot = free;
  beginStanding(m, card.id);
}
