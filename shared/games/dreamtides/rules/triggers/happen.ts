import { NONE, type Seat } from "../../../../match/index.js";
import { codeOf } from "../cards/codes.js";
import type { Definition, TriggerZone } from "../cards/definition.js";
import type { Listening } from "../cards/listening.js";
import type { DreamEvent, EventName } from "../events.js";
import type { DreamMachine, PendingTrigger, Subject } from "../types.js";
import { matchesCard } from "../values/card-predicates.js";
import { definitionOf, staticsFor } from "../values/figures.js";
import { reachOf } from "../values/predicates.js";
import { subjectOf } from "../values/scope.js";
import { hears, listenerScope } from "./matching.js";

/** What an event says besides its name; what is left out is NONE. */
interface Details {
  readonly target?: number;
  readonly amount?: number;
  readonly spark?: number;
  readonly was?: number;
  readonly from?: string;
}

/**
 * Something has happened: every ability that hears it is queued, by ascending card id (RULES-17). Cards in
 * `departed` left play with it and hear it as if they were still there, with the abilities they had (10.4).
 */
export function happen(
  m: DreamMachine,
  type: EventName,
  seat: Seat,
  details: Details = {},
  departed: readonly Subject[] = [],
): void {
  const listening = m.constants.heard[type];
  if (listening === undefined && m.state.bundles.length === 0) return;
  const { target = NONE, amount = 0, spark = NONE, was = NONE, from = "" } = details;
  const event: DreamEvent = { type, seat, target, amount, spark, was, from };
  if (listening !== undefined) enqueue(m, heardBy(m, event, listening, departed));
  m.announce(event);
}

export function enqueue(m: DreamMachine, triggers: readonly PendingTrigger[]): void {
  if (triggers.length > 0) m.draft.table.queue = [...m.draft.table.queue, ...triggers];
}

function heardBy(
  m: DreamMachine,
  event: DreamEvent,
  listening: Listening,
  departed: readonly Subject[],
): PendingTrigger[] {
  const found: PendingTrigger[] = [];
  // Zones that are named are found several times as fast as those that are looked up by name.
  const { battlefield, callers, void: gone } = m.state.zones;
  for (let seat = 0; seat < 2; seat++) {
    if (listening.field.length > 0) {
      for (const id of battlefield[seat] ?? []) listen(m, found, id, seat, listening.field, event);
      for (const id of callers[seat] ?? []) if (isAwake(m, id)) listen(m, found, id, seat, listening.field, event);
    }
    if (listening.void.length > 0) {
      for (const id of gone[seat] ?? []) listen(m, found, id, seat, listening.void, event);
    }
  }
  for (const { card, seat } of departed) listen(m, found, card, seat, listening.field, event, true);
  const { target } = event;
  if (
    target !== NONE &&
    listening.self.length > 0 &&
    m.card(target).zone !== "battlefield" &&
    !departed.some(({ card }) => card === target)
  ) {
    listen(m, found, target, event.seat, listening.self, event, true);
  }
  if (event.type === "materialized") judgeMaterialized(m, found, event);
  return found.length > 1 ? found.sort((a, b) => a.card - b.card) : found;
}

/** Whether the abilities of a dreamcaller are active: from the given turn of its owner. */
export const isAwake = (m: Pick<DreamMachine, "card" | "constants" | "counters">, id: number): boolean => {
  const { definition, owner } = m.card(id);
  return m.counters(owner).turns >= (m.constants.definitions[definition]?.source.awakening ?? 0);
};

function listen(
  m: DreamMachine,
  found: PendingTrigger[],
  id: number,
  seat: Seat,
  listening: Listening[TriggerZone],
  event: DreamEvent,
  gone = false,
): void {
  const { definition: number, object } = m.card(id);
  const places = listening[number];
  if (places === undefined || places.length === 0) return;
  const definition = definitionOf(m, id);
  const scope = listenerScope(m, seat, id, object);
  for (const place of places) {
    const plan = definition.triggers[place];
    if (plan === undefined || (plan.untilEndOfTurn && !hasJustCome(m, id))) continue;
    if (hears(plan.trigger, scope, event)) {
      found.push(pending(m, id, seat, place, event, gone));
    }
  }
}

const hasJustCome = (m: DreamMachine, id: number): boolean =>
  m.state.table.materialized.some((traces) => traces.some(({ card }) => card === id));

function pending(
  m: DreamMachine,
  id: number,
  seat: Seat,
  place: number,
  event: DreamEvent,
  gone: boolean,
): PendingTrigger {
  const { object, definition } = m.card(id);
  return {
    trigger: codeOf(definition, place),
    seat,
    card: id,
    object,
    holds: gone ? "always" : "here",
    that: m.constants.definitions[definition]?.triggers[place]?.counts === true ? null : thatOf(m, event),
    amount: event.amount,
  };
}

/** The card an event is about, as an ability remembers it: where it is now, with the spark it had. */
export function thatOf(m: DreamMachine, { target, spark, seat }: DreamEvent): Subject | null {
  if (target === NONE) return null;
  const now = subjectOf(m, target);
  return spark === NONE ? now : { ...now, spark, seat };
}

/** The Judgment abilities of a character, as if judgment were now. */
export function judgmentTriggers(m: DreamMachine, id: number): PendingTrigger[] {
  const definition: Definition = definitionOf(m, id);
  const { controller, object } = m.card(id);
  return definition.triggers.flatMap((plan, place) =>
    plan.judgment && definition.triggerIndex.field.judgment?.includes(place) === true
      ? [
          {
            trigger: codeOf(m.card(id).definition, place),
            seat: controller,
            card: id,
            object,
            holds: "here" as const,
            that: null,
            amount: 0,
          },
        ]
      : [],
  );
}

function judgeMaterialized(m: DreamMachine, found: PendingTrigger[], { target, seat }: DreamEvent): void {
  for (const { plan, scope } of staticsFor(m, seat)) {
    if (typeof plan.rule === "string" || !("JudgmentTriggersWhenMaterialized" in plan.rule)) continue;
    const { predicate } = plan.rule.JudgmentTriggersWhenMaterialized;
    const { others, card } = reachOf(predicate);
    if (others && target === scope.card) continue;
    if (matchesCard(scope, target, card)) found.push(...judgmentTriggers(m, target));
  }
}
