import { NONE, type Cause } from "../../../../match/index.js";
import type { TcgReader } from "../types.js";

/** A card as the cause of what its text does; `kind` is the source that effects may tell apart. */
export function causeOf(r: TcgReader, kind: string, card: number): Cause {
  const { controller, object } = r.card(card);
  return { kind, seat: controller, card, object, ability: NONE };
}

/** A player who does something that the rules offer. */
export const byPlayer = (seat: number): Cause => ({ kind: "rules", seat, card: NONE, object: NONE, ability: NONE });

/** The kind of source that a card is while it is played or attached. */
export const sourceOfCard = (kind: string): string =>
  kind.endsWith("energy") ? "energy" : kind === "unit" ? "ability" : "trainer";
