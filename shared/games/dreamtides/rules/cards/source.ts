import { z } from "zod";

/**
 * A card as a match is given it: its cells, in plain values. The rules text is read by the rules themselves, so that a match needs no
 * trust in abilities from outside.
 */
export interface CardSource {
  readonly kind: "card" | "dreamwell" | "dreamcaller";
  readonly id: string;
  readonly name: string;
  readonly cardType: "Character" | "Event";
  /** `null` for a cost written `*`: what is paid depends on the mode that is chosen. */
  readonly energyCost: number | null;
  /** `null` for a spark written `*`, or none. */
  readonly spark: number | null;
  /** As the card spells it; empty for none. */
  readonly subtype: string;
  readonly fast: boolean;
  readonly rulesText: string;
  readonly variables: string;
  /** Of a card of the dreamwell: what it brings, and when it comes (lower first; 0 in the first cycle only). */
  readonly energyProduced: number;
  readonly phase: number;
  /** Of a dreamcaller: the turn of its owner, counted from 1, from which its abilities are active. */
  readonly awakening: number;
}

const amount = z.number().int().min(0).max(1_000_000);

export const cardSourceSchema: z.ZodType<CardSource> = z.strictObject({
  kind: z.enum(["card", "dreamwell", "dreamcaller"]),
  id: z.string(),
  name: z.string(),
  cardType: z.enum(["Character", "Event"]),
  energyCost: amount.nullable(),
  spark: amount.nullable(),
  subtype: z.string(),
  fast: z.boolean(),
  rulesText: z.string(),
  variables: z.string(),
  energyProduced: amount,
  phase: z.number().int(),
  awakening: amount,
});

/** A card of no properties, to write others on top of. */
export const BLANK_SOURCE: CardSource = {
  kind: "card",
  id: "",
  name: "",
  cardType: "Event",
  energyCost: 0,
  spark: null,
  subtype: "",
  fast: false,
  rulesText: "",
  variables: "",
  energyProduced: 0,
  phase: 0,
  awakening: 0,
};
