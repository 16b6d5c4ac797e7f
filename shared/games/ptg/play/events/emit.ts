import { NONE, type Seat } from "../../../../match/index.js";
import type { EventName } from "../../vocabulary.js";
import type { Known, PtgEvent, PtgMachine } from "../types.js";
import type { Stats } from "../values/stats.js";

interface About {
  readonly card?: Known;
  readonly attacker?: Known;
  readonly stats?: Stats;
}

/** Lets an event wait until events are delivered (PLAY-11); one that no card of the match listens to is left out. */
export function emit(m: PtgMachine, type: EventName, seat: Seat, { card, attacker, stats }: About = {}): void {
  if (m.constants.heard[type] === undefined) return;
  const event: PtgEvent = {
    type,
    seat,
    target: card?.card ?? NONE,
    object: card?.object ?? NONE,
    attacker: attacker?.card ?? NONE,
    attackerObject: attacker?.object ?? NONE,
    attack: stats?.attack ?? 0,
    defense: stats?.defense ?? 0,
  };
  const { table } = m.draft;
  table.queue = [...table.queue, event];
}

/** A card as it is now. */
export const knownOf = (m: PtgMachine, id: number): Known => ({ card: id, object: m.card(id).object });
