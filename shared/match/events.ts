import { endUntil } from "./bundles.js";
import type { Cause } from "./cause.js";
import type { Hearers } from "./kernel.js";
import type { Machine } from "./machine.js";
import type { Listener } from "./program.js";
import { NOBODY, NONE } from "./seat.js";
import {
  isEventFrame,
  type Bundle,
  type Draft,
  type EventFrame,
  type JsonObject,
  type MatchEvent,
  type MatchTypes,
} from "./state.js";

/** The frame of an event; a top-level event begins a new execution. */
export function eventFrame<T extends MatchTypes>(
  machine: Machine<T>,
  event: T["event"],
  cause: Cause,
): EventFrame<T["event"]> {
  const parent = nearestEvent<T>(machine.draft);
  return {
    kind: "event",
    step: 0,
    cause,
    prompt: null,
    answer: null,
    returned: null,
    event,
    phase: "start",
    queue: [],
    cursor: 0,
    prevented: false,
    execution: parent?.execution ?? machine.draft.execution++,
  };
}

export function nearestEvent<T extends MatchTypes>(draft: Draft<T>): EventFrame<T["event"]> | undefined {
  for (let at = draft.frames.length - 1; at >= 0; at--) {
    const frame = draft.frames[at];
    if (frame !== undefined && isEventFrame<T>(frame)) return frame;
  }
  return undefined;
}

/**
 * One step of an event (KERNEL-1): collect and run the listeners before, then the default, then collect again and run
 * the listeners after. Finishes with whether it happened.
 */
export function continueEvent<T extends MatchTypes>(machine: Machine<T>, frame: EventFrame<T["event"]>): void {
  switch (frame.phase) {
    case "start":
      noteEvent(machine, frame);
      frame.queue = hearers(machine, frame.event.type).before;
      frame.cursor = 0;
      frame.phase = frame.queue.length === 0 ? "process" : "before";
      if (frame.phase === "process") processEvent(machine, frame);
      return;
    case "before":
      if (frame.prevented) finishEvent(machine, frame, false);
      else if (!runNext(machine, frame)) processEvent(machine, frame);
      return;
    case "process":
      processEvent(machine, frame);
      return;
    case "after-start":
      runAfter(machine, frame);
      return;
    case "after":
      if (!runNext(machine, frame)) settleEvent(machine, frame);
  }
}

function processEvent<T extends MatchTypes>(machine: Machine<T>, frame: EventFrame<T["event"]>): void {
  frame.phase = "after-start";
  hearers(machine, frame.event.type).process?.(machine as never, frame.event as never);
  // Most defaults leave nothing to wait for: the listeners after it run in the same step.
  if (machine.goesStraightOn(frame)) runAfter(machine, frame);
}

function runAfter<T extends MatchTypes>(machine: Machine<T>, frame: EventFrame<T["event"]>): void {
  frame.queue = hearers(machine, frame.event.type).after;
  frame.cursor = 0;
  frame.phase = "after";
  if (!runNext(machine, frame)) settleEvent(machine, frame);
}

function settleEvent<T extends MatchTypes>(machine: Machine<T>, frame: EventFrame<T["event"]>): void {
  endUntil(machine, frame.event);
  finishEvent(machine, frame, true);
}

/** Where the log is taken and the game tells events: what they begin with, so that what changed in them can be told. */
function noteEvent<T extends MatchTypes>(machine: Machine<T>, frame: EventFrame<T["event"]>): void {
  if (!machine.logging || machine.kernel.rules.tellEvent === undefined) return;
  const { type, target = NONE, seat = NOBODY } = frame.event;
  const cards = target >= 0 ? [target] : [];
  machine.log({ type: "event", seat, cards, from: type, data: fieldsOf(frame.event) });
}

function noteEnd<T extends MatchTypes>(machine: Machine<T>, frame: EventFrame<T["event"]>, happened: boolean): void {
  if (!machine.logging || machine.kernel.rules.tellEvent === undefined) return;
  machine.log({ type: "event-end", from: frame.event.type, data: { happened, fields: fieldsOf(frame.event) } });
}

/** The numbers of an event: those are what listeners change in sight of players. */
function fieldsOf(event: MatchEvent): JsonObject {
  const data = "data" in event && typeof event.data === "object" && event.data !== null ? event.data : {};
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === "number"));
}

function finishEvent<T extends MatchTypes>(
  machine: Machine<T>,
  frame: EventFrame<T["event"]>,
  happened: boolean,
): void {
  noteEnd(machine, frame, happened);
  machine.finish(happened);
  if (nearestEvent<T>(machine.draft) !== undefined) return;
  machine.checkAbilities();
  machine.kernel.rules.checked?.(machine, frame.event);
}

/** Who hears events of a type now. */
const hearers = <T extends MatchTypes>(machine: Machine<T>, type: string): Hearers<T> =>
  machine.kernel.hearersOf(machine.index(), type);

/** Runs the next listener of the queue that is still there and willing; false when the queue is done. */
function runNext<T extends MatchTypes>(machine: Machine<T>, frame: EventFrame<T["event"]>): boolean {
  while (frame.cursor < frame.queue.length) {
    const id = frame.queue[frame.cursor] ?? 0;
    const at = frame.queue[frame.cursor + 1] ?? 0;
    frame.cursor += 2;
    const live = machine.index().byId.get(id);
    const listener = live?.program.listeners?.[at];
    if (live === undefined || listener === undefined) continue;
    if (hear(machine, live.bundle, listener, frame.event, frame.cause)) return true;
  }
  return false;
}

/** Runs a listener if its filters hold. */
function hear<T extends MatchTypes>(
  machine: Machine<T>,
  bundle: Bundle,
  listener: Listener<T>,
  event: T["event"],
  cause: Cause,
): boolean {
  if (listener.sourceKind !== undefined && listener.sourceKind !== cause.kind) return false;
  if (listener.within !== undefined && !machine.isWithin(listener.within)) return false;
  if (listener.if !== undefined && !listener.if(machine, event as never, bundle)) return false;
  const outer = machine.cause;
  machine.cause = bundle.cause;
  listener.run(machine, event as never, bundle);
  machine.cause = outer;
  return true;
}

export function announce<T extends MatchTypes>(machine: Machine<T>, event: T["event"], cause: Cause): void {
  if (machine.draft.bundles.length === 0) return;
  for (const { bundle, listener } of hearers(machine, event.type).announced) {
    const live = machine.bundle(bundle.id);
    if (live !== undefined) hear(machine, live, listener, event, cause);
  }
  endUntil(machine, event);
}
