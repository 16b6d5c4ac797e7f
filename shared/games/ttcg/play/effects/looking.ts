import type { Seat } from "../../../../match/index.js";
import type { Op } from "../../language/program/program.js";
import type { TtcgMachine } from "../types.js";
import { isReference } from "./refs.js";
import type { Run } from "./run.js";
import { seatsOf } from "./selectors.js";
import { targetsOf } from "./targets.js";

/** The decks that were looked through for the cards of an action, whether or not any was found there (MATCH-86). */
export function decksLookedThrough({ source, acting }: Run, op: Op): readonly Seat[] {
  const seats: Seat[] = [];
  for (const target of targetsOf(op)) {
    if (isReference(target) || target.sel.zone !== "deck") continue;
    const { side, controller } = target.sel;
    for (const { seat } of acting) {
      for (const each of seatsOf(source, side ?? controller ?? "you", seat))
        if (!seats.includes(each)) seats.push(each);
    }
  }
  return seats;
}

/** A deck that was looked through is shuffled. */
export function shuffleDecks(m: TtcgMachine, seats: readonly Seat[]): void {
  if (m.constants.config["search-shuffles"] === "off") return;
  for (const seat of seats) m.shuffle("deck", seat);
}

/** Whether an action puts cards to a place in a deck, which is shuffled before that and not after it. */
export const endsOnDeck = (op: Op): boolean =>
  (op.op === "send" || op.op === "return") && (op.to === "deck-top" || op.to === "deck-bottom");
