import { NONE } from "../../../../match/index.js";
import { happen } from "../triggers/happen.js";
import type { DreamMachine, Subject } from "../types.js";
import { subjectOf } from "../values/scope.js";
import { record } from "./leave.js";

/** Cards go from a hand to the void; the events are "put into the void", then "discarded". */
export function discard(m: DreamMachine, ids: readonly number[]): Subject[] {
  for (const card of ids) {
    const { owner } = m.card(card);
    m.move(card, "void");
    m.log({ type: "discarded", seat: owner, cards: [card] });
    happen(m, "put-into-void", owner, { target: card });
    record(m, "discarded", owner, { card, spark: NONE });
    happen(m, "discarded", owner, { target: card });
  }
  return ids.map((id) => subjectOf(m, id));
}
