import { NONE, type Bundle, type Cause, type Seat } from "../../../../match/index.js";
import type { DreamReader, Memory, Subject } from "../types.js";

export const EMPTY_MEMORY: Memory = {
  that: null,
  it: [],
  abandoned: [],
  returned: [],
  spent: NONE,
  amount: 0,
};

/** Who asks: the player an ability speaks to as "you", the card that has it, and what it remembers. */
export interface Scope {
  readonly reader: DreamReader;
  readonly seat: Seat;
  /** The card of the ability, and its incarnation; NONE for an ability no card has. */
  readonly card: number;
  readonly object: number;
  readonly memory: Memory;
  /** Asked before anything was paid: what cannot be known yet is taken to fit. */
  readonly guess: boolean;
  /** Character types are the printed ones: asked is whether a card counts as of every type, which may depend on types. */
  readonly printedTypes?: true;
}

export const scopeOf = (reader: DreamReader, cause: Cause, memory: Memory = EMPTY_MEMORY, guess = false): Scope => ({
  reader,
  seat: cause.seat,
  card: cause.card,
  object: cause.object,
  memory,
  guess,
});

/** What a static or a listening ability asks as. */
export const scopeOfBundle = (reader: DreamReader, bundle: Bundle): Scope => scopeOf(reader, bundle.cause);

/** A card as an effect remembers it from now on. */
export function subjectOf(reader: DreamReader, id: number): Subject {
  const { object, spark, controller } = reader.card(id);
  return { card: id, object, spark, seat: controller };
}

/** Whether the card is still the one that was remembered. */
export const isLive = (reader: DreamReader, { card, object }: Subject): boolean => reader.isObject(card, object);

/**
 * The cards "it" means: those the effect last dealt with or was paid with, else the card that caused the trigger, else the card of
 * the ability itself (RULES-28).
 */
export function itOf({ reader, memory, card }: Scope): readonly Subject[] {
  if (memory.it.length > 0) return memory.it;
  if (memory.that !== null) return [memory.that];
  return card === NONE ? [] : [subjectOf(reader, card)];
}
