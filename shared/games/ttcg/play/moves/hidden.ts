import { happen } from "../events/happen.js";
import type { TtcgMachine, Zone } from "../types.js";
import { isSame, knownOf } from "../values/cards.js";
import { takeAway } from "./piles.js";

/** Shows cards to all; they stay known until the end of the turn, or only for the moment (MATCH-77). */
export function reveal(m: TtcgMachine, cards: readonly number[]): void {
  for (const id of cards) m.show(id, "all");
  m.draft.table.revealed = [...m.state.table.revealed, ...cards.map((id) => knownOf(m, id))];
}

/** Forgets what was revealed, where it lies as it did. */
export function forgetRevealed(m: TtcgMachine): void {
  for (const each of m.state.table.revealed) if (isSame(m, each)) m.edit(each.card).shown = 0;
  m.draft.table.revealed = [];
}

/** Puts a card into the hand of its owner, or into the deck: on top, to the bottom, or anywhere before it is shuffled. */
export function returnTo(m: TtcgMachine, id: number, to: "hand" | "deck" | "deck-top" | "deck-bottom"): void {
  const { zone: from, object, controller, tapped } = m.card(id);
  const zone: Zone = to === "hand" ? "hand" : "deck";
  takeAway(m, id, zone, to === "deck-bottom" ? "bottom" : "top");
  m.log({ type: "returned", seat: controller, cards: [id], from, to: zone });
  happen(m, { type: "moved", seat: controller, target: id, object, from, to: zone, untapped: !tapped });
}
