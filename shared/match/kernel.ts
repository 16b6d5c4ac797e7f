import type { Fault } from "../base/index.js";
import type { Bundle, MatchTypes } from "./state.js";
import type { Listener, Modifier, Program } from "./program.js";
import type { Rules } from "./rules.js";
import { rankOf } from "./priority.js";

/**
 * Cards are data from outside: effects that feed themselves without end are a fault of the cards, not of the code. The machine
 * throws this to leave its loop; `apply` returns it as a failure, and the state before stays.
 */
export class MatchFault extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.code}: ${fault.message}`);
  }
}

export interface ListenerEntry<T extends MatchTypes> {
  readonly bundle: Bundle;
  readonly at: number;
  readonly listener: Listener<T>;
}

export interface ModifierEntry<T extends MatchTypes> {
  readonly bundle: Bundle;
  readonly modifier: Modifier<T>;
}

/** Who listens to what, each list in the order of running. */
export interface BundleIndex<T extends MatchTypes> {
  readonly before: ReadonlyMap<string, readonly ListenerEntry<T>[]>;
  readonly after: ReadonlyMap<string, readonly ListenerEntry<T>[]>;
  readonly modifiers: ReadonlyMap<PropertyKey, readonly ModifierEntry<T>[]>;
  readonly byId: ReadonlyMap<number, LiveBundle<T>>;
  /** The types of events that some bundle lives until. */
  readonly ending: ReadonlySet<string>;
  /** Who hears each type of event, as far as that was asked for. */
  readonly hearers: Map<string, Hearers<T>>;
  /** What becomes of the value of each getter, as far as that was asked for. */
  readonly asked: Map<PropertyKey, Asked<T>>;
}

/** What becomes of the value of a getter: its modifiers, which nearly always are none, and its limits. */
export interface Asked<T extends MatchTypes> {
  readonly modifiers: readonly ModifierEntry<T>[];
  readonly clamp: ((value: never) => unknown) | undefined;
}

/** The listeners to events of one type in a list of bundles, put together once for it: the same events happen again and again. */
export interface Hearers<T extends MatchTypes> {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly announced: readonly ListenerEntry<T>[];
  /** What such an event does by default. */
  readonly process: ((machine: never, event: never) => void) | undefined;
  /** Whether some bundle lives until such an event. */
  readonly isEnding: boolean;
}

/** A bundle with its program, looked up once. */
export interface LiveBundle<T extends MatchTypes> {
  readonly bundle: Bundle;
  readonly program: Program<T>;
}

/** A list of bundles with its index. */
interface Indexed<T extends MatchTypes> {
  readonly bundles: readonly Bundle[];
  readonly index: BundleIndex<T>;
}

const mostRecent = 12;

/** The rules of a game with what is derived from states and kept beside them. */
export class Kernel<T extends MatchTypes> {
  /**
   * The indexes that were asked for lately, the last one first; players who look ahead come back to the list of a position again and
   * again. Weak keys would hold a list and its index until a full collection of garbage, and each choice makes lists.
   */
  readonly #recent: Indexed<T>[] = [];

  constructor(readonly rules: Rules<T>) {}

  programOf(of: Pick<Bundle, "program" | "cause" | "vars">, constants: Readonly<T["constants"]>): Program<T> {
    const source = this.rules.programs[of.program];
    if (source === undefined) throw new Error(`No program "${of.program}"`);
    return typeof source === "function" ? source(of, constants) : source;
  }

  /** A copy of a card, to be written to. */
  copyOf(card: Readonly<T["card"]>): T["card"] {
    return this.rules.copyCard?.(card) ?? { ...card };
  }

  /** The listeners and modifiers of a list of bundles, derived once per list. */
  indexOf(bundles: readonly Bundle[], constants: Readonly<T["constants"]>): BundleIndex<T> {
    const [latest] = this.#recent;
    if (latest?.bundles === bundles) return latest.index;
    return this.#lookUp(bundles, constants);
  }

  #lookUp(bundles: readonly Bundle[], constants: Readonly<T["constants"]>): BundleIndex<T> {
    const recent = this.#recent;
    const at = recent.findIndex((each) => each.bundles === bundles);
    const found = recent[at] ?? { bundles, index: this.#build(bundles, constants) };
    // Those before it move up one place, over it or over the oldest.
    const last = at < 0 ? Math.min(recent.length, mostRecent - 1) : at;
    for (let to = last; to > 0; to--) recent[to] = recent[to - 1] as Indexed<T>;
    recent[0] = found;
    return found.index;
  }

  /** What becomes of the value of a getter. */
  askedOf(index: BundleIndex<T>, getter: keyof T["getters"]): Asked<T> {
    const known = index.asked.get(getter);
    if (known !== undefined) return known;
    const asked = { modifiers: index.modifiers.get(getter) ?? nobody, clamp: this.rules.clamps[getter] };
    index.asked.set(getter, asked);
    return asked;
  }

  /** Who hears events of a type. */
  hearersOf(index: BundleIndex<T>, type: string): Hearers<T> {
    const known = index.hearers.get(type);
    if (known !== undefined) return known;
    const announced = listenersTo(index.after, type);
    const found: Hearers<T> = {
      before: queueOf(listenersTo(index.before, type)),
      after: queueOf(announced),
      announced,
      process: this.rules.events[type as T["event"]["type"]],
      isEnding: index.ending.has(type),
    };
    index.hearers.set(type, found);
    return found;
  }

  #build(bundles: readonly Bundle[], constants: Readonly<T["constants"]>): BundleIndex<T> {
    const before = new Map<string, ListenerEntry<T>[]>();
    const after = new Map<string, ListenerEntry<T>[]>();
    const modifiers = new Map<PropertyKey, ModifierEntry<T>[]>();
    const byId = new Map<number, LiveBundle<T>>();
    const ending = new Set<string>();
    const [latest] = this.#recent;
    for (const bundle of bundles) {
      // Most lists differ from the one before by one bundle, and the others keep their programs.
      const known = latest?.index.byId.get(bundle.id);
      const live = known?.bundle === bundle ? known : { bundle, program: this.programOf(bundle, constants) };
      const { program } = live;
      byId.set(bundle.id, live);
      for (const { event } of bundle.until) ending.add(event);
      program.listeners?.forEach((listener, at) => {
        insert(listener.phase === "before" ? before : after, listener.event, { bundle, at, listener }, entryRank);
      });
      program.modifiers?.forEach((modifier) => {
        insert(modifiers, modifier.getter, { bundle, modifier }, modifierRank);
      });
    }
    return {
      before,
      after,
      modifiers,
      byId,
      ending,
      hearers: new Map<string, Hearers<T>>(),
      asked: new Map<PropertyKey, Asked<T>>(),
    };
  }
}

const nobody: readonly never[] = [];

/** The listeners to a type of event and to all, in the order of running: by rank, then by registration. */
function listenersTo<T extends MatchTypes>(
  listeners: BundleIndex<T>["before"],
  type: string,
): readonly ListenerEntry<T>[] {
  const own = listeners.get(type) ?? nobody;
  const all = listeners.get("*");
  if (all === undefined) return own;
  if (own.length === 0) return all;
  return [...own, ...all].sort((a, b) => entryRank(a) - entryRank(b) || a.bundle.id - b.bundle.id || a.at - b.at);
}

/** Pairs of bundle id and number of the listener within it, as the frame of an event keeps them. */
const queueOf = <T extends MatchTypes>(entries: readonly ListenerEntry<T>[]): readonly number[] =>
  entries.length === 0 ? nobody : entries.flatMap(({ bundle, at }) => [bundle.id, at]);

const entryRank = <T extends MatchTypes>(entry: ListenerEntry<T>): number => rankOf(entry.listener.priority);
const modifierRank = <T extends MatchTypes>(entry: ModifierEntry<T>): number => rankOf(entry.modifier.priority);

/** Inserts behind all entries of the same or a lower rank, so that registration decides within a rank. */
function insert<Key, Entry>(map: Map<Key, Entry[]>, key: Key, entry: Entry, rank: (entry: Entry) => number): void {
  const entries = map.get(key);
  if (entries === undefined) {
    map.set(key, [entry]);
    return;
  }
  let at = entries.length;
  while (at > 0 && rank(entries[at - 1] as Entry) > rank(entry)) at--;
  entries.splice(at, 0, entry);
}
