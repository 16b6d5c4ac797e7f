import { z } from "zod";
import {
  cardShape,
  frameShape,
  itemShape,
  jsonSchema,
  varsSchema,
  wholeSchema as whole,
  type Schemas,
} from "../../../../match/index.js";
import { conditions, phases, roles, zoneNames, type TcgCounters, type TcgTypes } from "../types.js";

const entry = z.strictObject({
  from: whole,
  to: whole,
  amount: whole,
  flags: z.array(z.string()),
  isPrinted: z.boolean(),
  steps: z.array(z.strictObject({ change: z.string(), by: z.string() })).default([]),
});

const attack = z.strictObject({
  attacker: whole,
  attackerObject: whole,
  move: varsSchema,
  entries: z.array(entry),
  after: z.array(varsSchema),
  done: whole,
});

const counterNames = [
  "prizesTaken",
  "energiesPlayed",
  "supportersPlayed",
  "stadiumsPlayed",
  "retreats",
  "mulligans",
  "turns",
  "lostUnitIn",
] as const satisfies readonly (keyof TcgCounters)[];

/** The check of a saved position. */
export const schemas: Schemas<TcgTypes> = {
  card: z.strictObject({
    ...cardShape,
    zone: z.enum(zoneNames),
    unit: whole,
    role: z.enum(roles),
    slot: whole,
    damage: whole,
    conditions: z.array(z.enum(conditions)),
    entered: whole,
    evolved: whole,
    switchedIn: whole,
    switchedOut: whole,
    hurt: whole,
    lastHurt: whole,
    hurtByOpponent: z.boolean(),
  }),
  counters: z.record(z.enum(counterNames), whole) satisfies z.ZodType<TcgCounters>,
  frame: z.discriminatedUnion("kind", [
    z.strictObject({ ...frameShape, kind: z.literal("turn") }),
    z.strictObject({
      ...frameShape,
      kind: z.literal("run"),
      name: z.string(),
      args: varsSchema,
      journal: z.array(jsonSchema),
      waits: z.enum(["", "answer", "return"]),
    }),
  ]),
  event: z.strictObject({ type: z.string(), target: whole, seat: whole, data: varsSchema }),
  item: z.strictObject(itemShape),
  table: z.strictObject({
    phase: z.enum(phases),
    attack: attack.nullable(),
    flips: z.array(z.boolean()).nullable(),
    reflippedBy: z.array(whole),
    enteredBy: z.string(),
    uses: z.strictObject({ turn: whole, times: z.record(z.string(), whole) }),
    endsTurn: z.boolean(),
    extraTurn: whole,
    first: whole,
    isTied: z.boolean(),
    suddenDeaths: whole,
  }),
};
