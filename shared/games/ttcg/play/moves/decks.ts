import type { Seat } from "../../../../match/index.js";
import { happen } from "../events/happen.js";
import type { TtcgMachine, Zone } from "../types.js";
import { knownOf, valueOfSeat } from "../values/cards.js";
import { changePoints } from "./points.js";
import { takeAway } from "./piles.js";

/** Draws up to so many cards; how many were missing. */
export function draw(m: TtcgMachine, seat: Seat, count: number): number {
  if (count <= 0) return 0;
  const drawn = m.zone("deck", seat).slice(-count).toReversed();
  const known = drawn.map((id) => knownOf(m, id));
  for (const id of drawn) m.move(id, "hand");
  m.drawn(drawn);
  for (const { card, object } of known)
    happen(m, { type: "moved", seat, target: card, object, from: "deck", to: "hand" });
  return count - drawn.length;
}

/** What an empty deck costs (MATCH-49). */
export function loseToEmptyDeck(m: TtcgMachine, seat: Seat): void {
  const damage = valueOfSeat(m, "deckOutDamage", seat, m.constants.config["deck-out-damage"]);
  m.log({ type: "deck-out", seat, amount: damage });
  changePoints(m, seat, -damage, "deck-out");
}

/** An effect draws: what the deck lacks is not drawn, or costs points as in a draw phase (MATCH-50). */
export function drawByEffect(m: TtcgMachine, seat: Seat, count: number): void {
  const missing = draw(m, seat, count);
  if (missing > 0 && m.constants.config["effect-deck-out"] === "damage") loseToEmptyDeck(m, seat);
}

/** Sends a card to the discard pile of its owner. */
export function toDiscard(m: TtcgMachine, id: number, as: "discarded" | "milled" | "sent"): void {
  const { zone, object, side, tapped } = m.card(id);
  takeAway(m, id, "discard");
  m.log({ type: as, seat: side, cards: [id], from: zone });
  const left = { seat: side, target: id, object, from: zone, to: "discard" as Zone, untapped: !tapped };
  if (as === "discarded") happen(m, { type: "discarded", ...left });
  happen(m, { type: "moved", ...left });
}

/** Sends cards from the top of a deck to the discard pile. */
export function mill(m: TtcgMachine, seat: Seat, count: number): void {
  for (let at = 0; at < count; at++) {
    const top = m.zone("deck", seat).at(-1);
    if (top === undefined) return;
    toDiscard(m, top, "milled");
  }
}
