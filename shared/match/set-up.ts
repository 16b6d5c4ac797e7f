import type { Machine } from "./machine.js";
import type { Reader } from "./reader.js";
import type { Seat } from "./seat.js";
import type { JsonValue, MatchTypes } from "./state.js";

/**
 * What a field of a card holds. The rules get a whole number, true or false, one of the texts, a seat, or the id of a card.
 */
export type SetUpField =
  | { readonly kind: "integer"; readonly min?: number; readonly max?: number }
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "seat" }
  | { readonly kind: "card" };

/** A moment of a match to go on from; what is absent stays as it is. */
export interface MatchPosition {
  readonly turn?: number;
  readonly active?: Seat;
  /** A key of the layout's phases. */
  readonly phase?: string;
}

/** How a card lies at another one. */
export const attachments = ["under", "attached"] as const;
export type Attachment = (typeof attachments)[number];

/** What a game lets scenarios set besides zones and counters. A refusal is a sentence; it undoes the whole change. */
export interface SetUp<T extends MatchTypes> {
  /** The game's own fields of cards, by name. */
  readonly fields: Readonly<Record<string, SetUpField>>;
  /** Sets a field of a card; the value was checked against `fields`. */
  apply(machine: Machine<T>, card: number, field: string, value: JsonValue): string | null;
  /** Lays a card at another one of the same zone. */
  attach?(machine: Machine<T>, card: number, to: number, as: Attachment): string | null;
  /** Goes on at another moment; `active` is a seat and `phase` one of the layout's. */
  position?(machine: Machine<T>, to: MatchPosition): string | null;
  /** The fields of a card that are not as they are on a fresh one, to be written to a scenario. */
  describe?(reader: Reader<T>, card: number): Readonly<Record<string, JsonValue>>;
  /** What else of a position matters and cannot be said in a scenario, in sentences. */
  unsaid?(reader: Reader<T>): readonly string[];
}
