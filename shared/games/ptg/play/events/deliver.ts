import { NONE, type Seat } from "../../../../match/index.js";
import { undoEverywhere } from "../moves/creatures.js";
import type { TriggerIndex } from "../cards/blueprint.js";
import type { Job, PtgEvent, PtgMachine } from "../types.js";
import { definitionOf, statsOf, type Stats } from "../values/stats.js";
import { listenersOf } from "./listeners.js";
import { hears } from "./scope.js";

/** A chain of triggers is cut off after so many (PLAY-11). */
const mostTriggered = 1_000;

/**
 * Delivers the events that wait, in order, up to the first that sets something off: that is carried out before the next
 * event is heard (PLAY-11).
 */
export function deliverWaiting(m: PtgMachine): void {
  const { table } = m.draft;
  const events = table.queue;
  table.queue = [];
  for (const [at, event] of events.entries()) {
    const jobs = deliver(m, event);
    if (jobs.length === 0) continue;
    table.triggered += jobs.length;
    if (table.triggered > mostTriggered) {
      m.log({ type: "too-many" });
      table.queue = [];
    } else {
      table.jobs = jobs;
      table.queue = [...events.slice(at + 1), ...table.queue];
    }
    return;
  }
}

/**
 * Tells an event to who listens: what it undoes ends, and what it sets off is returned. The card that left the
 * battlefield hears of it first, then the permanents of the active player, then those of the other.
 */
function deliver(m: PtgMachine, event: PtgEvent): readonly Job[] {
  const heard = m.constants.heard[event.type];
  if (heard === undefined) return [];
  if (heard.undoes) {
    undoEverywhere(m, ({ ending }) => ending?.event === event.type && hears(event, ending.listener, ending.scope));
  }
  const jobs: Job[] = [];
  if (event.type === "on_card_death" || event.type === "on_card_leave_battlefield") {
    collect(m, event, heard, event.target, { object: event.object, seat: event.seat, stats: event }, jobs);
  }
  for (const seat of [m.state.active, m.opponent(m.state.active)]) {
    for (const id of listenersOf(m, m.zone("battlefield", seat), heard)) collect(m, event, heard, id, null, jobs);
  }
  return jobs;
}

/** The card as it was when it left the battlefield. */
interface Left {
  readonly object: number;
  readonly seat: Seat;
  readonly stats: Stats;
}

function collect(
  m: PtgMachine,
  event: PtgEvent,
  { places }: TriggerIndex,
  id: number,
  left: Left | null,
  jobs: Job[],
): void {
  const card = m.card(id);
  const here = places[card.definition];
  if (here === undefined || here.length === 0) return;
  const { object, side } = card;
  const listener = { card: id, object: left?.object ?? object, seat: left?.seat ?? side };
  const { abilities } = definitionOf(m, card);
  for (const { ability, alteration } of here) {
    const scope = abilities[ability]?.alterations[alteration]?.scope ?? null;
    if (!hears(event, listener, scope)) continue;
    const { attack, defense } = left?.stats ?? statsNow(m, id);
    jobs.push({ ...listener, ability, alteration, attack, defense });
  }
}

/** Stats with damage taken off, for abilities that name them. */
export function statsNow(m: PtgMachine, id: number): Stats {
  if (id === NONE) return { attack: 0, defense: 0 };
  const card = m.card(id);
  const { attack, defense } = statsOf(m, card);
  return { attack, defense: defense - card.damage };
}
