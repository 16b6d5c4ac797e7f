import { z } from "zod";
import { cardShape, frameShape, itemShape, wholeSchema as whole, type Schemas } from "../../../../match/index.js";
import { events, manaTypes, scopes } from "../../vocabulary.js";
import { phases, zoneNames, type PtgCounters, type PtgTypes } from "../types.js";
import { sourceOf } from "../values/mana.js";

const listener = { card: whole, object: whole, seat: whole };
const known = z.strictObject({ card: whole, object: whole });
const event = z.strictObject({
  type: z.enum(events),
  seat: whole,
  target: whole,
  object: whole,
  attacker: whole,
  attackerObject: whole,
  attack: whole,
  defense: whole,
});
const job = z.strictObject({ ...listener, ability: whole, alteration: whole, attack: whole, defense: whole });
const ending = z.strictObject({
  event: z.enum(events),
  scope: z.enum(scopes).nullable(),
  listener: z.strictObject(listener),
});
const change = z.strictObject({
  sets: z.boolean(),
  attack: whole.nullable(),
  defense: whole.nullable(),
  until: whole,
  ending: ending.nullable(),
});

const counterNames = [...manaTypes, ...manaTypes.map(sourceOf), "health", "manaPlayed"] as const;

/** The check of a saved position. */
export const schemas: Schemas<PtgTypes> = {
  card: z.strictObject({
    ...cardShape,
    zone: z.enum(zoneNames),
    damage: whole,
    token: z.boolean(),
    attacked: z.boolean(),
    blocked: z.boolean(),
    changes: z.array(change),
  }),
  counters: z.record(z.enum(counterNames), whole) satisfies z.ZodType<PtgCounters>,
  frame: z.strictObject({ ...frameShape, kind: z.enum(["turn", "settle"]) }),
  event,
  item: z.strictObject(itemShape),
  table: z.strictObject({
    phase: z.enum(phases),
    combats: z.array(z.strictObject({ attacker: known, blockers: z.array(known) })),
    jobs: z.array(job),
    queue: z.array(event),
    triggered: whole,
    activated: z.array(whole),
  }),
};
