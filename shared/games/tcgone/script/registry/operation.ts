import { operationPhrases } from "./phrases.js";
import type { Signature } from "./signature.js";
import { signatureOf } from "./signature.js";
import { typeOf, type Type } from "./types.js";

/** Bodies in which an operation may stand; anywhere that statements do unless it names some. */
export type OperationPlace = "attack" | "action" | "before" | "coin-flips" | "listener";

/** What there is to know of an operation. Schema, checker, completion, hover and help are made from it. */
export interface Operation extends Signature {
  readonly name: string;
  /** A method of a value of this type; undefined for what stands by itself. */
  readonly on: Type | undefined;
  /** Whether it asks a player, so that it may stand only where a statement can wait. */
  readonly asks: boolean;
  /** Events it raises, which can be prevented. */
  readonly raises: readonly string[];
  readonly place: OperationPlace | undefined;
  /** The event that its block hears, so that the block may read `ef`. */
  readonly hears: string | undefined;
  /** A sentence for completion and help. */
  readonly about: string;
  /** What it does in the words of a rules text; empty where players read nothing of it. */
  readonly english: string;
  /** Its name in rows, where it is not the snake-case form. */
  readonly row: string | undefined;
  /** Names that are read for it but not written. */
  readonly otherNames: readonly string[];
}

export interface OperationDetails {
  readonly asks?: boolean;
  readonly raises?: readonly string[];
  readonly place?: OperationPlace;
  readonly row?: string;
  readonly hears?: string;
  readonly otherNames?: readonly string[];
}

/** An operation that stands by itself. */
export function operation(name: string, signature: string, about: string, details: OperationDetails = {}): Operation {
  const { asks = false, raises = [], place, row, hears, otherNames = [] } = details;
  const english = operationPhrases[name];
  if (english === undefined) throw new Error(`No words for ${name}`);
  const more = { about, asks, raises, place, row, hears, otherNames };
  return { name, on: undefined, english, ...signatureOf(signature), ...more };
}

/** An operation that is a method of a value. */
export function method(
  on: string,
  name: string,
  signature: string,
  about: string,
  details: OperationDetails = {},
): Operation {
  return { ...operation(name, signature, about, details), on: typeOf(on) };
}
