import type { Fault, Result } from "../../shared/base/index.js";

/**
 * A card that cannot be drawn, such as one of too many pixels: thrown while a file is made of cards, since its first pieces
 * may be written already. Whoever writes the file reports its fault.
 */
export class NotDrawn extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** What was drawn; throws `NotDrawn` where it could not be. */
export function drawnOrThrow<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new NotDrawn(result.error);
}
