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
}

/** A bundle with its program, looked up once. */
export interface LiveBundle<T extends MatchTypes> {
  readonly bundle: Bundle;
  readonly program: Program<T>;
}

/** The rules of a game with what is derived from states and kept beside them. */
export class Kernel<T extends MatchTypes> {
  /** The index made last: most lists differ from the one before by one bundle, and the others keep their programs. */
  #latest: BundleIndex<T> | undefined;
  /** The list that it was made of. */
  #latestOf: readonly Bundle[] | undefined;
  readonly #indexes = new WeakMap<readonly Bundle[], BundleIndex<T>>();

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
    if (this.#latest !== undefined && this.#latestOf === bundles) return this.#latest;
    const known = this.#indexes.get(bundles);
    const index = known ?? this.#build(bundles, constants);
    if (known === undefined) this.#indexes.set(bundles, index);
    this.#latest = index;
    this.#latestOf = bundles;
    return index;
  }

  /** Two lists of listeners as one, in the order of running: by rank, then by registration. */
  inOrder(some: readonly ListenerEntry<T>[], others: readonly ListenerEntry<T>[]): readonly ListenerEntry<T>[] {
    return [...some, ...others].sort((a, b) => entryRank(a) - entryRank(b) || a.bundle.id - b.bundle.id || a.at - b.at);
  }

  #build(bundles: readonly Bundle[], constants: Readonly<T["constants"]>): BundleIndex<T> {
    const before = new Map<string, ListenerEntry<T>[]>();
    const after = new Map<string, ListenerEntry<T>[]>();
    const modifiers = new Map<PropertyKey, ModifierEntry<T>[]>();
    const byId = new Map<number, LiveBundle<T>>();
    const ending = new Set<string>();
    for (const bundle of bundles) {
      const known = this.#latest?.byId.get(bundle.id);
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
    return { before, after, modifiers, byId, ending };
  }
}

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
