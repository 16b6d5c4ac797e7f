import type { Seat } from "../../../../match/index.js";
import { setTapped } from "../moves/piles.js";
import type { TtcgFrameOf, TtcgMachine } from "../types.js";
import { fieldOf, isSame, knownOf, nameOf } from "../values/cards.js";

/** Untaps cards at the start of a turn: all of them by the rules (MATCH-32), or as their player likes where a text lets them. */
export function untapAtStart(m: TtcgMachine, seat: Seat): void {
  const isUntapStep = m.constants.config["untap-step"] === "turn-start";
  const tapped = fieldOf(m, seat).filter((id) => m.card(id).tapped && m.get("untapsAtStart", id, isUntapStep));
  if (isUntapStep) for (const id of tapped) setTapped(m, id, false);
  else if (tapped.length > 0) m.push({ kind: "untap", seat, cards: tapped.map((id) => knownOf(m, id)), at: 0 });
}

/** Asks about one card after the other. */
export function runUntap(m: TtcgMachine, frame: TtcgFrameOf<"untap">): void {
  const answer = m.answer("confirm");
  const known = frame.cards[frame.at];
  if (answer !== null && known !== undefined) {
    if (answer.yes && isSame(m, known)) setTapped(m, known.card, false);
    frame.at += 1;
    return;
  }
  if (known === undefined) {
    m.finish();
    return;
  }
  m.ask({
    kind: "confirm",
    seat: frame.seat,
    purpose: "may",
    title: `Untap ${nameOf(m, known.card)}?`,
    yes: "Untap it",
    no: "Leave it tapped",
    refusal: null,
  });
}
