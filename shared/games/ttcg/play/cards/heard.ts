import type { Trigger } from "../../language/ast/clauses.js";
import type { EventName } from "../types.js";

const events: Readonly<Record<Trigger["event"], EventName>> = {
  "turn-start": "turn-start",
  "turn-end": "turn-end",
  "this-to-discard": "moved",
  "this-destroyed": "destroyed",
  "moved-from-under-this": "left-under",
  "attacked-after": "attacked-after",
  attacks: "attacks",
  "is-attacked": "attacks",
  "effect-activates": "activated",
  destroyed: "destroyed",
  discarded: "discarded",
  tapped: "tapped",
  untapped: "untapped",
  played: "played",
  targeted: "targeted",
  "placed-under-this": "placed-under",
  moved: "moved",
  "sent-to-discard": "moved",
};

/** The event at which a trigger looks whether it is set off. */
export const eventOf = ({ event }: Trigger): EventName => events[event];
