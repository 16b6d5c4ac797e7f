import { z } from "zod";
import {
  cardShape,
  frameShape,
  itemShape,
  jsonSchema,
  wholeSchema as whole,
  type Schemas,
} from "../../../../match/index.js";
import { eventNames, phases, rows, zoneNames, type TtcgTypes } from "../types.js";

const known = z.strictObject({ card: whole, object: whole });
const knownList = z.array(known);
const zone = z.enum(zoneNames);
const anyZone = z.union([zone, z.literal("")]);

const event = z.strictObject({
  type: z.enum(eventNames),
  seat: whole,
  target: whole,
  object: whole,
  from: anyZone,
  to: anyZone,
  untapped: z.boolean(),
  equipped: z.boolean().default(false),
  other: whole,
  item: whole,
});

const item = z.strictObject({
  ...itemShape,
  object: whole,
  definition: whole,
  effect: whole,
  aims: z.array(knownList),
  against: z.array(whole).default([]),
  paid: knownList,
  event: event.nullable(),
  isCountered: z.boolean(),
});

const frame = z.discriminatedUnion("kind", [
  z.strictObject({ ...frameShape, kind: z.enum(["turn", "opening", "attack"]) }),
  z.strictObject({
    ...frameShape,
    kind: z.literal("activation"),
    card: whole,
    object: whole,
    effect: whole,
    seat: whole,
    event: event.nullable(),
    within: z.enum(["paid", "free"]).nullable(),
    definition: whole,
    at: whole,
    paid: knownList,
    aims: z.array(knownList),
    against: z.array(whole).default([]),
  }),
  z.strictObject({ ...frameShape, kind: z.literal("chain"), passes: whole, asked: whole }),
  z.strictObject({
    ...frameShape,
    kind: z.literal("resolve"),
    item,
    part: z.enum(["actions", "offer", "later"]),
    at: whole,
    cards: z.array(z.array(whole)),
    stage: whole,
    memory: jsonSchema,
  }),
  z.strictObject({
    ...frameShape,
    kind: z.literal("destroy"),
    cards: knownList,
    by: z.enum(["battle", "effect", "cost"]),
    byCards: z.array(whole),
    at: whole,
    spared: z.array(whole),
  }),
  z.strictObject({ ...frameShape, kind: z.literal("limit"), seat: whole }),
  z.strictObject({ ...frameShape, kind: z.literal("search"), host: known }),
  z.strictObject({ ...frameShape, kind: z.literal("untap"), seat: whole, cards: knownList, at: whole }),
]);

/** The check of a saved position. */
export const schemas: Schemas<TtcgTypes> = {
  card: z.strictObject({
    ...cardShape,
    zone,
    row: z.enum(rows).nullable(),
    slot: whole,
    depth: whole,
    tapped: z.boolean(),
    tappedTurn: whole,
    attacks: whole,
    host: whole,
    uses: z.array(whole),
    echoes: whole,
  }),
  counters: z.strictObject({ points: whole, played: whole }),
  frame,
  event,
  item,
  table: z.strictObject({
    phase: z.enum(phases),
    next: whole,
    skipping: z.enum(phases).nullable(),
    waiting: z.array(
      z.strictObject({ card: whole, object: whole, seat: whole, effect: whole, event: event.nullable() }),
    ),
    attack: z
      .strictObject({ attacker: known, target: known.nullable(), seat: whole, isCountered: z.boolean() })
      .nullable(),
    skips: z.array(z.strictObject({ seat: whole, what: z.enum(["turn", "draw", "main", "battle"]) })),
    tappedThisTurn: knownList,
    destroyedThisTurn: knownList,
    declined: z.array(whole),
    discardedNow: z.array(whole),
    later: z.array(item),
    revealed: knownList,
    revealedNow: knownList.default([]),
  }),
};
