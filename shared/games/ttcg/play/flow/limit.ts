import type { Seat } from "../../../../match/index.js";
import { toDiscard } from "../moves/decks.js";
import type { TtcgFrameOf, TtcgMachine } from "../types.js";
import { valueOfSeat } from "../values/cards.js";

/** How many cards a player has above the hand limit (MATCH-48). */
const excess = (m: TtcgMachine, seat: Seat): number =>
  m.zone("hand", seat).length - valueOfSeat(m, "handLimit", seat, m.constants.config["hand-limit"]);

/** Lets a player discard down to the hand limit; `always` only where the limit holds at all times. */
export function mustDiscard(m: TtcgMachine, seat: Seat, when: "turn-end" | "always" = "turn-end"): void {
  if (when === "always" && m.constants.config["hand-limit-when"] !== "always") return;
  if (excess(m, seat) > 0) m.push({ kind: "limit", seat });
}

/** Asks which cards go. */
export function runLimit(m: TtcgMachine, frame: TtcgFrameOf<"limit">): void {
  const answer = m.answer("cards");
  if (answer === null) {
    const cards = m.zone("hand", frame.seat);
    const count = excess(m, frame.seat);
    const title = count === 1 ? "Discard a card: too many in hand" : `Discard ${count} cards: too many in hand`;
    m.select({ seat: frame.seat, title, purpose: "hand-limit", cards, count });
    return;
  }
  for (const id of answer.cards) toDiscard(m, id, "discarded");
  m.finish();
}
