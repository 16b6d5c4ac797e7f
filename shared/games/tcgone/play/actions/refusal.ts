import { NONE, type Action, type ActPrompt, type Seat } from "../../../../match/index.js";
import { isUnit } from "../rules/units.js";
import type { TcgReader } from "../types.js";
import { attachRefusal, benchRefusal, evolveRefusal, toolRefusal, trainerRefusal } from "./hand-refusals.js";
import { attackRefusal, retreatRefusal, useRefusal } from "./unit-refusals.js";

/** Why an action is not allowed now, in a sentence; null when it is (DUEL-4). */
export function refusalOf(r: TcgReader, { seat }: ActPrompt, { verb, card, target, value }: Action): string | null {
  switch (verb) {
    case "end-turn":
      return null;
    case "bench":
      return inHand(r, card, seat) ?? benchRefusal(r, card, seat);
    case "evolve":
      return inHand(r, card, seat) ?? evolveRefusal(r, card, seat, unitAt(r, target, seat));
    case "attach":
      return inHand(r, card, seat) ?? attachRefusal(r, card, seat, unitAt(r, target, seat));
    case "tool":
      return inHand(r, card, seat) ?? toolRefusal(r, card, seat, unitAt(r, target, seat));
    case "play":
      return inHand(r, card, seat) ?? trainerRefusal(r, card, seat);
    case "use":
      return useRefusal(r, seat, value, target);
    case "retreat":
      return retreatRefusal(r, seat, unitAt(r, target, seat));
    case "attack":
      return attackRefusal(r, seat, value);
    default:
      return "This cannot be done.";
  }
}

const inHand = (r: TcgReader, card: number, seat: Seat): string | null => {
  const found = r.state.cards[card];
  return found?.zone === "hand" && found.side === seat ? null : "Only cards in your hand are played.";
};

/** The unit of a seat that an action points at by one of its cards. */
function unitAt(r: TcgReader, card: number, seat: Seat): number {
  const unit = r.state.cards[card]?.unit ?? NONE;
  return unit !== NONE && isUnit(r, unit) && r.card(unit).side === seat ? unit : NONE;
}
