import type { Asked, BundleIndex, Kernel } from "./kernel.js";
import {
  isEventFrame,
  type Ability,
  type AnyFrame,
  type Bundle,
  type JsonValue,
  type MatchState,
  type MatchTypes,
} from "./state.js";
import { NOBODY, seatBit, type Seat, type Viewer } from "./seat.js";

/** What one modifier made of a value. */
export interface ExplainedStep<Value> {
  readonly bundle: Bundle;
  readonly before: Value;
  readonly after: Value;
}

/** A computed value with what it is made of. */
export interface Explained<Value> {
  readonly base: Value;
  readonly steps: readonly ExplainedStep<Value>[];
  readonly value: Value;
}

/** A position with its rules, to be asked. Nothing here changes the state. */
export class Reader<T extends MatchTypes> {
  /** The modified getters that are being asked for now, each followed by its target; made for the first of them. */
  #asking: PropertyKey[] | undefined;
  /** The index asked for last, and the list it was made of. */
  #index: BundleIndex<T> | undefined;
  #indexed: readonly Bundle[] | undefined;

  /** What `once` found; made for the first of it. */
  #found: Map<string, Map<number, { readonly value: unknown }>> | undefined;

  constructor(
    readonly kernel: Kernel<T>,
    readonly state: MatchState<T>,
  ) {}

  get constants(): Readonly<T["constants"]> {
    return this.state.constants;
  }

  /** The card of an id. Asking for one that does not exist is a mistake of the rules. */
  card(id: number): Readonly<T["card"]> {
    const card = this.state.cards[id];
    if (card === undefined) throw new RangeError(`No card ${id} among ${this.state.cards.length}`);
    return card;
  }

  /** The cards of a zone, the top one last; of a shared zone for every seat the same. */
  zone(zone: T["zone"], side: Seat): readonly number[] {
    const lists = this.state.zones[zone];
    return lists[lists.length === 1 ? 0 : side] ?? [];
  }

  counters(seat: Seat): Readonly<T["counters"]> {
    const counters = this.state.counters[seat];
    if (counters === undefined) throw new RangeError(`No seat ${seat}`);
    return counters;
  }

  /** The other one of two seats. */
  opponent(seat: Seat): Seat {
    return 1 - seat;
  }

  /** Whether the card is still what it was when `object` was remembered. */
  isObject(card: number, object: number): boolean {
    return this.state.cards[card]?.object === object;
  }

  /** Whether the viewer knows the card: by its zone, or because it was shown. */
  knows(viewer: Viewer, card: Readonly<T["card"]>): boolean {
    return viewer === "all" || (this.knownBy(card) & seatBit(viewer)) !== 0;
  }

  /** The mask of seats who know the card. */
  knownBy(card: Readonly<T["card"]>): number {
    const rule = this.kernel.rules.zones[card.zone];
    if (card.covered) return rule.peek === "nobody" ? card.shown : card.shown | seatBit(card.controller);
    const { seen } = rule;
    if (seen === "all") return -1;
    return seen === "owner" && card.side !== NOBODY ? card.shown | seatBit(card.side) : card.shown;
  }

  /**
   * The value of a getter for a card or a player (`seatTarget`; NONE for none): `base` changed by every modifier in order, then limited. A getter that
   * asks for itself about the same target gets the base (KERNEL-4).
   */
  get<Getter extends keyof T["getters"]>(
    getter: Getter,
    target: number,
    base: T["getters"][Getter],
  ): T["getters"][Getter] {
    const asked = this.kernel.askedOf(this.index(), getter);
    // Nearly always nothing modifies it: that way stays short.
    return asked.modifiers.length === 0 ? limited(asked, base) : this.#modified(asked, getter, target, base);
  }

  #modified<Getter extends keyof T["getters"]>(
    asked: Asked<T>,
    getter: Getter,
    target: number,
    base: T["getters"][Getter],
  ): T["getters"][Getter] {
    const asking = (this.#asking ??= []);
    for (let at = 0; at < asking.length; at += 2) if (asking[at] === getter && asking[at + 1] === target) return base;
    asking.push(getter, target);
    let value = base;
    for (const { bundle, modifier } of asked.modifiers) {
      if (modifier.if !== undefined && !modifier.if(this, target, bundle)) continue;
      value = modifier.change(this, value, target, bundle) as T["getters"][Getter];
    }
    // Taken off one by one: setting the length of an array is a call into the engine.
    asking.pop();
    asking.pop();
    return limited(asked, value);
  }

  /**
   * How the value of a getter comes about: what each modifier made of it, one after the other, and what the limits left of it. Only
   * modifiers that changed something are named.
   */
  explain<Getter extends keyof T["getters"]>(
    getter: Getter,
    target: number,
    base: T["getters"][Getter],
  ): Explained<T["getters"][Getter]> {
    const steps: ExplainedStep<T["getters"][Getter]>[] = [];
    let value = base;
    for (const { bundle, modifier } of this.index().modifiers.get(getter) ?? []) {
      if (modifier.if !== undefined && !modifier.if(this, target, bundle)) continue;
      const before = value;
      value = modifier.change(this, value, target, bundle) as T["getters"][Getter];
      if (JSON.stringify(before) !== JSON.stringify(value)) steps.push({ bundle, before, after: value });
    }
    return { base, steps, value: this.get(getter, target, base) };
  }

  /** Whether anything modifies this getter now. */
  isModified(getter: keyof T["getters"]): boolean {
    return this.index().modifiers.has(getter);
  }

  /**
   * What `work` finds out of this position alone: something, named by `what`, of a card or a seat. It is kept while this reader is
   * asked, as a published position does not change; a draft does, so that there it is found again each time. So it is within a modifier:
   * what a getter sees of itself there is its base.
   */
  once<Value>(what: string, of: number, work: () => Value): Value {
    if (this.#asking !== undefined && this.#asking.length > 0) return work();
    this.#found ??= new Map<string, Map<number, { readonly value: unknown }>>();
    // By name and number apart: a key made of both would be a new text each time.
    let found = this.#found.get(what);
    if (found === undefined) this.#found.set(what, (found = new Map<number, { readonly value: unknown }>()));
    const known = found.get(of);
    if (known !== undefined) return known.value as Value;
    const value = work();
    found.set(of, { value });
    return value;
  }

  index(): BundleIndex<T> {
    const { bundles, constants } = this.state;
    if (this.#index !== undefined && this.#indexed === bundles) return this.#index;
    this.#indexed = bundles;
    this.#index = this.kernel.indexOf(bundles, constants);
    return this.#index;
  }

  bundle(id: number): Bundle | undefined {
    return this.index().byId.get(id)?.bundle;
  }

  bundlesOf(program: string): readonly Bundle[] {
    return this.state.bundles.filter((bundle) => bundle.program === program);
  }

  ability(id: number): Ability | undefined {
    return this.state.abilities.find((ability) => ability.id === id);
  }

  /** What was stored under a key; `null` when nothing was. */
  stored(key: string): JsonValue {
    return this.state.store[key] ?? null;
  }

  /** Whether an event of this type is running now, at any depth below the frame that asks. */
  isWithin(type: T["event"]["type"]): boolean {
    return this.state.frames.some((frame) => isEventFrame<T>(frame) && frame.event.type === type);
  }

  /** The frame that is next to go on, or that waits for an answer. */
  topFrame(): Readonly<AnyFrame<T>> | undefined {
    return this.state.frames.at(-1);
  }
}

function limited<T extends MatchTypes, Value>({ clamp }: Asked<T>, value: Value): Value {
  return clamp === undefined ? value : (clamp as (value: Value) => Value)(value);
}
