import { z } from "zod";
import type { MatchTypes } from "./state.js";

/** Checks of what a game adds to a state; each describes a whole value, the kernel's part included. */
export interface Schemas<T extends MatchTypes> {
  readonly card: z.ZodType<T["card"]>;
  readonly counters: z.ZodType<T["counters"]>;
  readonly frame: z.ZodType<T["frame"]>;
  readonly event: z.ZodType<T["event"]>;
  readonly item: z.ZodType<T["item"]>;
  readonly table: z.ZodType<T["table"]>;
}

export const wholeSchema = z.number().int();
const whole = wholeSchema;
const wholes = z.array(whole);

export const causeSchema = z.strictObject({
  kind: z.string(),
  seat: whole,
  card: whole,
  object: whole,
  ability: whole,
});

export const jsonSchema = z.json();
export const varsSchema = z.record(z.string(), jsonSchema);

export const forcedSchema = z.array(z.union([whole, z.string()]));

/** The kernel's fields of a card, to be extended by the game's. */
export const cardShape = {
  id: whole,
  definition: whole,
  owner: whole,
  controller: whole,
  zone: z.string(),
  side: whole,
  object: whole,
  shown: whole,
  covered: z.boolean(),
  stamp: whole,
};

export const actionSchema = z.strictObject({ verb: z.string(), card: whole, target: whole, value: whole });

const anchorSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("card"), card: whole }),
  z.strictObject({ kind: z.literal("place"), key: whole }),
  z.strictObject({ kind: z.literal("slot"), zone: z.string(), side: whole, slot: whole }),
  z.strictObject({ kind: z.literal("zone"), zone: z.string(), side: whole }),
  z.strictObject({ kind: z.literal("seat"), seat: whole }),
]);

const asked = { seat: whole, title: z.string(), purpose: z.string() };

export const promptSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...asked, kind: z.literal("act") }),
  z.strictObject({
    ...asked,
    kind: z.literal("cards"),
    cards: wholes,
    min: whole,
    max: whole,
    direct: z.boolean(),
    blind: z.boolean(),
    ordered: z.boolean(),
    picked: wholes,
    hidden: wholes.exactOptional(),
  }),
  z.strictObject({
    ...asked,
    kind: z.literal("options"),
    options: z.array(
      z.strictObject({ label: z.string(), refusal: z.string().nullable(), at: anchorSchema.exactOptional() }),
    ),
  }),
  z.strictObject({ ...asked, kind: z.literal("number"), min: whole, max: whole }),
  z.strictObject({
    ...asked,
    kind: z.literal("arrange"),
    cards: wholes,
    piles: z.array(z.strictObject({ title: z.string(), cards: wholes, ordered: z.boolean() })),
    moved: wholes,
  }),
  z.strictObject({
    ...asked,
    kind: z.literal("confirm"),
    yes: z.string(),
    no: z.string(),
    refusal: z.string().nullable(),
  }),
]);

export const answerSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("act"), action: actionSchema }),
  z.strictObject({ kind: z.literal("cards"), cards: wholes }),
  z.strictObject({ kind: z.literal("options"), index: whole }),
  z.strictObject({ kind: z.literal("number"), value: whole }),
  z.strictObject({ kind: z.literal("arrange"), piles: z.array(wholes) }),
  z.strictObject({ kind: z.literal("confirm"), yes: z.boolean() }),
]);

/** The kernel's fields of a frame but `kind`, to be extended by the game's. */
export const frameShape = {
  step: whole,
  cause: causeSchema,
  prompt: promptSchema.nullable(),
  answer: answerSchema.nullable(),
  returned: jsonSchema,
};

/** The kernel's fields of an item on the stack. */
export const itemShape = { id: whole, controller: whole, card: whole, cause: causeSchema };
