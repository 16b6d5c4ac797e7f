import { type Cause, type JsonObject, type Seat, NOBODY, NONE } from "../../../../match/index.js";
import type { TcgEvent, TcgReader } from "../types.js";
import { isObject, numberOf, type Value } from "./values.js";

/** Where a body stands and for whom it runs; plain data, kept by what waits and by lasting effects. */
export interface Scene extends JsonObject {
  /** Who controls it: `my`. */
  readonly seat: Seat;
  /** The card whose text it is. */
  readonly card: number;
  readonly self: Value;
  readonly move: Value;
  /** The ability it belongs to, and the lasting effect; NONE for none. */
  readonly ability: number;
  readonly bundle: number;
  /** The number of the card's definition; that of the library is NONE. */
  readonly definition: number;
}

export const emptyScene: Scene = {
  seat: NOBODY,
  card: NONE,
  self: null,
  move: null,
  ability: NONE,
  bundle: NONE,
  definition: NONE,
};

export function sceneOf(value: Value | undefined): Scene {
  if (!isObject(value)) return emptyScene;
  const { seat, card, self = null, move = null, ability, bundle, definition } = value;
  return {
    seat: numberOf(seat, NOBODY),
    card: numberOf(card, NONE),
    self,
    move,
    ability: numberOf(ability, NONE),
    bundle: numberOf(bundle, NONE),
    definition: numberOf(definition, NONE),
  };
}

/** Names with their values, those of the place around it where it has none of its own. */
export class Locals {
  /** The first name and its value: most places have one or none. */
  #name: string | undefined;
  #value: Value = null;
  /** The other names. */
  #more: Map<string, Value> | undefined;

  constructor(readonly outer?: Locals) {}

  static of(values: JsonObject): Locals {
    const locals = new Locals();
    for (const [name, value] of Object.entries(values)) locals.define(name, value);
    return locals;
  }

  define(name: string, value: Value): void {
    if (this.#name === undefined || this.#name === name) {
      this.#name = name;
      this.#value = value;
    } else (this.#more ??= new Map<string, Value>()).set(name, value);
  }

  find(name: string): Value | undefined {
    if (this.#name === name) return this.#value;
    const value = this.#more?.get(name);
    return value === undefined ? this.outer?.find(name) : value;
  }

  /** Assigns a value to a name where it is defined; returns false where it is not. */
  assign(name: string, value: Value): boolean {
    if (this.#name === name) this.#value = value;
    else if (this.#more?.has(name) === true) this.#more.set(name, value);
    else return this.outer?.assign(name, value) ?? false;
    return true;
  }

  /** All values under these names. */
  take(names: ReadonlySet<string>): JsonObject {
    const taken: Record<string, Value> = {};
    for (const name of names) {
      const value = this.find(name);
      if (value !== undefined) taken[name] = value;
    }
    return taken;
  }
}

/** The event that a body hears. */
export interface Heard {
  readonly event: TcgEvent;
  readonly cause: Cause;
}

/** The event that is running below the frame that runs. */
export function heardBy(r: TcgReader): Heard | null {
  const { frames } = r.state;
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (frame?.kind === "event") return { event: frame.event, cause: frame.cause };
  }
  return null;
}
