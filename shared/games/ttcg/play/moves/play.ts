import { NONE } from "../../../../match/index.js";
import { extraPlayFor, takeExtraPlay } from "../effects/lasting/plays.js";
import { happen } from "../events/happen.js";
import type { TtcgMachine } from "../types.js";
import { blueprintOf, freeSlots, knownOf } from "../values/cards.js";
import { coverWith, enterSlot } from "./piles.js";

/** Where a card goes: a slot (NONE for the first free one), or on top of a card. */
export type Destination = { readonly slot: number } | { readonly host: number };

/** Plays a card from hand, by the rules (MATCH-10). */
export function playCard(m: TtcgMachine, id: number, to: Destination): void {
  const { side: seat } = m.card(id);
  const extra = extraPlayFor(m, seat, id);
  if (extra !== NONE) takeExtraPlay(m, extra);
  else if (!("host" in to) || m.constants.config["level-counts"] === "on") m.count(seat).played += 1;
  putOnField(m, id, to);
}

/** Puts a card onto the field of its owner, untapped; effects hear that it was played (MATCH-13). */
export function putOnField(m: TtcgMachine, id: number, to: Destination): void {
  const { zone: from, owner: seat } = m.card(id);
  const { row } = blueprintOf(m, id);
  if ("host" in to) {
    const covered = knownOf(m, to.host);
    coverWith(m, id, to.host);
    m.log({ type: "levelled", seat, cards: [id, covered.card], from });
  } else {
    const [first = NONE] = freeSlots(m, row, seat);
    enterSlot(m, id, row, seat, to.slot === NONE ? first : to.slot);
  }
  m.played(id, from);
  happen(m, { type: "played", seat, target: id, object: m.card(id).object, from });
}
