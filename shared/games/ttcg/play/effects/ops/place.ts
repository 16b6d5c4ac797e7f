import { NONE, type PromptOption } from "../../../../../match/index.js";
import { putOnField, type Destination } from "../../moves/play.js";
import type { TtcgMachine } from "../../types.js";
import { blueprintOf, freeSlots, isActive, nameOf, zoneOfRow } from "../../values/cards.js";
import { hostsFor } from "../../values/limits.js";
import { rankOf } from "../../values/stats.js";
import type { Run } from "../run.js";

/** Puts cards onto the field one by one, asking their owners where; false while somebody is asked. `stage` counts them. */
export function putNext(m: TtcgMachine, run: Run, cards: readonly number[], directly = false): boolean {
  const { frame } = run;
  for (; frame.stage < cards.length; frame.stage += 1) {
    const id = cards[frame.stage] ?? NONE;
    if (isActive(m.card(id)) || m.card(id).zone === "under") continue;
    const ways = waysOf(m, id, directly);
    const answer = m.answer("options");
    if (answer === null && ways.length > 1) {
      ask(m, id, ways);
      return false;
    }
    frame.answer = null;
    const way = ways[answer?.index ?? 0];
    if (way !== undefined) putOnField(m, id, way);
  }
  return true;
}

/** Where a card may go: free slots of its row whatever its rank, or on top of a card that it levels up. */
function waysOf(m: TtcgMachine, id: number, directly: boolean): readonly Destination[] {
  const { owner } = m.card(id);
  const needsHost = m.constants.config["effect-play-rank"] === "host" && !directly && rankOf(m, id) > 1;
  const slots = needsHost ? [] : freeSlots(m, blueprintOf(m, id).row, owner).map((slot) => ({ slot }));
  return [...slots, ...hostsFor(m, owner, id).map((host) => ({ host }))];
}

function ask(m: TtcgMachine, id: number, ways: readonly Destination[]): void {
  const { owner } = m.card(id);
  const zone = zoneOfRow(blueprintOf(m, id).row);
  const options = ways.map((way): PromptOption => {
    if ("host" in way) {
      return { label: `On top of ${nameOf(m, way.host)}`, refusal: null, at: { kind: "card", card: way.host } };
    }
    return { label: `Column ${way.slot + 1}`, refusal: null, at: { kind: "slot", zone, side: owner, slot: way.slot } };
  });
  m.ask({ kind: "options", seat: owner, purpose: "slot", title: `Where does ${nameOf(m, id)} go?`, options });
}
