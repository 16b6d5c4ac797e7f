import type { Ability, Bundle, MatchEvent, MatchTypes } from "./state.js";
import type { Machine } from "./machine.js";
import type { Priority } from "./priority.js";
import type { Reader } from "./reader.js";

interface ListenerBase<T extends MatchTypes, Event extends MatchEvent> {
  readonly phase: "before" | "after";
  readonly priority?: Priority;
  /** Only events caused by this kind of source. */
  readonly sourceKind?: string;
  /** Only events raised, at any depth, while an event of this type runs. */
  readonly within?: T["event"]["type"];
  /** Asked when its turn comes; pure. */
  if?(reader: Reader<T>, event: Readonly<Event>, bundle: Bundle): boolean;
  /** May write to the event (before), prevent it (before), push frames, end its bundle. Runs with the bundle as cause. */
  run(machine: Machine<T>, event: Event, bundle: Bundle): void;
}

/** Hears events of one type. */
export type ListenerOf<T extends MatchTypes, Type extends string> = ListenerBase<
  T,
  Extract<T["event"], { type: Type }>
> & {
  readonly event: Type;
};

/** Hears every event. */
export type ListenerOfAll<T extends MatchTypes> = ListenerBase<T, T["event"]> & { readonly event: "*" };

export type Listener<T extends MatchTypes> =
  | { [Type in T["event"]["type"]]: ListenerOf<T, Type> }[T["event"]["type"]]
  | ListenerOfAll<T>;

interface ModifierBase<T extends MatchTypes, Value> {
  readonly priority?: Priority;
  /** `target` is the card asked about, a player (`seatTarget`), or NONE. Pure, as `change` is. */
  if?(reader: Reader<T>, target: number, bundle: Bundle): boolean;
  change(reader: Reader<T>, value: Value, target: number, bundle: Bundle): Value;
}

/** Changes the value of one getter. */
export type Modifier<T extends MatchTypes> = {
  [Getter in keyof T["getters"]]: ModifierBase<T, T["getters"][Getter]> & { readonly getter: Getter };
}[keyof T["getters"]];

/** Why an ability was switched on: its card came, or it was no longer blocked. */
export type ActivationReason = "entered" | "other";

/** What a bundle does. Everything in it is looked up again by name, so nothing of it is part of a state. */
export interface Program<T extends MatchTypes> {
  readonly listeners?: readonly Listener<T>[];
  readonly modifiers?: readonly Modifier<T>[];
  /** Runs once when the bundle begins to live. */
  register?(machine: Machine<T>, bundle: Bundle): void;
  /** Runs once when it ends, whatever ended it. */
  unregister?(machine: Machine<T>, bundle: Bundle): void;
  /** Of an ability: runs after its bundle was registered, and before it is ended. */
  activate?(machine: Machine<T>, ability: Ability, reason: ActivationReason): void;
  deactivate?(machine: Machine<T>, ability: Ability): void;
}

/** A program, or one made from the bundle's data (its cause, its variables) and the constants of the match; pure. */
export type ProgramSource<T extends MatchTypes> =
  | Program<T>
  | ((of: Pick<Bundle, "cause" | "vars">, constants: Readonly<T["constants"]>) => Program<T>);
