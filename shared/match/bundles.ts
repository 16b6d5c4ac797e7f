import type { Cause } from "./cause.js";
import type { Bundle, JsonObject, MatchEvent, MatchTypes, UntilEvent } from "./state.js";
import type { Machine } from "./machine.js";
import { NONE } from "./seat.js";

/** A delayed effect as the rules start it. */
export interface BundleSpec {
  readonly program: string;
  readonly cause?: Cause;
  readonly vars?: JsonObject;
  /** 1: the rest of this turn; 2: through the next turn; 3: through the one after (KERNEL-3). */
  readonly turns?: number;
  readonly until?: readonly UntilEvent[];
  /** The object whose leaving its zone ends it. */
  readonly bound?: number;
}

export function startBundle<T extends MatchTypes>(machine: Machine<T>, spec: BundleSpec): Bundle {
  const { draft } = machine;
  const bundle: Bundle = {
    id: draft.nextId++,
    program: spec.program,
    cause: spec.cause ?? machine.cause,
    vars: spec.vars ?? {},
    created: draft.turn,
    expires: spec.turns === undefined ? NONE : draft.turn + spec.turns,
    until: spec.until ?? [],
    bound: spec.bound ?? NONE,
  };
  draft.bundles = [...draft.bundles, bundle];
  machine.log({ type: "bundle", seat: bundle.cause.seat, data: { program: bundle.program } });
  withCause(machine, bundle.cause, () => machine.kernel.programOf(bundle, draft.constants).register?.(machine, bundle));
  return bundle;
}

export function endBundle<T extends MatchTypes>(machine: Machine<T>, id: number): void {
  endBundles(machine, (bundle) => bundle.id === id);
}

/** Ends the bundles the test holds for; each one's hook runs once, after all of them are gone. */
export function endBundles<T extends MatchTypes>(machine: Machine<T>, test: (bundle: Bundle) => boolean): void {
  const { draft } = machine;
  const ended = draft.bundles.filter(test);
  if (ended.length === 0) return;
  draft.bundles = draft.bundles.filter((bundle) => !ended.includes(bundle));
  for (const bundle of ended) {
    machine.log({ type: "ended-bundle", seat: bundle.cause.seat, data: { program: bundle.program } });
    withCause(machine, bundle.cause, () =>
      machine.kernel.programOf(bundle, draft.constants).unregister?.(machine, bundle),
    );
  }
}

/** Ends the bundles that were to live until this event. */
export function endUntil<T extends MatchTypes>(machine: Machine<T>, event: MatchEvent): void {
  if (!machine.kernel.hearersOf(machine.index(), event.type).isEnding) return;
  const ends = ({ until }: Bundle): boolean =>
    until.some(
      (end) =>
        end.event === event.type &&
        (end.target === undefined || end.target === event.target) &&
        (end.seat === undefined || end.seat === event.seat),
    );
  if (machine.draft.bundles.some(ends)) endBundles(machine, ends);
}

/** Runs with another cause, and puts the old one back. */
export function withCause<T extends MatchTypes>(machine: Machine<T>, cause: Cause, run: () => void): void {
  const outer = machine.cause;
  machine.cause = cause;
  run();
  machine.cause = outer;
}
